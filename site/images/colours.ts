import { readFileSync } from 'node:fs';

const lines = readFileSync('site/styles/tokens.css', 'utf8').split('\n');

export type Theme = 'light' | 'dark';

/**
 * A colour of tokens.css as #rrggbb; `var()` is followed.
 * @param token such as `--ink`
 */
export function colour(token: string, theme: Theme = 'light'): string {
  const line = lines.find((line) => line.trimStart().startsWith(`${token}: `));
  const [light = '', dark = light] = line?.slice(line.indexOf(':')).match(/#[0-9a-f]+|--[\w-]+/g) ?? [];
  const found = theme === 'light' ? light : dark;
  if (!found) throw new Error(`There is no colour ${token} in site/styles/tokens.css.`);
  return found.startsWith('--') ? colour(found, theme) : found;
}

/** Colour card of site/styles/tokens.css, its light roles, and drawings' second light background. */
export const colours = {
  ink: colour('--ink'),
  quiet: colour('--text-2'),
  petrol: colour('--petrol'),
  amber: colour('--amber'),
  brick: colour('--brick'),
  rose: colour('--rose'),
  river: colour('--river'),
  chalk: colour('--chalk'),
  plaster: colour('--ground-2'),
  sand: '#eae3d8',
  accent: colour('--accent'),
};
