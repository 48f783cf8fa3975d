import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { ActionButtons } from './action-button.tsx';

test('of two buttons only the first is filled', () => {
  const html = render(
    <ActionButtons
      actions={[
        { label: 'A', path: '/a' },
        { label: 'B', path: '/b' },
      ]}
    />,
  );
  expect(html.match(/class="button[^"]*"/g)?.filter((name) => !name.includes('puck'))).toEqual([
    'class="button"',
    'class="button button-outline"',
  ]);
});
