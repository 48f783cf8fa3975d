import matter from 'gray-matter';
import { ContentError } from '../errors/content-error.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.server.ts';
import { remember } from './remember.ts';

export type MarkdownFile = {
  yaml: ParsedYaml;
  /** Offset of the front matter in the file. */
  yamlOffset: number;
  body: string;
  bodyLine: number;
  bodyOffset: number;
};

/**
 * Splits a Markdown file into YAML front matter and body.
 * @throws ContentError or ContentError[] if there is no front matter or it is not YAML
 */
export function readMarkdownFile(file: string, source: string): MarkdownFile {
  return remembered(file, source, () => divide(file, source));
}

/** Most checks ask for every file. */
const remembered = remember<MarkdownFile>();

function divide(file: string, source: string): MarkdownFile {
  // gray-matter would execute `---js` front matter: allow YAML only.
  const language = /^---[ \t]*([^\r\n\s]*)/.exec(source)?.[1];
  const end = /\n---[ \t]*(?:\r?\n|$)/.exec(source)?.index;
  if (language === undefined || end === undefined) {
    throw new ContentError({ file }, missingHead(source));
  }
  if (language !== '' && language !== 'yaml') {
    throw new ContentError({ file }, `Der Kopf der Datei muss mit --- beginnen, nicht mit ---${language}`);
  }
  const stray = strayLine(source.slice(0, end));
  if (stray) {
    throw new ContentError(
      { file, line: stray },
      'Diese Zeile ist kein Feld (name: Text). Beginnt hier der Text, fehlt davor die Zeile aus drei Strichen (---), mit der der Kopf endet',
    );
  }
  let front = '';
  const engine = {
    parse(text: string) {
      front = text.replace(/^\r?\n/, '');
      return {};
    },
    stringify: refuseToRun,
  };
  const { content: body } = matter(source, {
    engines: { yaml: engine, json: refuseToRun, javascript: refuseToRun },
  });
  const bodyOffset = source.length - body.length;
  const bodyLine = source.slice(0, bodyOffset).split('\n').length;
  const blank = secondHead.exec(body)?.[1];
  if (blank !== undefined) {
    const line = bodyLine + blank.split('\n').length - 1;
    const problem =
      'Hier beginnt ein zweiter Kopf. Löschen Sie ihn, von diesen drei Strichen bis zu den nächsten; seine Felder gehören in den ersten';
    throw new ContentError({ file, line }, problem);
  }
  return {
    yaml: parseYaml(file, front, 2),
    yamlOffset: source.indexOf('\n') + 1,
    body,
    bodyLine,
    bodyOffset,
  };
}

/** A second front matter where the body should begin. */
const secondHead = /^(\s*)---[ \t]*\n(?:[ \t-][^\n]*\n|\w[\w-]*:[^\n]*\n)+?---[ \t]*(?:\n|$)/;

function missingHead(source: string): string {
  if (/^---[ \t]*\n/.test(source)) {
    return 'Dem Kopf der Datei fehlt das Ende. Setzen Sie zwischen das letzte Feld und den Text eine Zeile aus drei Strichen (---)';
  }
  if (/^\s+---/.test(source)) {
    return 'Vor den drei Strichen (---) der ersten Zeile darf nichts stehen. Löschen Sie die Leerzeichen und leeren Zeilen davor';
  }
  if (/^[–—]/.test(source)) {
    return 'Die erste Zeile besteht aus einem Gedankenstrich. Schreiben Sie drei Bindestriche (---)';
  }
  return 'Der Kopf der Datei fehlt. Sie muss mit einer Zeile aus drei Strichen (---) beginnen, darunter die Felder, danach wieder eine Zeile aus drei Strichen';
}

/** The first line of a head that is neither a field, a list entry, a comment, nor a continuation of one. */
function strayLine(head: string): number {
  return (
    head
      .split('\n')
      .findIndex((line, index) => index > 0 && /^(?!["'\p{L}\p{N}_-]+\s*:)[^\s#-]/u.test(line)) + 1
  );
}

function refuseToRun(): never {
  throw new Error('Only YAML front matter is read.');
}
