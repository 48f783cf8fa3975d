import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { pageProps } from '../assemble/page-props.server.ts';
import { render } from '../components/testing/render.tsx';
import { fixture } from '../testing/fixture.ts';
import FaqPage from './faq.tsx';

test('a category more than there are planes stands on one of them', () => {
  // React names equal keys.
  vi.spyOn(console, 'error').mockReturnValue();
  const page = pageProps.faqPage(fixture);
  const html = render(<FaqPage page={{ ...page, questions: [...page.questions, ...page.questions] }} />);
  expect(html).not.toContain('plane-undefined');
});

test('docs/product.md names the categories in their order', () => {
  const product = readFileSync('docs/product.md', 'utf8').replace(/\s+/g, ' ');
  const names = fixture.faq.categories.map(({ category }) => category).join(', ');
  expect(product).toContain(`categories, in this order: ${names}.`);
});
