import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { ConsentBanner } from './consent-banner.tsx';

const html = render(<ConsentBanner onChoose={() => {}} />);

test('both choices weigh the same', () => {
  const [accept, decline, ...others] = html.match(/<button[^>]*>/g) ?? [];
  expect(accept).toBe(decline);
  expect(others).toEqual([]);
});

test('it is a named region that leaves the page usable', () => {
  expect(attributesOf(html, 'section')['aria-labelledby']).toBe(attributesOf(html, 'h2').id);
  expect(html).not.toMatch(/<dialog|aria-modal|autofocus/);
});

test('it leads to the privacy policy', () => {
  expect(attributesOf(html, 'a').href).toBe('/privacy');
});
