import { describe, expect, test } from 'vitest';
import { colour, contrast, distance, type Theme } from './testing/colours.ts';

/** What sections lie on (sections.css); the dark plane turns to petrol where all is dark. */
const planes: Record<Theme, readonly string[]> = {
  light: ['--ground', '--ground-2', '--ink', '--amber', '--warm', '--cool'],
  dark: ['--ground', '--ground-2', '--petrol', '--amber', '--warm'],
};

/** Planes and cards on which the roles of a theme are read. */
const grounds: Record<Theme, readonly string[]> = {
  light: ['--ground', '--ground-2', '--surface', '--warm', '--cool'],
  dark: ['--ground', '--ground-2', '--surface', '--warm', '--petrol', '--ink'],
};

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const pairs = planes[theme].flatMap((one, index) =>
    planes[theme].slice(index + 1).map((other) => [one, other] as const),
  );
  test.each(pairs)('the planes %s and %s are told apart', (one, other) => {
    expect(distance(colour(one, theme), colour(other, theme))).toBeGreaterThan(5);
  });

  test.each(grounds[theme])('text on %s has the contrast of 4.5', (ground) => {
    for (const role of ['--text', '--text-2'])
      expect(contrast(colour(role, theme), colour(ground, theme)), role).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['--ground', '--ground-2', '--surface'])(
    'the border of a field on %s has that of 3',
    (ground) => {
      expect(contrast(colour('--border', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});
