import { globSync, readFileSync, statSync } from 'node:fs';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { posixPath } from '../lib/posix-path.server.ts';

const folder = 'site/styles/fonts';
const files = globSync('*.woff2', { cwd: folder });

test('all fonts together weigh at most 36 KB', () => {
  expect(files).toHaveLength(3);
  const sum = files.reduce((bytes, file) => bytes + statSync(`${folder}/${file}`).size, 0);
  expect(sum).toBeLessThanOrEqual(36 * 1024);
});

const read = (sheet: string) => readFileSync(`site/styles/${sheet}.css`, 'utf8');

test('only running text has italics, and its sheets bring them', () => {
  const rules = globSync('site/{components,pages}/**/*.css');
  expect(rules.length).toBeGreaterThan(50);
  const italic = rules.filter((file) => /font(-style)?:[^;]*italic/.test(readFileSync(file, 'utf8')));
  expect(italic.filter((file) => !posixPath(file).startsWith('site/components/prose/'))).toEqual([]);
  const sheets = globSync('*.css', { cwd: 'site/styles' }).map((file) => read(file.replace('.css', '')));
  const having = (name: string) => sheets.filter((sheet) => sheet.includes(name));
  expect(having('/prose.css"')).toEqual(having('./fonts-italic.css"'));
});

test.each(files)('%s has all that German text and typography need', (file) => {
  const font = openSync(`${folder}/${file}`) as Font;
  const letters = 'abcdefghijklmnopqrstuvwxyzäöüß';
  const needed = `${letters}${letters.slice(0, -1).toUpperCase()}0123456789.,:;!?()[]-–…„“‚‘’"'/%&€§×·°\u00A0\u00AD`;
  const missing = [...needed].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

test('no weight is asked for that the fonts would have to imitate', () => {
  const faces = [
    ...`${read('fonts')}${read('fonts-italic')}`.matchAll(
      /url\("\.\/fonts\/(.*?)"[^}]*font-weight: ([\d ]+);/g,
    ),
  ];
  const axes = faces.map(([, file, weight]) => {
    const axis = (openSync(`${folder}/${file}`) as Font).variationAxes.wght;
    return [weight, axis ? `${axis.min} ${axis.max}` : '400'];
  });
  for (const [declared, real] of axes) expect(declared).toBe(real);
  expect(axes).toHaveLength(3);
});
