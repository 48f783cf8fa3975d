import { checkPublish, topicNames, topicOf } from '../site/content/checks/check-publish.server.ts';
import { annotate } from './annotate.ts';
import { errorInForms, inForms } from './in-forms.ts';
import { parseOptions } from './options.ts';
import { failInGerman } from './progress.ts';

const help = `Prüft, ob die Inhalte veröffentlicht werden dürfen.

  npm run check:publish

Es darf nichts Erfundenes, Abgelaufenes oder Unbelegtes mehr darin stehen: keine Muster, Platzhalter,
Beispieladressen und Muster-ISBN, keine Behauptung ohne Beleg, keine abgelaufene Aktion, kein Entwurf.`;

/** `npm run check:publish`: tells the owner what must not be published. */
function main() {
  parseOptions(help, {});
  const refusals = checkPublish();
  if (refusals.length === 0) return console.log('Die Inhalte dürfen veröffentlicht werden.');
  const left = Map.groupBy(refusals, topicOf);
  const say = inForms();
  for (const topic of topicNames) {
    const found = left.get(topic);
    if (!found) continue;
    console.log(`${topic} (noch ${found.length})\n`);
    for (const { message, lines } of found.map(say)) {
      console.log(`  ${message}`);
      // Printed without margin, so that copied lines have the file's indentation.
      if (lines.length > 0) console.log(`\n${lines.join('\n')}\n`);
    }
    console.log();
  }
  annotate('error', refusals.map(say));
  const count = refusals.length === 1 ? 'Eine Stelle muss' : `${refusals.length} Stellen müssen`;
  console.log(`${count} vor der Veröffentlichung noch geändert werden:\n`);
  for (const topic of topicNames) console.log(`  ${topic.padEnd(24)}${left.get(topic)?.length ?? 'fertig'}`);
  process.exitCode = 1;
}

try {
  main();
} catch (error) {
  failInGerman(errorInForms(error));
}
