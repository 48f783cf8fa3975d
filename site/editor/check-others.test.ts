import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { posixPath } from '../lib/posix-path.server.ts';
import { crossFileMistakes, isPictureNamed, keepText } from './check-others.ts';
import { editorConfig } from './config.server.ts';

const folder = 'site/testing/content';
const { documents } = editorConfig(folder);
const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8').trim();

/** The mistakes of saving this change of a file. */
function found(path: string, from: string | RegExp, to: string) {
  const text = read(path).replace(from, to);
  expect(text).not.toBe(read(path));
  return crossFileMistakes(`content/${path}`, text, documents).map(({ message }) => message);
}

test('nothing is looked at before all files are at hand', () => {
  keepText('content/navigation.yaml', read('navigation.yaml'));
  expect(found('navigation.yaml', 'label: Blog', `label: ${'Blog '.repeat(20)}`)).toEqual([]);
});

test('a price in euros instead of cents is found, an ordinary change is not a mistake', () => {
  for (const path of globSync('**/*.yaml', { cwd: folder }))
    keepText(`content/${posixPath(path)}`, read(path));
  expect(found('prices.yaml', 'cents: 59500', 'cents: 595')).toEqual([
    expect.stringMatching(/: Das sind nur 5,95 €\. Meinten Sie 595\s€, schreiben Sie 595; ist der Betrag/),
  ]);
  expect(found('prices.yaml', '59500', '65000')).toEqual([]);
});

test('unknown slots, dead links and short names that are taken are found', () => {
  expect(found('pages/blog.yaml', /^lead: .*/m, 'lead: Für {{price:gibtesnicht}}.')).toEqual([
    expect.stringContaining('gibtesnicht'),
  ]);
  expect(found('pages/kontakt.yaml', /path: \/\S*/, 'path: /gibt-es-nicht')).toEqual([
    expect.stringContaining('führt zu keiner Seite'),
  ]);
  const [, first, second] = /- id: (\S+)[\s\S]*?- id: (\S+)/.exec(read('books.yaml')) ?? [];
  expect(found('books.yaml', `id: ${second}`, `id: ${first}`)).toContainEqual(
    expect.stringContaining(`„${first}“ gibt es schon`),
  );
});

test('what a removed entry leaves behind is found, in its own file or elsewhere', () => {
  const messages = found('prices.yaml', /id: strategy-call\b/, 'id: anderer-name');
  expect(messages.join('\n')).toContain('strategy-call');
});

test('a picture that a page names is known', () => {
  expect(isPictureNamed('portrait')).toBe(true);
  expect(isPictureNamed('social-media-ki')).toBe(false);
});
