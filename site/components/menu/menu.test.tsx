import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { MenuButton } from './menu.tsx';

test('the menu opens without script: its button commands the dialog', () => {
  expect(render(<MenuButton />)).toMatch(/<button[^>]* commandfor="menu" command="show-modal"/);
});
