import { expect, test } from 'vitest';
import { render } from '../../components/testing/render.tsx';
import { Sessions } from './sessions.tsx';

test('as many discs are drawn as sessions are named at most, in rows of the least', () => {
  const html = render(<Sessions text="Meist 4–8 Sitzungen über 3–6 Monate" />);
  expect(html.match(/<g>/g)).toHaveLength(8);
  expect([...html.matchAll(/>([^<]+)<\/text>/g)].map(([, label]) => label)).toEqual([
    '4 Sitzungen',
    '8 Sitzungen',
  ]);
});

test('nothing is drawn of a price that names no range of sessions', () => {
  expect(render(<Sessions text="Eine Sitzung zu 90 Minuten" />)).toBe('');
  expect(render(<Sessions text={undefined} />)).toBe('');
});
