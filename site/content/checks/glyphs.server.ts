import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { frontMatters, inEachText, markdownTexts, yamlTexts } from '../read/texts.server.ts';

/**
 * Signs that the site's typefaces lack. Letters pass: names can't be worded differently, and browsers draw them in the
 * stand-in.
 */
export function missingGlyphs(files: ContentFiles, hasSign: (sign: string) => boolean): ContentError[] {
  const texts = [...yamlTexts([...files.yaml, ...frontMatters(files.markdown)]), ...markdownTexts(files)];
  return texts.flatMap((location) => {
    const missing = signsOf(location).filter((sign) => !hasSign(sign));
    if (missing.length === 0) return [];
    const signs = missing.map((sign) => named(sign, location.text)).join(', ');
    return new ContentError(
      location,
      `Die Schriften der Website haben kein Zeichen für ${signs}. Schreiben Sie die Stelle anders`,
    );
  });
}

/** What no font has, such as Word's bullet, is found by the words after it. */
function named(sign: string, text: string): string {
  if (!/\p{C}/u.test(sign)) return `„${sign}“`;
  const at = text.indexOf(sign);
  const after = text
    .slice(at + sign.length)
    .trimStart()
    .slice(0, 20);
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `ein unsichtbares Zeichen${after && ` vor „${after}“`} (U+${code}; aus Word kopiert, ist es meist ein Aufzählungspunkt)`;
}

const signsOf = inEachText(({ text }) => [...new Set(text)].filter((sign) => !/[\s\p{L}\p{M}]/u.test(sign)));
