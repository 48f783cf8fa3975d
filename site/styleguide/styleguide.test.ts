import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '../build-folder.ts';
import { fixture } from '../testing/fixture.ts';
import { groups } from './groups.ts';
import { STYLEGUIDE_PATH } from './paths.ts';
import { samplesOf } from './samples.server.ts';

const shown = groups.flatMap((examples) => examples(samplesOf(fixture)).components);

test('every component is shown, and nothing else', () => {
  const folders = readdirSync('site/components', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  expect(shown.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('nothing of the style guide is deployed (npm run build)', () => {
  const files = globSync('**/*.{html,js,mjs,css,json,map,txt,xml}', { cwd: buildFolder });
  expect(files.some((file) => file.startsWith('site/client/'))).toBe(true);
  expect(files.some((file) => file.startsWith('functions/'))).toBe(true);
  // Its path (these files include the routes of the site), its classes, the ids of its examples and its descriptions.
  const marks = [STYLEGUIDE_PATH, 'styleguide-', 'guide-dialog', ...shown.map(({ use }) => use)];
  const leaks = files.filter((file) => {
    const text = readFileSync(join(buildFolder, file), 'utf8');
    return file.includes('styleguide') || marks.some((mark) => text.includes(mark));
  });
  expect(leaks).toEqual([]);
});
