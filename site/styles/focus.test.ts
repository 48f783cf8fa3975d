import { expect, test } from 'vitest';
import { colour, contrast } from './testing/colours.ts';

/** What a focus ring may lie on: a role, or a fixed colour of a plane that keeps one theme. */
const grounds = {
  light: ['--ground', '--ground-2', '--surface', '--warm', '--cool', '--amber', '--chalk'],
  dark: ['--ground', '--ground-2', '--surface', '--warm', '--cool', '--ink', '--petrol'],
} as const;

for (const theme of ['light', 'dark'] as const) {
  test.each(grounds[theme])(`in the ${theme} theme the focus ring is seen on %s`, (ground) => {
    expect(contrast(colour('--focus', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
}
