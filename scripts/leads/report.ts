import { parseOptions } from '../options.ts';
import { step } from '../progress.ts';
import type { Command } from './command.ts';
import { readEmail } from './email.ts';
import { readLabels } from './labels.ts';
import { targetOptions, withTarget } from './open-target.ts';
import { isAbout, searchQueue } from './queues.ts';
import { leadsByEmail } from './read-leads.ts';
import { reportText } from './report-text.ts';
import type { Target } from './target.ts';
import { checkTarget, writePrivate } from './write-file.ts';

const help = `Stellt zusammen, was zu einer E-Mail-Adresse gespeichert ist, als Auskunft nach Art. 15 DSGVO.

  npm run leads -- report --email name@example.com
  npm run leads -- report --email name@example.com --out auskunft.txt
  npm run leads -- report --email name@example.com --stage prod --out auskunft.txt --force

Eine vorhandene Datei bleibt, wie sie ist; --force überschreibt sie.`;

const advice = `Bevor Sie die Auskunft geben:
  - Fragt wirklich die Person, der die Adresse gehört? Antworten Sie nur an diese Adresse (Art. 12 Abs. 6 DSGVO).
  - Ergänzen Sie, was Sie sonst über sie haben: Postfach, Kalender, Buchungsdienst, Verträge und Rechnungen.
  - Antworten Sie innerhalb eines Monats (Art. 12 Abs. 3 DSGVO).`;

export const report: Command = {
  summary: 'gibt Auskunft über alles zu einer Adresse (Art. 15 DSGVO)',
  help,
  async run(args, terminal) {
    const { values } = parseOptions(help, {
      args,
      options: {
        ...targetOptions,
        email: { type: 'string' },
        out: { type: 'string' },
        force: { type: 'boolean', default: false },
      },
    });
    const email = readEmail(values.email, help);
    const { out, force } = values;
    if (out) checkTarget(out, force);
    const labels = readLabels();
    const now = new Date();
    await withTarget(values, terminal, async (target) => {
      const leads = await step('Einträge lesen', () => leadsByEmail(target, email, now));
      const ids = leads.map(({ id }) => id);
      const deadLetters = await step('Warteschlangen durchsuchen', () =>
        countDeadLetters(target, { email, ids }),
      );
      const hasWebhook = target.queues.some(({ name }) => name === 'Webhook');
      const text = reportText({ email, leads, deadLetters, hasWebhook, now }, labels);
      if (out) writePrivate(out, `\uFEFF${text}\n`, force);
      terminal.print(out ? `${out} geschrieben.` : text);
      terminal.note(`\n${advice}`);
    });
  },
};

async function countDeadLetters(
  { sqs, queues }: Target,
  wanted: { email: string; ids: string[] },
): Promise<number> {
  let sum = 0;
  for (const { deadLetterUrl } of queues) {
    sum += (await searchQueue(sqs, deadLetterUrl, (body) => isAbout(body, wanted), { remove: false })).found;
  }
  return sum;
}
