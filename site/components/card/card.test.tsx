import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Card } from './card.tsx';

test('a card reads in the order picture, text, foot', () => {
  const html = render(
    <Card corner="brick" picture={<img src="/a.svg" alt="" />} foot={<a href="/b">Mehr</a>}>
      <h3>Titel</h3>
    </Card>,
  );
  expect(html.match(/<(?:img|h3|a)\b/g)).toEqual(['<img', '<h3', '<a']);
});
