import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeVersion } from '../site/lib/cache.server.ts';
import { fixtureInputs } from './build-fixture.ts';

/** What each cache's key is made of, besides the content given to it. */
const caches: Record<string, (root: string) => string> = {
  content: (root) => codeVersion('site/content/load-content.server.ts', root),
  share: (root) => codeVersion('scripts/assets/build-share-images.ts', root),
  downloads: (root) => codeVersion('scripts/assets/build-downloads.ts', root),
  images: (root) => codeVersion('site/images/photograph.server.ts', root),
  spelling: (root) => codeVersion('scripts/spelling.ts', root),
  fixture: (root) => fixtureInputs(root),
};

/** A copy of what the keys are made of. */
const root = mkdtempSync(join(tmpdir(), 'caches-'));
const LOCKS = ['package-lock.json', 'node_modules/.package-lock.json'];
beforeAll(() => {
  mkdirSync(join(root, 'node_modules'));
  const folders = ['functions', 'infra', 'scripts', 'site'];
  for (const name of [...folders, ...LOCKS, 'cdk.json', 'package.json', 'tsconfig.json'])
    cpSync(name, join(root, name), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ...Object.keys(caches).flatMap((name) => LOCKS.map((lock) => [name, lock])),
  ...Object.keys(caches).map((name) => [name, 'site/lib/cache.server.ts']),
  // The renderer; what it imports, far away; and what draws, with the files that it reads.
  ['content', 'site/content/read/markdown.server.ts'],
  ['content', 'site/content/read/prompts.server.ts'],
  ['content', 'functions/leads/enquiry.ts'],
  ['share', 'site/images/mark.svg'],
  ['share', 'site/styles/tokens.css'],
  ['share', 'site/seo/share-card.server.ts'],
  ['share', 'scripts/assets/fit-text.ts'],
  ['share', 'site/content/read/soft-hyphens.server.ts'],
  ['downloads', 'scripts/assets/prompts.typ'],
  ['downloads', 'site/images/portrait.svg'],
  ['downloads', 'site/images/prompts.svg'],
  ['downloads', 'site/styles/tokens.css'],
  ['downloads', 'site/content/read/no-break-spaces.ts'],
  ['images', 'site/images/photograph.server.ts'],
  ['spelling', 'scripts/spelling.ts'],
  ['fixture', 'cdk.json'],
  ['fixture', 'package.json'],
  ['fixture', 'tsconfig.json'],
  ['fixture', 'infra/stages.json'],
  ['fixture', 'infra/edge/viewer-request.ts'],
  ['fixture', 'site/testing/content/faq.yaml'],
  ['fixture', 'site/components/button/button.css'],
])('the cache %s is made anew after a change in %s', (name, input) => {
  const version = () => caches[name]?.(root);
  const file = join(root, input);
  const source = readFileSync(file);
  const before = version();
  expect(before).toBe(version());
  appendFileSync(file, ' ');
  expect(version()).not.toBe(before);
  writeFileSync(file, source);
  expect(version()).toBe(before);
});

test.each(Object.keys(caches))('the cache %s is made anew by another version of Node', (name) => {
  const { version } = process;
  const before = caches[name]?.(root);
  Object.defineProperty(process, 'version', { value: 'v0.0.0' });
  expect(caches[name]?.(root)).not.toBe(before);
  Object.defineProperty(process, 'version', { value: version });
});

test('the fixture is made anew on another day, with other variables, or when files come or go', () => {
  const now = new Date('2026-11-21T12:00:00');
  const made = (changes = {}, day = now) => fixtureInputs(root, { ...changes } as NodeJS.ProcessEnv, day);
  const before = made();
  expect(made({}, new Date('2026-11-22T12:00:00'))).not.toBe(before);
  expect(made({ CONTENT_UNPUBLISHED: 'true' })).not.toBe(before);
  expect(made({ CDK_CONTEXT_JSON: '{}' })).not.toBe(before);
  cpSync(join(root, 'site/routes.ts'), join(root, 'site/new.ts'));
  expect(made()).not.toBe(before);
  rmSync(join(root, 'site/new.ts'));
  expect(made()).toBe(before);
  rmSync(join(root, 'site/routes.ts'));
  expect(made()).not.toBe(before);
});

test('every cache is listed above', () => {
  const opened = globSync('{scripts,site}/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(/\bopenCache\([\w.]+, '([^']+)'\)/g)].map(([, code]) => code));
  const listed = readFileSync(import.meta.filename, 'utf8').matchAll(/codeVersion\('([^']+)', root\)/g);
  expect(opened.sort()).toEqual([...listed].map(([, code]) => code).sort());
});
