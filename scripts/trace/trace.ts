import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const TRACE = join(root, 'docs/TRACE.md');
/** The text of what is traced, by the letter in front of its line numbers. Neither lies in the project. */
export type Documents = { S?: string | undefined; P?: string | undefined };

/** A file, and the text in it that says or checks what the line asks for. */
type Reference = { path: string; text: string | undefined };
type Row = { number: number; line: string; places: Reference[]; tests: Reference[] };

export type Trace = { rows: number; lines: number; problems: string[] };

/**
 * Whether every line of the specification and of the decisions has a place and a test, and both still say what they did.
 * @param source of docs/TRACE.md
 * @param documents those at hand, to see whether they ask for other lines than the trace says
 * @returns what is wrong, each with the line of that file
 */
export function checkTrace(source: string, documents: Documents = {}): Trace {
  const rows = rowsOf(source);
  const traced = new Set(rows.map(({ line }) => line));
  const asked = askedOf(source);
  return {
    rows: rows.length,
    lines: asked.length,
    problems: [
      ...(asked.length === 0 ? ['It does not say which lines it traces.'] : []),
      ...changesOf(asked, documents),
      ...asked.filter((line) => !traced.has(line)).map((line) => `${line} has no row.`),
      ...rows.flatMap(problemsOf),
    ],
  };
}

function rowsOf(source: string): Row[] {
  return source.split('\n').flatMap((text, index) => {
    const [, line, , places, tests] = text.split(/\s*\|\s*/);
    if (!line || !/^[SP]\d+$/.test(line)) return [];
    return [{ number: index + 1, line, places: referencesIn(places), tests: referencesIn(tests) }];
  });
}

function referencesIn(cell = ''): Reference[] {
  const references = cell.matchAll(/\[([^\]]+)\]\(\.\.\/\1\)(?: (?:`([^`]+)`|"([^"]+)"))?/g);
  return [...references].map(([, path = '', code, title]) => ({ path, text: code ?? title }));
}

function problemsOf({ number, line, places, tests }: Row): string[] {
  const at = (problem: string) => `docs/TRACE.md:${number} ${line}: ${problem}`;
  return [
    ...(places.length === 0 ? [at('it has no place.')] : []),
    ...(tests.length === 0 ? [at('it has no test.')] : []),
    ...[...places, ...tests].flatMap(({ path, text }) => {
      const file = join(root, path);
      if (!existsSync(file)) return [at(`${path} is not there.`)];
      if (!text) return [at(`${path}: it does not say what to look for.`)];
      return readFileSync(file, 'utf8').includes(text) ? [] : [at(`${path} does not say “${text}”.`)];
    }),
  ];
}

/** The lines that the trace says it covers, as `<!-- lines: S3 S7-S23 … -->`: the documents are not part of the project. */
function askedOf(source: string): string[] {
  const ranges = /<!-- lines: (.+?) -->/s.exec(source)?.[1]?.split(/\s+/) ?? [];
  return ranges.flatMap((range) => {
    const [, letter, first, last] = /^([SP])(\d+)(?:-\1(\d+))?$/.exec(range) ?? [];
    const from = Number(first);
    return Array.from({ length: Number(last ?? first) - from + 1 }, (_, index) => `${letter}${from + index}`);
  });
}

function changesOf(asked: readonly string[], documents: Documents): string[] {
  return Object.entries(documents).flatMap(([letter, document]) => {
    if (document === undefined) return [];
    const now = linesToTrace(document).map((number) => `${letter}${number}`);
    const before = asked.filter((line) => line.startsWith(letter));
    const differs = [
      ...now.filter((line) => !before.includes(line)),
      ...before.filter((line) => !now.includes(line)),
    ];
    return differs.length > 0 ? [`The document has changed: ${differs.join(', ')}.`] : [];
  });
}

/** Numbers of the lines that say something: no blank ones, headings, heads and rules of tables. */
export function linesToTrace(document: string): number[] {
  const lines = document.split('\n');
  const isRule = (line = '') => /^\|[\s|:-]+\|$/.test(line);
  return lines.flatMap((line, index) =>
    !line.trim() || line.startsWith('#') || isRule(line) || isRule(lines[index + 1]) ? [] : [index + 1],
  );
}
