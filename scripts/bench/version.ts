import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../hash-of.ts';
import type { Builder } from './builders.ts';
import { root } from './places.ts';

/** Code that decides what is measured; of other builders the version stands in their title. */
const MEASURED = ['articles', 'words', 'astro-site', 'eleventy-site', 'measure'].map(
  (name) => `scripts/bench/${name}.ts`,
);
const OWN = ['site', 'scripts/site', 'scripts/build-site.ts'];

/** What was measured is measured again when this changes. */
export function versionOf({ name }: Builder): string {
  const folders = [...MEASURED, ...(name === 'site' ? OWN : [])];
  return hashOf(folders.flatMap((path) => sources(join(root, path)))).slice(0, 8);
}

function sources(path: string): Buffer[] {
  if (path.endsWith('.ts')) return [readFileSync(path)];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => readFileSync(file));
}
