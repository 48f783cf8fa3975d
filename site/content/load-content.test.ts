import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articleImages } from './schemas/article.ts';
import { article, contentCopy } from './testing/content-copy.ts';

const copy = contentCopy();
const { load, messages } = copy;

/** Changes a content file and returns the resulting messages. */
function messagesAfter(file: string, change: (text: string) => string): string[] {
  const before = copy.read(file);
  const after = change(before);
  expect(after, 'the change must change something').not.toBe(before);
  copy.write(file, after);
  return messages();
}

test('facts of site.yaml are filled in wherever a text uses them', () => {
  // Mails keep slots of their own, filled in when sending.
  const { mails: _mails, ...content } = load();
  expect(JSON.stringify(content)).not.toMatch(/\{\{(?:owner|contactEmail|siteUrl|phone|city)\}\}/);
});

test('the last price of the workshops may go, as any record of a list', () => {
  copy.edit('pages/ki-workshops.yaml', / {2}prices:\n(?: {4}.*\n)+/, '  prices: []\n');
  expect(load().workshopsPage.workshops.prices).toEqual([]);
});

test('every picture an article can choose exists', () => {
  const files = readdirSync('site/images/articles').map((file) => file.replace(/\.svg$/, ''));
  expect(files.sort()).toEqual([...articleImages]);
});

test('no heading takes the id of a part of the page, and each has one', () => {
  const parts = ['Content', 'Menu', 'Services', 'More', 'Contents', 'Name', 'Error summary'];
  copy.append(['🚀', '✨', ...parts, 'More', 'Eigenes'].map((text) => `## ${text}\n\nText.`).join('\n\n'));
  const { headings } = load().articles.find(({ slug }) => article.includes(slug)) ?? { headings: [] };
  const ids = headings.slice(-11).map(({ id }) => id);
  expect(ids.slice(0, 2).every((id) => /^abschnitt-\d+$/.test(id))).toBe(true);
  expect(ids.slice(2)).toEqual([
    ...['content-2', 'menu-2', 'services-2', 'more-2', 'contents-2', 'name-2', 'error-summary-2'],
    ...['more-3', 'eigenes'],
  ]);
});

test('twice as many equal headings take twice as many looks to be numbered, not four times', () => {
  const text = copy.read(article);
  const looks = (count: number) => {
    copy.write(article, `${text}\n\n${'## Gleich\n\nText.\n\n'.repeat(count)}`);
    let lastId: string | undefined;
    const made = looksWhile(() => {
      const { articles } = load({ cacheFolder: copy.path('../cache') });
      lastId = articles.find(({ slug }) => article.includes(slug))?.headings.at(-1)?.id;
    });
    expect(lastId).toBe(`gleich-${count}`);
    return made;
  };
  // The first run fills caches.
  const [, few = 0, twice = 0, fourfold = 0] = [400, 500, 1000, 2000].map(looks);
  expect((fourfold - twice) / (twice - few)).toBeLessThan(2.2);
});

/** Counts questions to sets, as a busy machine makes any time wrong. */
function looksWhile(run: () => void): number {
  const { has } = Set.prototype;
  let count = 0;
  Set.prototype.has = function (value: unknown) {
    count++;
    return has.call(this, value);
  };
  try {
    run();
  } finally {
    Set.prototype.has = has;
  }
  return count;
}

test('a second run takes rendered articles from the cache, with the same result', () => {
  const cacheFolder = copy.path('../cache');
  expect(load({ cacheFolder })).toEqual(load({ cacheFolder }));
});

describe('mistakes in an article name file, line, field and remedy', () => {
  test('an unknown key, with a suggestion', () => {
    expect(messagesAfter(article, (text) => text.replace('category:', 'readtime: 5\ncategory:'))).toEqual([
      `content/${article}:13 readtime: Dieses Feld ist hier nicht bekannt. Meinten Sie „readTime“? Möglich sind: title, seoTitle, description, keywords, date, author, readTime, category, excerpt, image, form, update, document, closing, draft. Berichtigen Sie den Namen oder löschen Sie die Zeile.`,
    ]);
  });

  test.each([
    ['5.1.2026', '2026-01-05'],
    ['gestern', '2024-01-15'],
  ])('the wrong date %s', (date, example) => {
    expect(messagesAfter(article, (text) => text.replace('date: 2024-01-15', `date: ${date}`))).toEqual([
      `content/${article}:11 date: „${date}“ ist kein gültiges Datum. Schreiben Sie es als Jahr-Monat-Tag mit vier und zweimal zwei Ziffern, zum Beispiel ${example}.`,
    ]);
  });

  test('a day that does not exist', () => {
    expect(messagesAfter(article, (text) => text.replace('date: 2024-01-15', 'date: 2024-02-30'))).toEqual([
      `content/${article}:11 date: „2024-02-30“ gibt es im Kalender nicht. Berichtigen Sie Monat oder Tag.`,
    ]);
  });

  test('an update from before the article', () => {
    const update = 'update: { date: 2024-01-14, text: Die Verordnung ist in Kraft. }';
    expect(messagesAfter(article, (text) => text.replace('category:', `${update}\ncategory:`))).toEqual([
      `content/${article}:13 update.date: 2024-01-14 liegt vor dem Erscheinungstag (2024-01-15). Tragen Sie den Tag ein, an dem Sie den Beitrag durchgesehen haben.`,
    ]);
  });

  test('a misspelt category, with a suggestion', () => {
    const [message] = messagesAfter(article, (text) =>
      text.replace('category: KI-Strategien', 'category: KI-Strategie'),
    );
    expect(message).toContain(
      `content/${article}:13 category: „KI-Strategie“ ist nicht möglich. Meinten Sie „KI-Strategien“?`,
    );
  });

  test('a wrong read time', () => {
    const [message] = messagesAfter(article, (text) => text.replace('category:', 'readTime: 5\ncategory:'));
    expect(message).toMatch(
      /^content\/.*:13 readTime: 5 Minuten stimmen nicht: Der Beitrag hat 1\d{3} Wörter, .* Löschen Sie die Zeile, dann rechnet die Website\.$/,
    );
  });

  test('no front matter at all', () => {
    const [message] = messagesAfter(article, () => 'Nur Text\n');
    expect(message).toMatch(new RegExp(`^content/${article}:1 Der Kopf der Datei fehlt`));
  });
});

test('an address without https is no address', () => {
  const [message] = messagesAfter('site.yaml', (text) => text.replace('url: https://', 'url: '));
  expect(message).toMatch(/^content\/site\.yaml:\d+ url: „.+“ ist keine vollständige Adresse/);
});
