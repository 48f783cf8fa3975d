import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { type Document, parseDocument } from 'yaml';
import { checkPublish } from '../content/checks/check-publish.server.ts';
import type { ContentError } from '../content/errors/content-error.ts';
import type { FieldPath } from '../content/errors/field-path.ts';
import { readContent } from '../content/load-content.server.ts';
import { walkFields, walkGroups } from '../content/read/walk-fields.ts';

/*
 * Does to a content folder what the owner does before launch: replaces all facts by her own, and fixes what
 * check:publish refuses as its messages say. It also changes a price and the opening hours, and adds an article.
 *
 *   npx node site/testing/go-live.ts <copy of content>
 *   npx node site/testing/go-live.ts <copy of content> deleting
 */

/** Made-up facts: numbers reserved for fiction, and a domain that is never assigned. */
export const owner = {
  name: 'Frauke Probst',
  url: 'https://www.probst-beratung.test',
  phone: '+49 30 23125 456',
  hours: 'Mo-Do: 8:00-17:00 Uhr',
  mentoring: { cents: 15900, amount: '159 €' },
  article: { slug: 'ein-beitrag-mehr', title: 'Was nach dem ersten Versuch kommt' },
};

const facts: Array<[RegExp, string]> = [
  [/www\.example\.com/g, new URL(owner.url).host],
  [/example\.com/g, 'probst-beratung.test'],
  [/Erika([+ ])Mustermann/g, owner.name.replace(' ', '$1')],
  [/Mustermann/g, 'Probst'],
  [/mustermann/g, 'probst'],
  [/Musterstraße/g, 'Lindenweg'],
  [/Musterverlag/g, 'Verlag am Lindenweg'],
  [/Edition Muster/g, 'Edition Linde'],
  [/Muster(?=wirtschaft|bühne|preis|forum|akademie|verband)/g, 'Linden'],
  [/\+49 69 90009 \d{3}/g, owner.phone],
  [/HRB 0+/g, 'HRB 54321'],
  [/DE0{9}/g, 'DE111111125'],
  [/978-3-16-148410-0/g, '978-3-98765-432-9'],
  [/978-3-16-148411-7/g, '978-3-98765-433-6'],
  [/Mo-Fr: 9:00-18:00 Uhr/g, owner.hours],
];

/**
 * @param folder content, changed in place
 * @throws an error listing what check:publish still refuses
 */
export async function goLive(folder: string): Promise<void> {
  replaceFacts(folder);
  edit(join(folder, 'prices.yaml'), (text) =>
    text.replace('cents: 14900', `cents: ${owner.mentoring.cents}`),
  );
  addArticle(folder);

  // A message may hide another: a sample isn't asked for evidence.
  for (let round = 0; round < 4; round++) {
    const refusals = checkPublish({ folder });
    if (refusals.length === 0) return;
    // From the end of each file, so that the lines of other messages stay valid.
    for (const refusal of refusals.toReversed()) await mend(folder, refusal);
  }
  const left = checkPublish({ folder }).map(({ message }) => message);
  if (left.length > 0) throw new Error(`check:publish still refuses:\n${left.join('\n')}`);
}

function replaceFacts(folder: string) {
  for (const file of textFiles(folder))
    edit(file, (text) => facts.reduce((changed, [from, to]) => changed.replace(from, to), text));
  mkdirSync(join(folder, 'images'), { recursive: true });
}

/**
 * Puts in the owner's own facts, then works off the list of check:publish once: deletes what it names, rewrites the texts
 * that it names, and nothing else.
 * @param folder content, changed in place
 */
