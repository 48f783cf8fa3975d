import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createElement } from 'react';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { shellModule } from '../site/assemble/shell-module.server.ts';
import { sitePaths } from '../site/assemble/site-pages.server.ts';
import { render, site } from '../site/components/testing/render.tsx';
import { ContentErrors } from '../site/content/errors/content-error.ts';
import { loadContent } from '../site/content/load-content.server.ts';
import { pageData } from '../site/prerender/page-data.server.ts';
import { filesOf, notFound } from '../site/routes.ts';
import { machineFiles } from '../site/seo/machine-files.server.ts';
import { shareCards } from '../site/seo/share-card.server.ts';
import { fixtureFolder } from '../site/testing/fixture.ts';
import { siteBuildModule } from './site-build-module.ts';

/* What the check passes must build: the fixture with one value changed is either refused in German, or becomes a site. */

const folder = join(mkdtempSync(join(tmpdir(), 'passing-')), 'content');
cpSync(fixtureFolder, folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/** Valid wherever a path is, or nearly so. */
const PATHS = [
  '/#about',
  '/ki-workshops#formate',
  '/vortraege',
  '/impressum',
  '/blog/ki-strategien-fuehrungskraefte-2024',
  '/downloads/gratis-prompts.pdf',
  '/faq?q=1',
  'https://www.example.org/',
  '#',
];

type Path = ReadonlyArray<string | number>;
type Group = Record<string | number, unknown>;
type Change = { file: string; name: string; source: () => string };

const changes = globSync('**/*.{yaml,md}', { cwd: folder })
  .sort()
  .flatMap((file) => changesOf(file.replaceAll('\\', '/')));

/** `CHANGES=9999` tries all of them. */
const length = Math.min(Number(process.env.CHANGES ?? 400), changes.length);
const [tried = []] = fc.sample(fc.shuffledSubarray(changes, { minLength: length, maxLength: length }), {
  seed: 40,
  numRuns: 1,
});

test('content that passes the check becomes pages, files and mails', { timeout: 3_600_000 }, async () => {
  const drawn = new Set<string>();
  await build(drawn);
  let passed = 0;
  const failures: string[] = [];
  for (const { file, name, source } of tried) {
    const before = readFileSync(join(folder, file));
    writeFileSync(join(folder, file), source());
    try {
      await build(drawn);
      passed += 1;
    } catch (error) {
      // The check refuses it.
      if (!(error instanceof ContentErrors)) failures.push(`${name}: ${error}`);
    }
    writeFileSync(join(folder, file), before);
  }
  console.log(`${tried.length} of ${changes.length} changes: ${passed} pass the check`);
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(tried.length / 10);
});

/** All that a build makes of content but pictures and bundles. Draws a page only if its data is new. */
async function build(drawn: Set<string>): Promise<void> {
  const content = loadContent({ folder, now: new Date('2026-11-25T12:00:00Z') });
  shareCards(content);
  shellModule(content);
  siteBuildModule(content, { formFrame: '', publishRefusals: 0, letter: {} as never });
  await machineFiles(content);
  for (const path of sitePaths(content)) {
    const data = pageData(content, path);
    const json = JSON.stringify([path, data]);
    if (drawn.has(json)) continue;
    const Page = await (filesOf(path) ?? notFound).load();
    const html = render(createElement(Page, { page: data?.page as never, site }));
    const [wrong] = /.{0,60}(?:\bundefined\b|\[object Object\]|\bNaN\b).{0,60}/.exec(html) ?? [];
    if (wrong) throw new Error(`${path} says ${wrong}`);
    drawn.add(json);
  }
}

/** Each value deleted, each list emptied or cut to one, each path replaced by others. */
function changesOf(file: string): Change[] {
  const source = readFileSync(join(folder, file), 'utf8');
  const [, head = source, body] = /^---\n([\s\S]*?\n)(---\n[\s\S]*)$/.exec(source) ?? [];
  const change = (path: Path, value?: unknown): Change => {
    const name = `${file} ${path.join('.')}: ${value === undefined ? 'deleted' : JSON.stringify(value)}`;
    return { file, name: name.slice(0, 200), source: () => written(changed(parse(head), path, value), body) };
  };
  return [...walk(parse(head))].flatMap(([path, value]) => [
    change(path),
    ...(Array.isArray(value) ? [change(path, []), change(path, value.slice(0, 1))] : []),
    ...(typeof value === 'string' && /^[/#]/.test(value) ? PATHS.map((other) => change(path, other)) : []),
  ]);
}

const written = (data: unknown, body: string | undefined) =>
  body === undefined ? stringify(data) : `---\n${stringify(data)}${body}`;

function* walk(data: unknown, path: Path = []): Generator<[Path, unknown]> {
  if (path.length > 0) yield [path, data];
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data))
    yield* walk(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

function changed(data: unknown, path: Path, value: unknown): unknown {
  const last = path.at(-1) as string;
  const parent = path.slice(0, -1).reduce((group, key) => (group as Group)[key], data) as Group;
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return data;
}
