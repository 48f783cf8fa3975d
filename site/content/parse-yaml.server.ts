import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { ContentError } from './content-error.ts';
import { type FieldPath, fieldName } from './field-path.ts';
import { yamlProblems } from './yaml-problems.server.ts';

export type ParsedYaml = {
  value: unknown;
  /** Line of a field in the file; of the nearest field around it if it is not there. */
  lineOf: (path: FieldPath) => number;
  /** The tree with the place of every value in its text. */
  document: Document.Parsed;
};

/** More than these have one cause: nobody reads a hundred lines about one bracket. */
const MOST_PROBLEMS = 10;

/**
 * Reads YAML 1.2 and remembers where each field stands.
 * @param file name for messages
 * @param source the YAML text, its lines ended by LF
 * @param firstLine line of the file on which `source` begins
 * @throws ContentError[] for text that is not YAML, for duplicate keys, and for what YAML reads otherwise than
 *   the owner meant it: references, tags, comments behind a text
 */
export function parseYaml(file: string, source: string, firstLine = 1): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, merge: false });
  // An empty text has no lines to count.
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line) + firstLine - 1;

  const problems = yamlProblems(document, source, lineAt);
  if (problems.length > 0) {
    const told = problems
      .slice(0, MOST_PROBLEMS)
      .map(({ offset, path, problem }) => new ContentError(file, lineAt(offset), fieldName(path), problem));
    const next = problems[MOST_PROBLEMS];
    if (!next) throw told;
    const rest = `Dazu kommen ${problems.length - MOST_PROBLEMS} weitere Fehler in dieser Datei. Beheben Sie zuerst die oberen`;
    throw [...told, new ContentError(file, lineAt(next.offset), '', rest)];
  }

  const lineOf = (path: FieldPath) => {
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
    return lineAt(offset);
  };

  // No alias is left here; should one be, it must not fill the memory.
  return { value: document.toJS({ maxAliasCount: 0 }), lineOf, document };
}
