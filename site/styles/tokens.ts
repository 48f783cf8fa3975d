import { readFileSync } from 'node:fs';

const css = readFileSync('site/styles/tokens.css', 'utf8');

export type Theme = 'light' | 'dark';

/**
 * A colour of tokens.css as #rrggbb; `var()` is followed.
 * @param token such as `--ink`
 */
export function colour(token: string, theme: Theme = 'light'): string {
  const value = new RegExp(`${token}: ([^;]+);`).exec(css)?.[1];
  const [light = '', dark = light] = value?.match(/#[0-9a-f]+|--[\w-]+/g) ?? [];
  const found = theme === 'light' ? light : dark;
  if (!found) throw new Error(`There is no colour ${token} in site/styles/tokens.css.`);
  return found.startsWith('--') ? colour(found, theme) : found;
}
