import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { frontMatters, markdownTexts, yamlTexts } from '../read/texts.server.ts';

/**
 * Signs that the site's typefaces lack. Letters pass: names can't be worded differently, and browsers draw them in the
 * stand-in.
 */
export function missingGlyphs(files: ContentFiles): ContentError[] {
  const fonts = ['jost', 'vollkorn'].map(
    (name) => openSync(fileURLToPath(new URL(`../../styles/fonts/${name}.woff2`, import.meta.url))) as Font,
  );
  const known = new Map<string, boolean>();
  const isKnown = (sign: string) => {
    const found =
      known.get(sign) ?? fonts.every((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
    known.set(sign, found);
    return found;
  };
  const texts = [...yamlTexts([...files.yaml, ...frontMatters(files.markdown)]), ...markdownTexts(files)];
  return texts.flatMap((location) => {
    const missing = [...new Set(location.text)].filter(
      (sign) => !/[\s\p{L}\p{M}]/u.test(sign) && !isKnown(sign),
    );
    if (missing.length === 0) return [];
    const signs = missing.map((sign) => `„${sign}“`).join(', ');
    return new ContentError(
      location,
      `Die Schriften der Website haben kein Zeichen für ${signs}. Schreiben Sie die Stelle anders`,
    );
  });
}
