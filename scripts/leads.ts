import { createInterface } from 'node:readline/promises';
import { runLeads } from './leads/run.ts';
import { failInGerman } from './progress.ts';

/** `npm run leads -- <command>`: manages stored leads. */
try {
  await runLeads(process.argv.slice(2), {
    print: (text) => console.log(text),
    note: (text) => console.error(text),
    async ask(question) {
      const input = createInterface({ input: process.stdin, output: process.stderr });
      // Closed input means no consent.
      // While it asks, readline keeps Ctrl+C to itself.
      input.once('SIGINT', () => process.exit(130));
      const closed = new Promise<string>((resolve) => input.once('close', () => resolve('')));
      const answer = await Promise.race([input.question(question), closed]);
      input.close();
      return answer;
    },
  });
} catch (error) {
  failInGerman(error);
}
