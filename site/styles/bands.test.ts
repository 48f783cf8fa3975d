import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a shadow that makes a band is clipped where it is set, as it would cover the page', () => {
  const unclipped: string[] = [];
  let bands = 0;
  for (const file of globSync('site/**/*.css'))
    for (const block of blocksWith(readFileSync(file, 'utf8'), '0 0 0 100vmax')) {
      bands++;
      if (!/clip-path:/.test(block)) unclipped.push(`${file}: ${block.trim().slice(0, 80)}`);
    }
  expect(bands).toBeGreaterThan(3);
  expect(unclipped).toEqual([]);
});

/** The declarations that stand beside a text, without the rules nested in the same block. */
function blocksWith(css: string, text: string): string[] {
  const found: string[] = [];
  for (let at = css.indexOf(text); at >= 0; at = css.indexOf(text, at + 1)) {
    const start = css.lastIndexOf('{', at) + 1;
    const ends = [css.indexOf('{', at), css.indexOf('}', at)].filter((end) => end >= 0);
    found.push(css.slice(start, Math.min(...ends)));
  }
  return found;
}
