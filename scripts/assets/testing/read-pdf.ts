import { inflateSync } from 'node:zlib';

/** Text of a drawing operation, with its structure element, or undefined in an artifact. */
export type Drawn = { page: number; tag: string | undefined; text: string };

export type ReadPdf = {
  /** The dictionary of every object. */
  objects: string[];
  pages: number;
  drawn: Drawn[];
};

/** A minimal reader for the PDFs of this project. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = new Map<string, { dictionary: string; stream: string }>();
  const source = bytes.toString('latin1');
  for (const { 1: id = '', 2: dictionary = '', index, 0: head } of source.matchAll(
    /\n(\d+) 0 obj\n([\s\S]*?)\n(?:stream\n|endobj)/g,
  )) {
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const stream = bytes.subarray(index + head.length, index + head.length + length);
    const data = dictionary.includes('/Filter /FlateDecode') ? inflateSync(stream) : stream;
    objects.set(id, { dictionary, stream: data.toString('latin1') });
  }
  const referred = (dictionary: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '');

  const kids = /\/Type \/Pages[\s\S]*?\/Kids \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => objects.get(id)?.dictionary ?? '');
  const drawn = pages.flatMap((page, index) => {
    const resources = referred(page, 'Resources')?.dictionary ?? '';
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        unicodeOf(referred(objects.get(id)?.dictionary ?? '', 'ToUnicode')?.stream ?? ''),
      ]),
    );
    return drawnIn(referred(page, 'Contents')?.stream ?? '', fonts).map((one) => ({
      page: index + 1,
      ...one,
    }));
  });
  return { objects: [...objects.values()].map(({ dictionary }) => dictionary), pages: pages.length, drawn };
}

/** Text by glyph number of a font. */
function unicodeOf(map: string): string[] {
  return [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
      codes
        .split(' ')
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    ),
  );
}

function drawnIn(content: string, fonts: Map<string, string[]>): Array<Omit<Drawn, 'page'>> {
  const tags: string[] = [];
  let font: string[] = [];
  return [...content.matchAll(/\/(\w+) <<[^>]*>> BDC|EMC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(
    ([operation, tag, fontName, glyphs]) => {
      if (tag) tags.push(tag);
      else if (operation === 'EMC') tags.pop();
      else if (fontName) font = fonts.get(fontName) ?? [];
      if (glyphs === undefined) return [];
      const numbers = [...glyphs.matchAll(/<([0-9a-f]*)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      return { tag: tags.at(-1), text: numbers.map((hex) => font[Number.parseInt(hex, 16)] ?? '').join('') };
    },
  );
}
