import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Accordion } from './accordion.tsx';

test('an anchor is inside its item, which browsers then open', () => {
  const html = render(
    <Accordion
      items={[
        { id: 'dauer', question: 'Wie lange?', answer: 'Drei Monate.' },
        { id: 'preis', question: 'Wie viel?', answer: 'Nichts.' },
      ]}
    />,
  );
  const inside = html.split('</summary>').map((part) => /^<div[^>]* id="([^"]*)"/.exec(part)?.[1]);
  expect(inside).toEqual([undefined, 'dauer', 'preis']);
});
