import { type Document, isPair, isScalar, isSeq, visit } from 'yaml';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { type FieldPath, fieldName } from '../errors/field-path.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';
import { remember } from '../read/remember.ts';
import { withoutAccepted } from './accepted.server.ts';

const remedies = {
  address: 'ist eine Beispieladresse. Tragen Sie die echte Adresse ein',
  isbn: 'ist eine Muster-ISBN. Tragen Sie die echte ISBN des Buchs ein',
  phone: 'ist eine Musternummer. Tragen Sie die echte Telefonnummer ein',
  number: 'ist eine Musternummer. Tragen Sie die echte Nummer ein',
  sample: 'ist ein Muster. Ersetzen Sie es',
  drawn: 'gilt nur für die mitgelieferten Bilder. Löschen Sie den Satz, wenn Ihre Fotos da sind',
  placeholder: 'ist ein Platzhalter. Ersetzen Sie ihn durch den richtigen Text, oder löschen Sie ihn',
};

/** Placeholders that no real site contains (docs/product.md, "Identity and placeholders"). */
const rules: Array<[RegExp, keyof typeof remedies]> = [
  // First in the list, so that a specimen in brackets counts once. A colon may follow, but not a link's address.
  [
    /(?<!\])\[(?!\^|\]|…|Anm\.|sic\]|\p{L}{1,3}\])[^[\]\n]+\](?![([]|: *(?:<|\/|#|https?:|mailto:))/gu,
    'placeholder',
  ],
  [/(?<![\w.-])[\w.-]*\b(?:example\.[a-z]{2,}|beispiel\.(?:de|com|org|net)|localhost)\b/gi, 'address'],
  [/97[89][\p{Pd}\s]?3[\p{Pd}\s]?16[\p{Pd}\s]?148[\d\p{Pd}]{4,}/gu, 'isbn'],
  [/(?:\+49|0)[ \u00A0()0]{0,5}69[ \u00A0-]{0,3}90009[ \u00A0\d-]*\d/g, 'phone'],
  [/\b(?:HRB 0+|DE(?:0{9}|123456789))\b/g, 'number'],
  [
    /(?<!\p{L})(?:\p{Lu}\p{Ll}* )?[Mm]uster(?:mann|frau|stra(?:ß|ss)e|weg|platz|allee|verlag|firma|kundin|kunde|stadt|wirtschaft|bühne|preis(?:es)?|forum|akademie|verband|institut|hochschule|universität)(?!\p{L})(?: \d+)?/gu,
    'sample',
  ],
  [
    /(?<!\p{L})(?:(?:Max|Erika|Edition) Muster|(?:Muster|Beispiel)\p{Ll}* (?:GmbH|AG|UG|KG|OHG))(?!\p{L})/gu,
    'sample',
  ],
  [
    /(?:Die|Alle|Beide) (?:Bilder|Autorinnenfotos)(?: dieser Seite)? sind (?:Illustrationen|Zeichnungen)/g,
    'drawn',
  ],
  [
    /(?<![\p{L}„])(?:lorem ipsum|todo|fixme|tbd|xxx+|text folgt|\(platzhalter\))(?!\p{L}|-\p{L})|\?{3,}/giu,
    'placeholder',
  ],
];

/** Placeholders and specimens in all files, except those that the owner has accepted. */
export function placeholders({ yaml, markdown }: ContentFiles, checks: Content['checks']): ContentError[] {
  const find: Find = (text) => placeholdersIn(withoutAccepted(text, checks));
  const accepted = JSON.stringify(checks);
  return [
    ...yaml.flatMap(({ file, source, yaml: { document } }) =>
      remembered(file, `${accepted}\0${source}`, () =>
        inValues({ file, source, document, firstLine: 1 }, find),
      ),
    ),
    ...markdown.flatMap(({ file, source }) =>
      remembered(file, `${accepted}\0${source}`, () => {
        const { yaml, yamlOffset, body, bodyLine } = readMarkdownFile(file, source);
        const head = { file, source: source.slice(yamlOffset), document: yaml.document, firstLine: 2 };
        return [...inValues(head, find), ...inLines(file, body, bodyLine, find)];
      }),
    ),
  ];
}

const remembered = remember<ContentError[]>();

type Placeholder = { text: string; problem: string };
type Find = (text: string) => Placeholder[];
type Values = { file: string; source: string; document: Document.Parsed; firstLine: number };

/** Searches values rather than lines: [keywords, in brackets] are a YAML list, and a text may span lines. */
function inValues({ file, source, document, firstLine }: Values, find: Find): ContentError[] {
  const found: ContentError[] = [];
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key') return;
      const [start, end] = node.range ?? [0, 0];
      for (const { text, problem } of find(String(node.value).replaceAll('\n', ' '))) {
        const [word = ''] = text.split(' ');
        const at = start + Math.max(0, source.slice(start, end).indexOf(word));
        const line = source.slice(0, at).split('\n').length;
        found.push(
          new ContentError({ file, line: line + firstLine - 1, field: fieldOf([...path, node]) }, problem),
        );
      }
    },
  });
  return found;
}

/** The field of a value, from the nodes on the way to it. */
const fieldOf = (nodes: readonly unknown[]) =>
  fieldName(
    nodes.flatMap((node, index): FieldPath => {
      if (isPair(node) && isScalar(node.key)) return [String(node.key.value)];
      return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
    }),
  );

function inLines(file: string, body: string, bodyLine: number, find: Find): ContentError[] {
  let isCode = false;
  return body.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) return [];
    const text = line.replace(/`[^`]*`/g, '');
    // Brackets in prompts are for the reader to fill in.
    const words = file.startsWith('content/downloads/') ? text.replace(/\[[^\]]*(?:\]|$)/g, '') : text;
    return find(words).map(({ problem }) => new ContentError({ file, line: bodyLine + index }, problem));
  });
}

/** Each once, however often the text repeats it. */
function placeholdersIn(text: string): Placeholder[] {
  const found = new Map<string, Placeholder>();
  // Brackets in quotations mark additions.
  let words = text.replace(/„[^„“]+“/g, (quotation) => quotation.replace(/(?<!„)\[[^[\]]*\]/g, ''));
  for (const [pattern, kind] of rules) {
    words = words.replace(pattern, (placeholder) => {
      found.set(placeholder, { text: placeholder, problem: `„${placeholder}“ ${remedies[kind]}` });
      return '';
    });
  }
  return [...found.values()];
}
