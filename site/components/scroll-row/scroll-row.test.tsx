import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { ScrollRow } from './scroll-row.tsx';

test('a row that may scroll has a name and is focusable, so that keys can scroll it', () => {
  const html = render(
    <ScrollRow label={'Stim\u00ADmen'}>
      <p>Eins</p>
      <p>Zwei</p>
    </ScrollRow>,
  );
  expect(attributesOf(html, 'section')).toMatchObject({ 'aria-label': 'Stimmen', tabindex: '0' });
  expect(html).toMatch(/<ul[^>]*><li><p>Eins<\/p><\/li><li><p>Zwei<\/p><\/li><\/ul>/);
});
