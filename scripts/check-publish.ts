import { checkPublish } from '../site/content/checks/check-publish.server.ts';
import { annotate } from './annotate.ts';
import { parseOptions } from './parse-options.ts';
import { failInGerman } from './progress.ts';

const help = `Prüft, ob die Inhalte veröffentlicht werden dürfen.

  npm run check:publish

Es darf nichts Erfundenes, Abgelaufenes oder Unbelegtes mehr darin stehen: keine Muster, Platzhalter,
Beispieladressen und Muster-ISBN, keine Behauptung ohne Beleg, keine abgelaufene Aktion, kein Entwurf.`;

/** `npm run check:publish`: what must not reach visitors, for the owner. */
function main() {
  const { values } = parseOptions(help, { options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(help);
  const refusals = checkPublish();
  if (refusals.length === 0) return console.log('Die Inhalte dürfen veröffentlicht werden.');
  for (const [file, found] of Map.groupBy(refusals, ({ file }) => file)) {
    console.log(`${file} (${found.length})`);
    for (const { message } of found) console.log(`  ${message}`);
    console.log();
  }
  annotate('error', refusals);
  const count = refusals.length === 1 ? 'Eine Stelle muss' : `${refusals.length} Stellen müssen`;
  console.log(`${count} vor der Veröffentlichung noch geändert werden.`);
  process.exitCode = 1;
}

try {
  main();
} catch (error) {
  failInGerman(error);
}
