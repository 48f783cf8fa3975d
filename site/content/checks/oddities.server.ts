import { isScalar } from 'yaml';
import { berlinDay } from '../../../functions/leads/berlin-day.ts';
import { closest } from '../../lib/suggestion.server.ts';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import {
  type Fields,
  frontMatters,
  inEachText,
  markdownTexts,
  type Text,
  yamlTexts,
} from '../read/texts.server.ts';
import { walkFields, walkGroups } from '../read/walk-fields.ts';
import { prose } from '../schemas/text.ts';

/** Likely slips that no rule forbids: odd wording, dates far ahead, a mistyped mail provider. */
export function oddities(content: Content, files: ContentFiles, now: Date): ContentError[] {
  const heads = frontMatters(files.markdown);
  const records = [...files.yaml, ...heads];
  const texts = [...yamlTexts(heads), ...yamlTexts(files.yaml), ...markdownTexts(files)];
  return [
    ...texts.flatMap(oddWordings),
    ...typedFacts(content.site, texts),
    ...countsOfFew(content.facts, texts),
    ...files.yaml.flatMap(miscounted),
    ...records.flatMap(swallowedLines),
    ...records.flatMap((record) => mistypedProviders(record)),
    ...records.flatMap((record) => distantDays(record, now)),
  ];
}

const textRules: Array<[RegExp, string]> = [
  [
    /(?<!\p{Lu})\p{Lu}{4,}(?:[ -]\p{Lu}{3,}){2,}/u,
    'steht ganz in Großbuchstaben. So liest es sich schwer; schreiben Sie es wie sonst',
  ],
  [
    /(?<![\p{L}/.@])\p{L}{50,}/u,
    'ist breiter als ein Telefon. Teilen Sie das Wort, oder setzen Sie einen Bindestrich',
  ],
];

const oddWordings = inEachText((location) =>
  textRules.flatMap(([pattern, problem]) => {
    const found = pattern.exec(location.text)?.[0];
    return found ? new ContentError(location, `„${found}“ ${problem}`) : [];
  }),
);

const telephone = /(?<![\p{L}\d.,:/-])(?:\+49|\(?0[1-9])(?:[ \u00A0()/-]{0,3}\d){7,13}/gu;

/** Facts of site.yaml typed into a text, which wouldn't follow a change. */
function typedFacts({ phone, company }: Content['site'], texts: Text[]): ContentError[] {
  const digits = (number: string) => number.replace(/\D/g, '').replace(/^(?:49)?0?/, '');
  return texts.flatMap((location) => {
    const { file, text } = location;
    if (file === 'content/site.yaml') return [];
    const hint = (found: string, slot: string) =>
      new ContentError(
        location,
        `„${found}“ ist von Hand geschrieben und bliebe stehen, wenn sich die Angabe in content/site.yaml ändert. Schreiben Sie {{${slot}}}`,
      );
    const numbers = [...text.matchAll(telephone)].map(String).filter((one) => digits(one) === digits(phone));
    return [
      ...numbers.map((number) => hint(number, 'phone')),
      ...(text.includes(company.vatId) ? [hint(company.vatId, 'vatId')] : []),
    ];
  });
}

const remedies: Record<string, string> = {
  0: 'zählt keinen Eintrag mehr. Schreiben Sie den Text ohne diese Angabe',
  1: 'zählt nur noch einen Eintrag. Schreiben Sie den Text für einen',
};

/** "Ein eigene Bücher", "in keine Formaten": the words after a count suit two or more. */
function countsOfFew(facts: Content['facts'], texts: Text[]): ContentError[] {
  const found = texts.flatMap((location) =>
    [...location.text.matchAll(/\{\{(count:\w+)(?:\.digits)?\}\}(?: \p{L}+)?/gu)].flatMap(([words, name]) => {
      const few = remedies[facts[`${name}.digits`] ?? ''];
      return few ? new ContentError(location, `„${words}“ ${few}, ohne die Klammern`) : [];
    }),
  );
  // A proof's number is also read together with its text.
  return [...new Map(found.map((one) => [one.message, one])).values()];
}

const numerals = ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];

/** A heading that starts with a number; "Zwei Veranstalter, eine Redaktion" counts several things. */
const counted = /^(\p{Lu}\p{Ll}+) (?:\p{Ll}+ )?\p{Lu}\p{L}+(?!.*, (?:eine?|zwei|drei|vier|fünf) )/u;

/** Reports "Drei Säulen" above a list of four. */
function miscounted({ schema, data, yaml }: Fields): ContentError[] {
  return walkGroups(schema, data).flatMap(({ path, value }) => {
    const [list, another] = Object.values(value).filter((one) => Array.isArray(one));
    const [words, numeral = ''] = counted.exec(String(value.heading)) ?? [];
    const count = numerals.indexOf(numeral) + 2;
    if (!list || another || count < 2 || list.length === 0 || list.length === count) return [];
    const field = [...path, 'heading'];
    const problem = `„${words}“, und darunter ${list.length === 1 ? 'steht 1 Eintrag' : `stehen ${list.length} Einträge`}. Gleichen Sie die Überschrift an, wenn sie diese zählt`;
    return new ContentError(yaml.at(field), problem);
  });
}

/** An empty line within `>-`, which starts no new paragraph where the text is shown as one. */
function swallowedLines({ schema, data, yaml }: Fields): ContentError[] {
  return walkFields(schema, data).flatMap(({ path, schema: field, value }) => {
    const node = yaml.document.getIn(path, true);
    if (!prose.get(field) || !isScalar(node) || node.type !== 'BLOCK_FOLDED') return [];
    if (!String(value).trim().includes('\n')) return [];
    return new ContentError(
      yaml.at(path),
      'Die leere Zeile im Text macht hier keinen Absatz. Löschen Sie sie, oder kürzen Sie den Text auf einen Absatz',
    );
  });
}

/** Commonly mistyped mail providers. Company domains aren't checked. */
const providers = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'outlook.com',
  'icloud.com',
];

function mistypedProviders({ schema, data, yaml }: Fields): ContentError[] {
  return walkFields(schema, data).flatMap(({ path, value }) => {
    const domain = /^[^\s@]+@([^\s@]+)$/.exec(String(value))?.[1];
    if (!domain || domain.length < 6 || providers.includes(domain)) return [];
    const meant = closest(
      domain,
      providers.filter((one) => Math.abs(one.length - domain.length) < 2 && one[0] === domain[0]),
    );
    return meant ? new ContentError(yaml.at(path), `Ist „@${domain}“ richtig? Meinten Sie „@${meant}“?`) : [];
  });
}

/** Dates far ahead: such an article stays hidden without notice, and such a book shows as published. */
function distantDays({ file, schema, data, yaml }: Fields, now: Date): ContentError[] {
  const year = Number(berlinDay(now).slice(0, 4));
  return walkFields(schema, data).flatMap(({ path, value }) => {
    const field = path.at(-1);
    const isFar =
      (field === 'date' &&
        file.startsWith('content/blog/') &&
        Number(String(value).slice(0, 4)) > year + 1) ||
      (field === 'year' && Number(value) > year + 1);
    return isFar
      ? new ContentError(
          yaml.at(path),
          `${value} liegt mehr als ein Jahr voraus. Berichtigen Sie das Jahr, wenn es ein Versehen ist`,
        )
      : [];
  });
}
