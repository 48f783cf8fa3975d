import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, type YAMLError } from 'yaml';
import type { FieldPath } from './field-path.ts';

export type YamlProblem = { offset: number; path: FieldPath; problem: string };

type Located = { node: unknown; path: FieldPath; isKey: boolean };

/**
 * Problems of a parsed document: YAML errors, and valid YAML the owner meant as text.
 * @param lineAt gives the line of an offset in `source`
 */
export function yamlProblems(
  document: Document.Parsed,
  source: string,
  lineAt: (offset: number) => number,
): YamlProblem[] {
  const nodes = [...walk(document.contents)];
  const misread = nodes
    .map((found) => misreadText(found, source))
    .filter((problem) => problem !== undefined)
    .sort((a, b) => a.offset - b.offset);
  const [error, next] = document.errors;
  if (!error) return misread;

  // After the first error, the tree is a guess. Misread text on the line of an error is its cause.
  const errorLine = lineAt(error.pos[0]);
  const before = misread.filter(({ offset }) => lineAt(offset) <= errorLine);
  const causes = before.some(({ offset }) => errorLine - lineAt(offset) <= 1);
  return causes ? before : [...before, explain(error, next, nodes, source, lineAt)];
}

function* walk(node: unknown, path: FieldPath = []): Generator<Located> {
  yield { node, path, isKey: false };
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      // A bracket at the start of a text makes a collection the key, which has no name to report.
      const inner = isScalar(key) ? [...path, String(key.value)] : path;
      yield { node: key, path: inner, isKey: isScalar(key) };
      yield* walk(value, inner);
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* walk(item, [...path, index]);
  }
}

