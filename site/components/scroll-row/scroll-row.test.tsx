import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { ScrollRow } from './scroll-row.tsx';

test('a row that may scroll has a name and is focusable, so that keys can scroll it', () => {
  const html = render(
    <ScrollRow label="Stimmen">
      <p>Eins</p>
      <p>Zwei</p>
    </ScrollRow>,
  );
  expect(attributesOf(html, 'section')).toMatchObject({ 'aria-label': 'Stimmen', tabindex: '0' });
  // Which one it is, and of how many.
  expect(html).toMatch(
    /<ul[^>]*><li data-place="1\/2"><p>Eins<\/p><\/li><li data-place="2\/2"><p>Zwei<\/p><\/li><\/ul>/,
  );
});