export async function goLiveByDeleting(folder: string): Promise<void> {
  replaceFacts(folder);
  const deleted: Array<{ file: string; path: FieldPath }> = [];
  const rewritten: Array<{ file: string; line: number; path: FieldPath }> = [];
  const off: string[] = [];
  const others: ContentError[] = [];
  for (const refusal of checkPublish({ folder })) {
    const { file, field, message } = refusal;
    const path = pathOf(field);
    const [, texts = ''] = /neu zu schreiben: ([^)]*)\)/.exec(message) ?? [];
    const [, parts = ''] = /\(mit ih[mr] ([^;)]*)/.exec(message) ?? [];
    deleted.push(...placesIn(parts));
    rewritten.push(...placesIn(texts));
    if (placeholder.test(message)) {
      // Now, as deleting moves lines.
      await mend(folder, refusal);
    } else if (message.includes('Löschen Sie den Satz')) {
      rewritten.push({ file, line: refusal.line, path });
    } else if (message.includes('off: true')) {
      off.push(fileIn(folder, file));
    } else if (/[Ll]öschen Sie|streichen Sie/.test(message)) {
      deleted.push({ file, path: message.includes('aus der Liste') ? path : path.slice(0, -1) });
    } else {
      others.push(refusal);
    }
  }
  for (const [file, places] of Map.groupBy(rewritten, (one) => one.file))
    rewrite(fileIn(folder, file), places);
  for (const [file, places] of Map.groupBy(deleted, (one) => one.file))
    remove(
      fileIn(folder, file),
      places.map(({ path }) => path),
    );
  for (const file of off) edit(file, (text) => text.replace('\n', '\noff: true\n'));
  // Dates of review, the campaign, photographs.
  for (const refusal of others) await mend(folder, refusal);
}

