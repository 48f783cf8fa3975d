import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { MediaList } from './media-list.tsx';

const row = { kind: 'TV', title: 'KI im Alltag', text: 'Ein Gespräch.' };

test('a link opens a new tab, and its name contains the title', () => {
  const html = render(
    <MediaList items={[{ ...row, link: 'https://medien.example.org/a' }]} open="Ansehen" />,
  );
  expect(attributesOf(html, 'a')).toMatchObject({ href: 'https://medien.example.org/a', target: '_blank' });
  expect(html).toContain('Ansehen<span class="visually-hidden">: KI im Alltag</span>');
});

test.each(['#', undefined])('where the link is %s there is no button', (link) => {
  const html = render(<MediaList items={[{ ...row, link }]} open="Ansehen" />);
  expect(html).not.toContain('<a ');
  expect(html).toContain('<h3>KI im Alltag</h3>');
});
