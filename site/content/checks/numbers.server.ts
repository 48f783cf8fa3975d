import { ContentError } from '../content-error.ts';
import type { Content, ContentFiles } from '../load-content.server.ts';
import { centsTypedAsEuros, typedAmounts } from './amounts.server.ts';
import { contradictingFigures } from './figures.server.ts';
import { markdownTexts, type Text, yamlTexts } from './texts.server.ts';

/** Figures, promises and amounts that say something else in one place than in another. */
export function contradictions(content: Content, files: ContentFiles): ContentError[] {
  const texts = [...yamlTexts(files.yaml), ...markdownTexts(files)];
  return [
    ...contradictingFigures(content, files.yaml, texts),
    ...contradictingPromises(texts),
    ...typedAmounts(content, texts),
    ...centsTypedAsEuros(content, files),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** How soon the owner answers: "innerhalb von 24 Stunden". */
const promise = /(?:innerhalb von|binnen)[ \u00A0](\d+)[ \u00A0]Stunden/gu;

function contradictingPromises(texts: Text[]): ContentError[] {
  const found = texts.flatMap((place) =>
    [...place.text.matchAll(promise)].map(([words, hours]) => ({ place, words, hours })),
  );
  const [first] = found;
  return found
    .filter(({ hours }) => hours !== first?.hours)
    .map(
      ({ place: { file, line, field }, words }) =>
        new ContentError(
          file,
          line,
          field,
          `„${words}“ widerspricht einer anderen Stelle. „${first?.words}“ steht in ${first?.place.file}:${first?.place.line}. Gleichen Sie die Angaben an`,
        ),
    );
}