/** Titles, names, captions, quotations and numbers of the records that are marked as samples or aren't proven. */
export function inventedIn(folder: string): string[] {
  const { files } = readContent({ folder });
  const said = new Set(['title', 'name', 'caption', 'content', 'subtitle', 'station', 'question']);
  const records = files.yaml.flatMap(({ schema, data }) =>
    walkGroups(schema, data)
      .filter(
        ({ schema: group, value }) => value.sample || ('number' in group.shape && 'beleg' in group.shape),
      )
      .flatMap(({ schema: group, value }) => [
        ...walkFields(group, value)
          .filter(({ path }) => said.has(String(path.at(-1))) && path.at(-2) !== 'image')
          .map(({ value: text }) => String(text)),
        ...(value.number ? [`${value.number} ${value.label}`, `>${value.number}<`] : []),
      ]),
  );
  const found = records.filter((words) => words.length > 8 && !/^[a-z0-9-]+$|\{\{/.test(words));
  if (found.length <= 80)
    throw new Error(`Only ${found.length} invented texts: the search would prove nothing.`);
  return [...found, 'TOP 100', '200+', '13+', '20+', 'mehr als 13', 'mehr als 20', 'Sat.1'];
}

const fileIn = (folder: string, file: string) => join(folder, file.replace(/^content\//, ''));

/** `hero.proofs[1]` as a path. */
const pathOf = (field: string): FieldPath =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const placesIn = (text: string) =>
  [...text.matchAll(/(content\/\S+):(\d+)(?: ([^,;]+))?/g)].map(([, file = '', line, field = '']) => ({
    file,
    line: Number(line),
    path: pathOf(field),
  }));

function rewrite(file: string, places: Array<{ line: number; path: FieldPath }>) {
  if (file.endsWith('.md')) {
    // The paragraph, and the heading that it leaves alone.
    for (const { line } of places)
      edit(file, (text) => {
        const lines = text.split('\n');
        return lines.toSpliced(line - 3, 3).join('\n');
      });
    return;
  }
  editYaml(file, (document) => {
    for (const [index, { path }] of places.entries())
      document.setIn(path, `Neuer Text ${index} für ${basename(file)}, ohne die gelöschte Angabe`);
  });
}

function remove(file: string, paths: FieldPath[]) {
  if (paths.some((path) => path.length === 0)) return rmSync(file);
  editYaml(file, (document) => {
    // From the end of each list, so that the other positions stay valid.
    const byPosition = new Intl.Collator('de', { numeric: true });
    // Several records may name the same part: deleting its position twice would delete what came after it.
    const named = new Map(paths.map((path) => [path.join('.'), path]));
    for (const [, path] of [...named].toSorted(([a], [b]) => byPosition.compare(b, a)))
      if (document.hasIn(path)) document.deleteIn(path);
  });
}

function editYaml(file: string, change: (document: Document.Parsed) => void) {
  edit(file, (text) => {
    const document = parseDocument(text);
    change(document);
    return document.toString({ lineWidth: 0 });
  });
}

async function mend(folder: string, { file, line, field, message: problem, lines }: ContentError) {
  const path = join(folder, file.replace(/^content\//, ''));
  const [, specimen] = placeholder.exec(problem) ?? [];
  const picture = /content\/images\/([\w-]+\.jpg)/.exec(problem)?.[1];
  const under = Number(/(?:unter|in) Zeile (\d+)/.exec(problem)?.[1] ?? line);
  // Its records become real ones: the page stays.
  if (field === 'off') return;
  if (specimen) {
    editLine(path, line, (text) => [text.replaceAll(specimen, 'eine eigene Angabe')]);
  } else if (picture) {
    const photograph = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#86a8a4' } });
    await photograph.jpeg().toFile(join(folder, 'images', picture));
  } else if (field.endsWith('sample')) {
    editLine(path, line, (text) =>
      /^\s*sample: true$/.test(text) ? [] : [text.replace(/, sample: true/, '')],
    );
  } else if (lines.length > 0) {
    const filled = lines.map((text) =>
      text
        .replace('https://…', 'https://www.probst-beratung.test/nachweis')
        .replace('count: …', 'count: 120')
        .replace('period: …', 'period: 2023 bis 2025'),
    );
    const [inBraces = ''] = filled;
    editLine(path, under, (text) =>
      inBraces.startsWith(',') ? [text.replace(/ ?\}(?=[^}]*$)/, `${inBraces} }`)] : [text, ...filled],
    );
  } else if (file.includes('campaigns/')) {
    edit(path, (text) => text.replace('active: true', 'active: false'));
  } else if (problem.includes('content/statistics.yaml')) {
    const [, number, noun = ''] = /„([\d.,+ %]+) (\p{L}+)“/u.exec(problem) ?? [];
    const id = noun
      .toLowerCase()
      .replace(/[äöü]/g, (umlaut) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[umlaut] ?? '');
    edit(join(folder, 'statistics.yaml'), (text) =>
      // Several texts may contain the same number.
      text.includes(`id: ${id}\n`)
        ? text
        : `${text.trimEnd()}\n\n  - id: ${id}\n    number: "${number}"\n    label: ${noun}\n    beleg:\n      source: Ordner Nachweise, Blatt 7\n`,
    );
  }
}

function addArticle(folder: string) {
  const blog = join(folder, 'blog');
  const [first = ''] = readdirSync(blog);
  const text = readFileSync(join(blog, first), 'utf8')
    .replace(/^title: .*$/m, `title: ${owner.article.title}`)
    .replace(/^(?:seoTitle|image):.*(?:\n .*)*\n/gm, '')
    .replace(
      /^description: .*$/m,
      `description: Der erste Versuch ist gelungen, und nun? ${'Was bleibt, was sich ändert, wer entscheidet. '.repeat(2).trim()}`,
    );
  writeFileSync(join(blog, `${owner.article.slug}.md`), text);
}

const placeholder = /„([^“]*)“ ist ein (?:Platzhalter|Muster\. Ersetzen Sie es)/;

const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/.test(name) && !/README|drafts/.test(name))
    .map((name) => join(folder, name));

function edit(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function editLine(file: string, line: number, change: (text: string) => string[]) {
  edit(file, (text) => {
    const lines = text.split('\n');
    lines.splice(line - 1, 1, ...change(lines[line - 1] ?? ''));
    return lines.join('\n');
  });
}

if (import.meta.main) {
  const [folder = '', way] = process.argv.slice(2);
  await (way === 'deleting' ? goLiveByDeleting : goLive)(folder);
}