/** A reference, tag or comment where the owner typed text. */
function misreadText({ node, path, isKey }: Located, source: string): YamlProblem | undefined {
  if (isAlias(node)) return { offset: start(node), path, problem: reference(`*${node.source}`) };
  if (!isScalar(node) && !isCollection(node)) return undefined;
  if (node.anchor) return { offset: start(node), path, problem: reference(`&${node.anchor}`) };
  if (node.tag) return { offset: start(node), path, problem: quoteIt('!') };
  // Unquoted, {{owner}} is a map within a map.
  if (isCollection(node) && node.flow && source.startsWith('{{', start(node))) {
    return { offset: start(node), path, problem: quoteIt('{{') };
  }
  if (isScalar(node) && node.type?.startsWith('BLOCK') && /^[|>]\d?\+/.test(source.slice(start(node)))) {
    return {
      offset: start(node),
      path,
      problem: 'Das Pluszeichen hinter | oder > nimmt leere Zeilen unter dem Text in ihn auf. Löschen Sie es',
    };
  }
  if (isKey || !isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;

  const [begin, end] = node.range;
  const text = source.slice(begin, end);
  const entry = /\n[ \t]*(?=[-–•*])/.exec(text);
  if (entry) {
    return {
      offset: /^[-–•*]/.test(text) ? begin : begin + entry.index + entry[0].length,
      path,
      problem:
        'Diese Zeile ist so kein eigener Eintrag der Liste. Rücken Sie sie so weit ein wie die anderen, und beginnen Sie sie mit einem Bindestrich und einem Leerzeichen',
    };
  }
  const isText = typeof node.value === 'string' || begin === end;
  return isText && /^[ \t]*#/.test(source.slice(end))
    ? {
        offset: end,
        path,
        problem:
          'Ab dem Zeichen # gilt die Zeile als Kommentar und fehlt im Text. Setzen Sie den ganzen Text in "gerade Anführungszeichen", oder schreiben Sie den Kommentar in eine eigene Zeile',
      }
    : undefined;
}

function explain(
  error: YAMLError,
  next: YAMLError | undefined,
  nodes: Located[],
  source: string,
  lineAt: (offset: number) => number,
): YamlProblem {
  const [offset] = error.pos;
  const lineText = source.slice(source.lastIndexOf('\n', offset) + 1).split('\n', 1)[0] ?? '';
  const at = (from: number, problem: string): YamlProblem => ({ offset: from, path: fieldAt(from), problem });
  const where = (found: Located | undefined, problem: string): YamlProblem =>
    found ? { offset: start(found.node), path: found.path, problem } : at(offset, problem);

  const folded = withoutFoldSign(offset, source);
  if (folded) return at(folded.offset, folded.problem);
  if (/^[\s-]*\w[\w-]*:\u00A0/.test(lineText)) {
    return at(
      offset,
      'Nach dem Doppelpunkt steht ein geschütztes Leerzeichen (auf dem Mac: Wahltaste und Leertaste). Ersetzen Sie es durch ein gewöhnliches',
    );
  }
  if (error.message.startsWith('Sequence item without') || error.message.startsWith('A block sequence')) {
    return at(offset + 1, misplaced);
  }
  // The text above continues into a line that looks like a field.
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
    return { ...at(next.pos[1] - 1, misplaced), path: [] };
  }
  if (error.code === 'DUPLICATE_KEY') {
    const key = nodes.find(({ node, isKey }) => isKey && start(node) === offset);
    const problem = 'Dieses Feld steht zweimal da. Löschen Sie eines der beiden';
    return where(key, key && repeatsRecord(key, nodes) ? forgottenDash : problem);
  }
  if (/^Flow (map|sequence) .*end with/i.test(error.message)) {
    const open = nodes.findLast(({ node }) => isCollection(node) && node.flow && end(node) === offset);
    const [left, right] = error.message.startsWith('Flow map') ? '{}' : '[]';
    return where(
      open,
      `Zu der Klammer ${left} fehlt die schließende Klammer ${right}. Ergänzen Sie sie am Ende der Gruppe`,
    );
  }
  if (/^Missing closing/.test(error.message)) {
    const open = nodes.findLast(({ node }) => isScalar(node) && start(node) < offset && end(node) >= offset);
    return where(
      open,
      'Dem Text fehlt das Anführungszeichen am Ende. Ergänzen Sie es, und verwenden Sie innerhalb eines Textes „deutsche Anführungszeichen“',
    );
  }
  if (error.code === 'UNEXPECTED_TOKEN' && /["'][ \t]*$/.test(source.slice(0, offset))) {
    return at(
      offset,
      'Der Text endet schon am zweiten geraden Anführungszeichen. Verwenden Sie innerhalb eines Textes „deutsche Anführungszeichen“ und als Apostroph ’',
    );
  }
  if (/[|>][ \t]*$/.test(source.slice(0, offset))) {
    return at(offset, 'Nach den Zeichen > und | beginnt der Text erst in der nächsten Zeile, eingerückt');
  }
  return at(offset, remedies[error.code] ?? unreadable);

  /** The last field that begins before an offset on the same line. */
  function fieldAt(from: number): FieldPath {
    const field = nodes.findLast(
      ({ node, isKey }) => isKey && start(node) < from && lineAt(start(node)) === lineAt(from),
    );
    return field?.path ?? [];
  }
}

/** A multi-line text below its field's name without `>-`: with a colon in it, YAML doesn't read it as text. */
function withoutFoldSign(offset: number, source: string): { offset: number; problem: string } | undefined {
  const lines = source
    .slice(0, source.indexOf('\n', offset) + 1 || undefined)
    .trimEnd()
    .split('\n');
  const indentOf = (line = '') => line.search(/[^\s-]|$/);
  const text = lines.at(-1);
  const above = lines.findLastIndex((line) => line.trim() !== '' && indentOf(line) < indentOf(text));
  const [, name] = /^[\s-]*(\w[\w-]*):[ \t]*$/.exec(lines[above] ?? '') ?? [];
  const first = lines[above + 1] ?? '';
  if (!name || /^\s*(?:- |[\w-]+:(?:\s|$)|#)/.test(first)) return undefined;
  return {
    offset: lines.slice(0, above).join('\n').length + 1 + indentOf(lines[above]),
    problem: `Hinter dem Feldnamen fehlen die Zeichen >-, weil der Text erst in der nächsten Zeile beginnt. Schreiben Sie „${name}: >-“`,
  };
}

/** True if a record's first field is repeated and others follow: two records without a dash between them. */
function repeatsRecord({ node: repeated }: Located, nodes: Located[]): boolean {
  const record = nodes
    .map(({ node }) => node)
    .findLast((node) => isMap(node) && keysOf(node).includes(repeated));
  const keys = keysOf(record);
  const names = keys.map((key) => (isScalar(key) ? String(key.value) : ''));
  const at = keys.indexOf(repeated);
  return names[at] === names[0] && names.slice(0, at).includes(names[at + 1] ?? '');
}

const keysOf = (node: unknown): unknown[] => (isMap(node) ? node.items.map(({ key }) => key) : []);

const quoteIt = (characters: string) =>
  `Beginnt ein Text mit ${characters}, setzen Sie ihn in "gerade Anführungszeichen"`;
const reference = (text: string) => `Verweise (${text}) sind hier nicht erlaubt. ${quoteIt('* oder &')}`;

const forgottenDash =
  'Hier beginnt ein neuer Eintrag, dem der Strich fehlt. Schreiben Sie „- “ (Bindestrich und Leerzeichen) vor das Feld, so weit eingerückt wie bei den anderen Einträgen';

const misplaced =
  'Die Einrückung stimmt nicht. Rücken Sie die Zeile so weit ein wie ihre Nachbarzeilen; ist sie ein Eintrag einer Liste, beginnen Sie sie mit Bindestrich und Leerzeichen';

const unreadable =
  'Diese Stelle ist nicht lesbar. Vergleichen Sie Einrückung, Doppelpunkte und Anführungszeichen mit den Zeilen darüber';

const remedies: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'Die Zeile ist mit einem Tabulator eingerückt. Verwenden Sie stattdessen Leerzeichen',
  BAD_INDENT: misplaced,
  MISSING_CHAR:
    'Diese Zeile ist kein Feld. Setzt sie den Text darüber fort, rücken Sie sie weiter ein als dessen Feldnamen; ist sie ein Feld, fehlt hinter seinem Namen ein Doppelpunkt mit Leerzeichen',
  MULTILINE_IMPLICIT_KEY:
    'Diese Zeile gehört zu keinem Feld. Setzt sie den Text darüber fort, rücken Sie sie weiter ein als dessen Feldnamen; ist sie ein Feld, fehlt hinter seinem Namen ein Doppelpunkt mit Leerzeichen',
  BLOCK_AS_IMPLICIT_KEY:
    'Der Text enthält einen Doppelpunkt mit Leerzeichen. Setzen Sie den ganzen Text in "gerade Anführungszeichen"',
  UNEXPECTED_TOKEN:
    'An dieser Stelle steht ein unerwartetes Zeichen. Setzen Sie den Text in "gerade Anführungszeichen"',
  MULTIPLE_DOCS: 'Die Zeile aus drei Strichen (---) gehört nicht in diese Datei. Löschen Sie sie',
  BAD_ALIAS: quoteIt('* oder &'),
  BAD_DQ_ESCAPE:
    'Ein Rückstrich (\\) hat zwischen Anführungszeichen eine eigene Bedeutung. Schreiben Sie ihn doppelt (\\\\), oder lassen Sie ihn weg',
  BAD_SCALAR_START: quoteIt('einem Sonderzeichen wie @ oder %'),
};

function start(node: unknown): number {
  return (isAlias(node) || isScalar(node) || isCollection(node) ? node.range?.[0] : undefined) ?? 0;
}

function end(node: unknown): number {
  return (isScalar(node) || isCollection(node) ? node.range?.[1] : undefined) ?? 0;
}
