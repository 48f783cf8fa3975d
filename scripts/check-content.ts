import { join } from 'node:path';
import { type CheckedContent, checkContent } from '../site/content/checks/check-content.server.ts';
import { namedPictures } from '../site/content/checks/unshown-pictures.server.ts';
import { type ContentError, ContentErrors } from '../site/content/errors/content-error.ts';
import { contentFolder, listFolder } from '../site/content/read/content-files.server.ts';
import { ownPictures } from '../site/content/read/own-pictures.server.ts';
import { annotate } from './annotate.ts';
import { errorInForms, inForms } from './in-forms.ts';
import { parseOptions } from './options.ts';
import { failInGerman, step } from './progress.ts';
import { misspellings } from './spelling.ts';

const help = `Prüft die Inhalte in content/.

  npm run check:content                 nennt Fehler und Hinweise mit Datei und Zeile
  npm run check:content -- --pictures   nennt alle Bilder mit Mindestgröße
  npm run check:content -- --help       zeigt diese Hilfe

Fehler müssen behoben werden, vorher wird nichts veröffentlicht. Hinweise sollten Sie ansehen.`;

/** `npm run check:content`: reports mistakes in content/ to the owner. */
async function main() {
  const { values } = parseOptions(help, { options: { pictures: { type: 'boolean' } } });
  if (values.pictures) return listPictures(checkContent());

  const checked = checkContent();
  const hints = [...(await checkPhotographs(checked)), ...(await misspellings(checked.files))];
  const say = inForms();
  report({
    ...checked,
    errors: checked.errors.map(say),
    warnings: [...checked.warnings, ...hints].map(say),
  });
}

/** Checks the owner's photographs. Loads the image library only if there are any. */
async function checkPhotographs({ content }: CheckedContent): Promise<ContentError[]> {
  if (listFolder(join(contentFolder, 'images')).length === 0) return [];
  const { loadImages, turnedPhotographs } = await import('../site/images/images.server.ts');
  const { checkSharePictures } = await import('../site/images/share-pictures.server.ts');
  const { SHARE_IMAGE, shareCards, shareName } = await import('../site/seo/share-card.server.ts');
  // A new photograph takes seconds, so show progress.
  return step('Fotos in content/images prüfen', async () => {
    await loadImages(content);
    await checkSharePictures(shareCards(content).map(shareName), SHARE_IMAGE);
    return turnedPhotographs(content);
  });
}

/** Lists the pictures that the owner can replace by photographs: name, minimum size and use. */
async function listPictures({ content, files }: CheckedContent) {
  const { siteDrawings } = await import('../site/images/images.server.ts');
  const { MIN_WIDTH } = await import('../site/images/cut-to.ts');
  const drawn = siteDrawings(content);
  const own = new Set(ownPictures(contentFolder).map(({ name }) => name));
  const rows = [...namedPictures(content, files)].map(([name, shownIn]) => {
    const target = drawn.get(name);
    const size = target ? `${target.width} × ${target.height}` : `${MIN_WIDTH} breit`;
    return [name, size, own.has(name) ? 'Foto' : 'Zeichnung', [...shownIn].join(', ')];
  });
  rows.sort(([a = ''], [b = '']) => a.localeCompare(b, 'de'));
  const table = [['Name', 'Mindestens (Pixel)', 'Jetzt', 'Steht in'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
}

function report({ content, errors, warnings }: CheckedContent) {
  list('Fehler', 'Fehler', errors);
  list('Hinweis', 'Hinweise', warnings);
  annotate('error', errors);
  annotate('warning', warnings);
  if (errors.length > 0) process.exitCode = 1;
  else {
    const count = content.articles.length;
    console.log(`Die Inhalte sind in Ordnung (${count === 1 ? '1 Beitrag' : `${count} Beiträge`}).`);
  }
}

function list(one: string, many: string, found: ContentError[]) {
  if (found.length === 0) return;
  console.log(`${found.length} ${found.length === 1 ? one : many}:\n`);
  for (const { message, lines } of found) {
    console.log(`  ${message}`);
    // Without margin, to be copied.
    if (lines.length > 0) console.log(`\n${lines.join('\n')}\n`);
  }
  console.log();
}

try {
  await main();
} catch (failure) {
  const error = errorInForms(failure);
  if (error instanceof ContentErrors) annotate('error', error.errors);
  failInGerman(error);
}
