import { type Document, visit } from 'yaml';
import type { Content, ContentFiles } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';
import { withoutAccepted } from './accepted.server.ts';

const remedies = {
  address: 'ist eine Beispieladresse. Tragen Sie die echte Adresse ein',
  isbn: 'ist eine Muster-ISBN. Tragen Sie die echte ISBN des Buchs ein',
  phone: 'ist eine Musternummer. Tragen Sie die echte Telefonnummer ein',
  number: 'ist eine Musternummer. Tragen Sie die echte Nummer ein',
  sample: 'ist ein Muster. Ersetzen Sie es',
  placeholder: 'ist ein Platzhalter. Ersetzen Sie ihn durch den richtigen Text',
};

/**
 * Placeholders that no real site contains (docs/product.md, "Identity and placeholders"); the first on a line is
 * reported.
 */
const rules: Array<[RegExp, keyof typeof remedies]> = [
  [/(?<![\w.-])[\w.-]*\b(?:example\.[a-z]{2,}|beispiel\.(?:de|com|org|net)|localhost)\b/i, 'address'],
  [/97[89][- ]?3[- ]?16[- ]?148[\d-]{4,}/, 'isbn'],
  [/(?:\+49|0)[ \u00A0()0]{0,5}69[ \u00A0-]{0,3}90009[ \u00A0\d-]*\d/, 'phone'],
  [/\b(?:HRB 0+|DE(?:0{9}|123456789))\b/, 'number'],
  [
    /(?<!\p{L})(?:\p{Lu}\p{Ll}* )?[Mm]uster(?:mann|frau|stra(?:ß|ss)e|weg|platz|allee|verlag|firma|kundin|kunde|stadt|wirtschaft|bühne|preis(?:es)?|forum|akademie|verband)(?!\p{L})(?: \d+)?/u,
    'sample',
  ],
  [
    /(?<!\p{L})(?:(?:Max|Erika|Edition) Muster|(?:Muster|Beispiel) (?:GmbH|AG|UG|KG|OHG))(?!\p{L})/u,
    'sample',
  ],
  [
    /(?<![\p{L}„])(?:lorem ipsum|todo|fixme|tbd|xxx+|text folgt|\(platzhalter\))(?!\p{L}|-\p{L})|\?{3,}/iu,
    'placeholder',
  ],
  [/(?<!\])\[(?!\^|\]|…|Anm\.|sic\]|\p{L}{1,3}\])[^[\]\n]+\](?![([:])/u, 'placeholder'],
];

/** Placeholders and specimens in all files, but for what the owner has accepted. */
export function placeholders({ yaml, markdown }: ContentFiles, checks: Content['checks']): ContentError[] {
  const find: Find = (text) => placeholderIn(withoutAccepted(text, checks));
  return [
    ...yaml.flatMap(({ file, source, yaml: { document } }) =>
      inValues({ file, source, document, firstLine: 1 }, find),
    ),
    ...markdown.flatMap(({ file, source }) => {
      const { yaml, yamlOffset, body, bodyLine } = readMarkdownFile(file, source);
      const head = { file, source: source.slice(yamlOffset), document: yaml.document, firstLine: 2 };
      return [...inValues(head, find), ...inLines(file, body, bodyLine, find)];
    }),
  ];
}

type Placeholder = { text: string; problem: string };
type Find = (text: string) => Placeholder | undefined;
type Values = { file: string; source: string; document: Document.Parsed; firstLine: number };

/** Searches values rather than lines: [keywords, in brackets] are a YAML list, and a text may span lines. */
function inValues({ file, source, document, firstLine }: Values, find: Find): ContentError[] {
  const found: ContentError[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key') return;
      const placeholder = find(String(node.value).replaceAll('\n', ' '));
      if (!placeholder) return;
      const [start, end] = node.range ?? [0, 0];
      const [word = ''] = placeholder.text.split(' ');
      const at = start + Math.max(0, source.slice(start, end).indexOf(word));
      const line = source.slice(0, at).split('\n').length;
      found.push(new ContentError({ file, line: line + firstLine - 1 }, placeholder.problem));
    },
  });
  return found;
}

function inLines(file: string, body: string, bodyLine: number, find: Find): ContentError[] {
  let isCode = false;
  return body.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) return [];
    const text = line.replace(/`[^`]*`/g, '');
    // Brackets in prompts are for the reader to fill in.
    const words = file.startsWith('content/downloads/') ? text.replace(/\[[^\]]*(?:\]|$)/g, '') : text;
    const placeholder = find(words);
    return placeholder ? new ContentError({ file, line: bodyLine + index }, placeholder.problem) : [];
  });
}

function placeholderIn(text: string): Placeholder | undefined {
  // Quotations show in brackets what was added to them.
  const words = text.replace(/„[^„“]+“/g, (quotation) => quotation.replace(/(?<!„)\[[^[\]]*\]/g, ''));
  for (const [pattern, kind] of rules) {
    const found = pattern.exec(words);
    if (found) return { text: found[0], problem: `„${found[0]}“ ${remedies[kind]}` };
  }
  return undefined;
}
