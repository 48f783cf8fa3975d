import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'dauer', question: 'Wie lange?', answer: 'Drei Monate.' },
  {
    id: 'preis',
    question: 'Wie viel?',
    answer: 'Nichts.',
    link: { label: 'Preise', path: '/alle-angebote' },
  },
];
const html = render(<Accordion name="faq" items={items} />);

test('at most one answer is open, none at first', () => {
  expect(html.match(/<details[^>]*>/g)).toEqual(['<details name="faq">', '<details name="faq">']);
});

test('an anchor is inside its item, which browsers then open', () => {
  const inside = html.split('</summary>').map((part) => /^<div[^>]* id="([^"]*)"/.exec(part)?.[1]);
  expect(inside).toEqual([undefined, 'dauer', 'preis']);
});

test('questions are headings', () => {
  expect(html).toContain('<summary><h3>Wie lange?</h3></summary>');
});

test('an answer may have a link', () => {
  expect(html).toContain('<a href="/alle-angebote"');
});
