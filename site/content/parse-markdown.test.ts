import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.server.ts';

const linksOf = (text: string) =>
  [...JSON.stringify(parseMarkdown(text)).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);

test.each([
  ['an address in brackets', '[Hier](https://a.example) steht es', ['https://a.example']],
  ['an address by itself', 'Siehe https://a.example.', ['https://a.example']],
  [
    'one beside one in brackets',
    '[Hier](https://a.example), www.b.example',
    ['https://a.example', 'http://www.b.example'],
  ],
  ['a mail address', 'An post@a.example', ['mailto:post@a.example']],
  ['brackets that are none', '\\[hier](https://a.example)', ['https://a.example']],
  ['an address in code', '`https://a.example` und `[x](https://a.example)`', []],
])('%s is read as it is meant', (_, text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test('tables, struck words and footnotes are known with and without addresses', () => {
  const text = '| a |\n| - |\n| ~~b~~ |\n\nText[^1]\n\n[^1]: Fuß';
  for (const body of [text, `${text}\n\nhttps://a.example`]) {
    const types = [...JSON.stringify(parseMarkdown(body)).matchAll(/"type":"(\w+)"/g)].map(
      ([, type]) => type,
    );
    expect(types).toEqual(
      expect.arrayContaining(['table', 'delete', 'footnoteReference', 'footnoteDefinition']),
    );
  }
});
