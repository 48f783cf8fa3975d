import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Figures } from './figures.tsx';

test('a figure is read after its label', () => {
  expect(render(<Figures items={[{ number: '100+', label: 'Videos' }]} />)).toContain(
    '<dt>Videos</dt><dd>100+</dd>',
  );
});
