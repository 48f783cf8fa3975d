import { expect, test } from 'vitest';
import { attributesOf, render, site } from '../testing/render.tsx';
import { ShareLinks } from './share-links.tsx';

const labels = {
  heading: 'Weitergeben',
  mail: 'Per E-Mail',
  copy: 'Kopieren',
  copied: 'Kopiert',
  more: 'Teilen',
};
const html = render(<ShareLinks title="Führung & KI: 100 %?" labels={labels} />);

test('the mail carries title and address, encoded', () => {
  const href = new URL((attributesOf(html, 'a').href ?? '').replaceAll('&amp;', '&'));
  expect(href.protocol).toBe('mailto:');
  expect(href.searchParams.get('subject')).toBe('Führung & KI: 100 %?');
  expect(href.searchParams.get('body')).toBe(`${site.url}/`);
});

test('nothing is loaded from third parties, and no button needs script', () => {
  expect(html).not.toMatch(/<(?:script|img|iframe|link)/);
  expect(html).not.toContain('Teilen');
});
