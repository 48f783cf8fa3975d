import { expect, test } from 'vitest';
import { article, contentCopy } from '../testing/content-copy.ts';
import { checkContent } from './check-content.server.ts';

const copy = contentCopy();
const check = () => checkContent({ folder: copy.folder });
const errors = () => check().errors.map(({ message }) => message);
const warnings = () => check().warnings.map(({ message }) => message);

test('reports two pages with the same title or description', () => {
  const [title, description] = [/^ {2}title: .*$/m, /^ {2}description: .*$/m];
  const lineIn = (page: string, field: RegExp) => field.exec(copy.read(page))?.[0] ?? '';
  const titled = copy.edit('pages/kontakt.yaml', title, lineIn('pages/books.yaml', title));
  copy.edit('pages/kontakt.yaml', description, lineIn('pages/faq.yaml', description));
  expect(errors()).toEqual([
    `content/pages/kontakt.yaml:${titled} seo.title: Dieser Titel steht auch in content/pages/books.yaml:${copy.lineOf('pages/books.yaml', title)} seo.title. Schreiben Sie für jede Seite einen eigenen Text.`,
    `content/pages/kontakt.yaml:${titled + 1} seo.description: Diese Beschreibung steht auch in content/pages/faq.yaml:${copy.lineOf('pages/faq.yaml', description)} seo.description. Schreiben Sie für jede Seite einen eigenen Text.`,
  ]);
});

test('warns of a title that search engines truncate, of a page and of an article', () => {
  const long = 'Ein Titel mit genau sechsundsechzig Zeichen, also einem zu vielen!';
  const page = copy.edit('pages/faq.yaml', /title: .*/, `title: ${long}`);
  const post = copy.edit(article, /title: .*/, `title: ${long.replace('Ein', 'Der')}`);
  expect(warnings()).toEqual(
    expect.arrayContaining([
      `content/pages/faq.yaml:${page} seo.title: Der Titel hat 66 Zeichen, Google schneidet ihn nach etwa 65 ab. Kürzen Sie ihn.`,
      `content/${article}:${post} title: Der Titel hat 66 Zeichen, Google schneidet ihn nach etwa 65 ab. Schreiben Sie einen kürzeren in „Kürzerer Titel für Browser und Google“ (seoTitle).`,
    ]),
  );
});

test('accepts a long article title with a shorter one for search engines', () => {
  copy.edit(article, /title: .*/, `title: ${'Wort '.repeat(20).trim()}\nseoTitle: Kurz gesagt`);
  expect(warnings().filter((message) => message.includes(article))).toEqual([]);
});

test('warns of a description too short to be shown', () => {
  const line = copy.edit('legal/agb.md', /description: .*/, 'description: Unsere Bedingungen.');
  expect(warnings()).toContain(
    `content/legal/agb.md:${line} description: Die Beschreibung hat 19 Zeichen, zu wenige für die Anzeige bei Google. Schreiben Sie 70 bis 160.`,
  );
});
