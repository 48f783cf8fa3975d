import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Lowest first: a file imports only from its own floor and those below. The longest fitting start of a path counts. */
const floors = [
  ['functions/'],
  ['site/lib/', 'site/build-folder.ts', 'site/content/'],
  ['site/content/schemas/'],
  ['site/content/errors/'],
  ['site/content/read/'],
  ['site/content/content.ts', 'site/content/switched-off.ts'],
  ['site/content/references/'],
  ['site/content/parse-content.server.ts'],
  ['site/content/load-content.server.ts'],
  ['site/content/checks/'],
  ['site/images/'],
  ['site/assemble/'],
  ['site/search/'],
  ['site/seo/'],
  ['site/components/', 'site/modules.d.ts'],
  ['site/forms/'],
  ['site/pages/'],
  ['site/routes.ts', 'site/client/', 'site/editor/'],
  ['site/prerender/', 'site/vite.config.ts'],
  ['infra/'],
  ['scripts/'],
];

type Sources = Readonly<Record<string, string>>;

test('folders depend on each other in one direction, and no file on itself', () => {
  const files = globSync('{functions,infra,scripts,site}/**/*.{ts,tsx}').map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(files.filter((file) => floorOf(file) < 0 && !isTest(file))).toEqual([]);
  expect(wrongImports(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual(
    [],
  );
});

const line = (path: string) => `import { one } from '${path}';`;

test.each<[Sources, string[]]>([
  [{ 'site/pages/a.tsx': line('../lib/b.ts'), 'site/lib/b.ts': '' }, []],
  [
    { 'site/lib/a.ts': line('../pages/b.tsx') },
    ['site/lib/a.ts imports site/pages/b.tsx, from a floor above'],
  ],
  [
    { 'site/content/read/a.ts': line('../checks/b.ts') },
    ['site/content/read/a.ts imports site/content/checks/b.ts, from a floor above'],
  ],
  [
    { 'site/a.test.ts': line('../scripts/b.ts') },
    ['site/a.test.ts imports scripts/b.ts, from a folder above'],
  ],
  [
    { 'site/lib/a.ts': line('../../functions/http.ts') },
    ['site/lib/a.ts imports functions/http.ts, not the contract'],
  ],
  [{ 'scripts/a.ts': line('./testing/b.ts') }, ['scripts/a.ts imports scripts/testing/b.ts, a test’s']],
  [
    {
      'infra/a.ts': line('./b.ts'),
      'infra/b.ts': "const c = await import('./c.ts');",
      'infra/c.ts': line('./a.ts'),
    },
    ['infra/a.ts > infra/b.ts > infra/c.ts > infra/a.ts'],
  ],
])('%j', (sources, problems) => {
  expect(wrongImports(sources)).toEqual(problems);
});

function wrongImports(sources: Sources): string[] {
  const graph = new Map(Object.entries(sources).map(([file, source]) => [file, importsOf(file, source)]));
  const wrong = [...graph].flatMap(([file, imports]) =>
    imports.flatMap((imported) => {
      const problem = problemOf(file, imported);
      return problem ? `${file} imports ${imported}, ${problem}` : [];
    }),
  );
  return [...wrong, ...circles(graph)];
}

function problemOf(file: string, imported: string): string | undefined {
  const folders = ['functions', 'site', 'infra', 'scripts'];
  const [from, to] = [file, imported].map((path) => folders.indexOf(path.split('/')[0] ?? '')) as [
    number,
    number,
  ];
  if (to > from) return 'from a folder above';
  if (from === 1 && to === 0 && !imported.startsWith('functions/leads/')) return 'not the contract';
  if (isTest(file)) return;
  if (isTest(imported)) return 'a test’s';
  return floorOf(imported) > floorOf(file) ? 'from a floor above' : undefined;
}

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|\/(?:testing|e2e)\//.test(file);

function floorOf(file: string): number {
  const [longest] = floors
    .flat()
    .filter((start) => file.startsWith(start))
    .sort((a, b) => b.length - a.length);
  return floors.findIndex((starts) => longest && starts.includes(longest));
}

/** Files of the project that a file imports, also only as types. */
const importsOf = (file: string, source: string) =>
  [...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?\n]+\.tsx?)\b/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );

function circles(graph: ReadonlyMap<string, string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' > '));
    else if (!done.has(file)) for (const imported of graph.get(file) ?? []) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
