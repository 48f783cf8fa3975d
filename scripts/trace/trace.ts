import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const TRACE = join(root, 'docs/TRACE.md');
/** What is traced, by the letter in front of its line numbers. Both lie beside the project, not in it. */
const DOCUMENTS = {
  S: join(root, '../shared/specification.md'),
  P: join(root, '../shared/product.md'),
};

/** A file, and the text in it that says or checks what the line asks for. */
type Reference = { path: string; text: string | undefined };
type Row = { number: number; line: string; places: Reference[]; tests: Reference[] };

export type Trace = { rows: number; lines: number; problems: string[] };

/**
 * Whether every line of the specification and of the decisions has a place and a test, and both still say what they did.
 * @param source of docs/TRACE.md
 * @returns what is wrong, each with the line of that file
 */
export function checkTrace(source: string): Trace {
  const rows = rowsOf(source);
  const traced = new Set(rows.map(({ line }) => line));
  const asked = askedOf(source);
  return {
    rows: rows.length,
    lines: asked.length,
    problems: [
      ...(asked.length === 0 ? ['It does not say which lines it traces.'] : []),
      ...changesOf(asked),
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

/** Where the documents are at hand, whether they ask for other lines than the trace says. */
function changesOf(asked: readonly string[]): string[] {
  return Object.entries(DOCUMENTS).flatMap(([letter, file]) => {
    if (!existsSync(file)) return [];
    const now = linesToTrace(readFileSync(file, 'utf8')).map((number) => `${letter}${number}`);
    const before = asked.filter((line) => line.startsWith(letter));
    const differs = [
      ...now.filter((line) => !before.includes(line)),
      ...before.filter((line) => !now.includes(line)),
    ];
    return differs.length > 0 ? [`${file} has changed: ${differs.join(', ')}.`] : [];
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
