import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { Link } from './link.tsx';

test('an external link opens a new tab without an opener, and says so', () => {
  const html = render(<Link href="https://termine.example.org/1-zu-1">Termin</Link>);
  expect(attributesOf(html, 'a')).toMatchObject({ target: '_blank', rel: 'noopener' });
  expect(html).toContain('<span class="visually-hidden"> (öffnet in neuem Tab)</span>');
});

test.each(['/blog', '#content', 'mailto:post@example.org'])('%s stays in this tab', (href) => {
  const html = render(<Link href={href}>Weiter</Link>);
  expect(attributesOf(html, 'a')).toEqual(expect.not.objectContaining({ target: '_blank' }));
  expect(attributesOf(html, 'a').href).toBe(href);
});
