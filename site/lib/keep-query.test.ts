import { expect, test } from 'vitest';
import { keepQuery } from './keep-query.ts';

test.each([
  ['/faq', '', '/faq'],
  ['/faq', '?q=KI', '/faq?q=KI'],
  ['/faq#kosten', '', '/faq#kosten'],
  ['/faq#kosten', '?utm_source=mail', '/faq?utm_source=mail#kosten'],
  ['/faq#kosten', '?weiter=/a?b', '/faq?weiter=/a?b#kosten'],
  ['/anfrage?thema=ki', '?utm_source=mail', '/anfrage?thema=ki&utm_source=mail'],
  ['/anfrage?thema=ki#formular', '?a=$&', '/anfrage?thema=ki&a=$&#formular'],
  ['/anfrage?thema=ki', '?', '/anfrage?thema=ki'],
  ['/faq#kosten?', '?', '/faq?#kosten?'],
])('a redirect to %s with the query %j leads to %s', (target, query, expected) => {
  expect(keepQuery(target, query)).toBe(expected);
});
