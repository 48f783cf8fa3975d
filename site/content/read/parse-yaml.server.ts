import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { ContentError, type Location } from '../errors/content-error.ts';
import { type FieldPath, fieldName } from '../errors/field-path.ts';
import { yamlProblems } from '../errors/yaml-problems.server.ts';
import { remember } from './remember.ts';

export type ParsedYaml = {
  value: unknown;
  /** Line of the file where the YAML begins. */
  firstLine: number;
  /** Location of a field in the file; the line is that of its nearest existing parent. */
  at: (path: FieldPath) => Location;
  /** The syntax tree, with the location of every value. */
  document: Document.Parsed;
};

/** Maximum problems reported, as more have a common cause: nobody reads a hundred lines about one bracket. */
const MOST_PROBLEMS = 10;

const remembered = remember<ParsedYaml>();

/**
 * Parses YAML 1.2 and keeps the location of each field.
 * @param file name for messages
 * @param source the YAML text with LF line ends
 * @param firstLine line of the file where `source` begins
 * @throws ContentError[] for invalid YAML, duplicate keys, and syntax the owner meant as text: references, tags,
 *   comments after a text
 */
export function parseYaml(file: string, source: string, firstLine = 1): ParsedYaml {
  return remembered(file, source, () => parse(file, source, firstLine));
}

function parse(file: string, source: string, firstLine: number): ParsedYaml {
  const lines = new LineCounter();
  // Its own warnings are in English; our checks cover misread text.
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    merge: false,
    logLevel: 'error',
  });
  // An empty text has no lines to count.
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line) + firstLine - 1;

  const problems = yamlProblems(document, source, lineAt);
  if (problems.length > 0) {
    const reported = problems
      .slice(0, MOST_PROBLEMS)
      .map(
        ({ offset, path, problem }) =>
          new ContentError({ file, line: lineAt(offset), field: fieldName(path) }, problem),
      );
    const next = problems[MOST_PROBLEMS];
    if (!next) throw reported;
    const rest = `Dazu kommen ${problems.length - MOST_PROBLEMS} weitere Fehler in dieser Datei. Beheben Sie zuerst die oberen`;
    throw [...reported, new ContentError({ file, line: lineAt(next.offset) }, rest)];
  }

  const at = (path: FieldPath) => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const segment of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
        if (!pair) break;
        if (isScalar(pair.key) && pair.key.range) offset = pair.key.range[0];
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(segment)];
        if (isScalar(node) || isMap(node) || isSeq(node)) offset = node.range?.[0] ?? offset;
      }
    }
    return { file, line: lineAt(offset), field: fieldName(path) };
  };

  // Aliases are rejected above; if one slips through, it must not exhaust memory.
  return { value: document.toJS({ maxAliasCount: 0 }), firstLine, at, document };
}
