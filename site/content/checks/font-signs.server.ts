import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

let signs: Set<string> | undefined;

/** All signs that both typefaces of the site have. Read once: unpacking the fonts takes a tenth of a second. */
export function signsInFonts(): Set<string> {
  signs ??= readSigns();
  return signs;
}

function readSigns(): Set<string> {
  const [first = new Set<number>(), ...others] = ['jost', 'vollkorn'].map((name) => {
    const file = new URL(`../../styles/fonts/${name}.woff2`, import.meta.url);
    return new Set((openSync(fileURLToPath(file)) as Font).characterSet);
  });
  const inAll = [...first].filter((code) => others.every((font) => font.has(code)));
  return new Set(inAll.map((code) => String.fromCodePoint(code)));
}
