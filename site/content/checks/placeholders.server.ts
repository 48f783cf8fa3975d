import { ContentError } from '../content-error.ts';
import type { ContentFiles } from '../load-content.server.ts';

const remedies = {
  address: 'ist eine Beispieladresse. Tragen Sie die echte Adresse ein',
  isbn: 'ist eine Muster-ISBN. Tragen Sie die echte ISBN des Buchs ein',
  phone: 'ist eine Musternummer. Tragen Sie die echte Telefonnummer ein',
  number: 'ist eine Musternummer. Tragen Sie die echte Nummer ein',
  sample: 'ist ein Muster. Ersetzen Sie es',
  placeholder: 'ist ein Platzhalter. Ersetzen Sie ihn durch den richtigen Text',
};

/** What no real site says (product.md, "Identity and placeholders"); the first that a line holds is told. */
const rules: Array<[RegExp, keyof typeof remedies]> = [
  [/[\w.-]*\b(?:example\.[a-z]{2,}|beispiel\.(?:de|com|org|net)|localhost)\b/i, 'address'],
  [/97[89][- ]?3[- ]?16[- ]?148[\d-]{4,}/, 'isbn'],
  [/(?:\+49|0)[ \u00A0()0]*69[ \u00A0-]*90009[ \u00A0\d-]*\d/, 'phone'],
  [/\b(?:HRB 0+|DE(?:0{9}|123456789))\b/, 'number'],
  [
    /(?<!\p{L})(?:\p{Lu}\p{Ll}* )?Muster(?:mann|frau|stra(?:ß|ss)e|weg|platz|allee|verlag|firma|kundin|kunde|stadt|text)(?!\p{L})(?: \d+)?/u,
    'sample',
  ],
  [/(?<!\p{L})(?:(?:Max|Erika) Muster|(?:Muster|Beispiel) (?:GmbH|AG|UG|KG|OHG))(?!\p{L})/u, 'sample'],
  [
    /(?<!\p{L})(?:lorem ipsum|todo|fixme|tbd|xxx+|text folgt|\(platzhalter\))(?!\p{L})|\?{3,}/iu,
    'placeholder',
  ],
  [/(?<!\])\[(?!\^|\]|…|Anm\.|sic\]|\p{L}{1,3}\])[^\]\n]+\](?![([:])/u, 'placeholder'],
];

/** Placeholders and specimens in every file. */
export function placeholders({ yaml, markdown }: ContentFiles): ContentError[] {
  return [...yaml, ...markdown].flatMap(({ file, source }) => {
    const isYaml = file.endsWith('.yaml');
    // In the head of a Markdown file a # begins a comment, below it a heading.
    let isHead = isYaml;
    let isCode = false;
    return source.split('\n').flatMap((line, index) => {
      if (!isYaml && /^---\s*$/.test(line)) isHead = index === 0;
      if (!isHead && /^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
      if (isCode || (isHead && /^\s*#/.test(line))) return [];
      // Prompts are there to be filled in by their reader.
      const words = file.startsWith('content/downloads/') ? line.replace(/\[[^\]]*\]/g, '') : line;
      const problem = placeholderIn(words, isHead);
      return problem ? new ContentError(file, index + 1, '', problem) : [];
    });
  });
}

function placeholderIn(line: string, isYaml: boolean): string | undefined {
  for (const [pattern, kind] of rules) {
    const found = pattern.exec(line)?.[0];
    // YAML writes lists in brackets: keywords: [KI, Coaching].
    const isList = isYaml && found?.startsWith('[') && !/["']/.test(line.slice(0, line.indexOf(found)));
    if (found && !isList) return `„${found}“ ${remedies[kind]}`;
  }
  return undefined;
}
