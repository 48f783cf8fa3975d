import { checkPublish, topicNames, topicOf } from '../site/content/checks/check-publish.server.ts';
import { ContentError } from '../site/content/errors/content-error.ts';
import { readContent } from '../site/content/load-content.server.ts';
import { frontMatters } from '../site/content/read/texts.server.ts';
import { editorConfig } from '../site/editor/config.server.ts';
import { formsIn, placeInForms } from '../site/editor/form-language.ts';
import { annotate } from './annotate.ts';
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

/** Places inside a message: content/books.yaml:14 books[2].isbn */
const place = /(?<![\w/-])((content\/[\w/-]+\.(?:yaml|md)):\d+)((?: [\w-]+(?:\[\d+\]|\.[\w-]+)*)?)/g;

/** Says a refusal's places by the labels of the editor's forms; files and lines stay. */
function inForms() {
  const forms = formsIn(editorConfig().collections ?? []);
  const { files } = readContent({ unpublished: true });
  const values = new Map(
    [...files.yaml, ...frontMatters(files.markdown)].map(({ file, data }) => [file, data]),
  );
  const say = (file: string, field: string) => placeInForms({ file, field }, forms, values.get(file));
  return ({ file, line, field, problem, lines }: ContentError) => {
    const text = problem.replace(place, (_, at, other, name) => `${at} ${say(other, name.trim())}`);
    return new ContentError({ file, line, field: say(file, field) }, text, lines);
  };
}

try {
  main();
} catch (error) {
  failInGerman(error);
}
