import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('site/styles/tokens.css', 'utf8');

/** What a focus ring may lie on: a role, or a fixed colour of a plane that keeps one theme. */
const grounds = {
  light: ['--ground', '--ground-2', '--surface', '--warm', '--warm-plane', '--cool', '--amber', '--chalk'],
  dark: ['--ground', '--ground-2', '--surface', '--warm', '--warm-plane', '--cool', '--ink'],
} as const;

for (const theme of ['light', 'dark'] as const) {
  test.each(grounds[theme])(`in the ${theme} theme the focus ring is seen on %s`, (ground) => {
    expect(contrast(colour('--focus', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
}

/** Value of a token as #rrggbb. */
function colour(token: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`${token}: ([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`There is no ${token} in tokens.css.`);
  const [light = '', dark = light] = value.match(/#[0-9a-f]+/g) ?? [];
  return theme === 'light' ? light : dark;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
