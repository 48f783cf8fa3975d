import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = textFiles();

test('every document and heading that is cited exists', () => {
  expect(files).toContain('docs/product.md');
  expect(files.flatMap((file) => wrongCitations(read(file)).map((wrong) => `${file}: ${wrong}`))).toEqual([]);
});

test.each([
  ['docs/product.md, "Popups"', []],
  ['(docs/product.md, "Field rules" and "Toasts")', []],
  ['/**\n * See docs/product.md,\n * "Identity and\n * placeholders".\n */', []],
  ['docs/product.md, "Pop-ups"', ['docs/product.md, "Pop-ups"']],
  ['docs/product.md, "Popups" and "Toast"', ['docs/product.md, "Toast"']],
  ['// docs/api.md,\n// "Confirmed\n// signups"', ['docs/api.md, "Confirmed signups"']],
  ['docs/nothing.md', ['docs/nothing.md']],
  ['infra/nothing.md, "Nothing"', ['infra/nothing.md']],
  ['api.md, "Fields"', ['api.md']],
  ['DESIGN.md, section 2', ['DESIGN.md']],
  ['specification section 4', ['specification section 4']],
])('%j', (text, wrong) => {
  expect(wrongCitations(text)).toEqual(wrong);
});

test('every file that the README names exists, and every schema that a tool’s settings name', () => {
  const named = read('README.md').match(/(?<=`)[\w./+-]+\.(?:css|tsx?|yaml)(?=`)/g) ?? [];
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  const schemas = globSync('*.json').flatMap((file) => /(?<="\$schema": ")\.[^"]+/.exec(read(file)) ?? []);
  expect(schemas.filter((schema) => !existsSync(schema))).toEqual([]);
});

test('every file that a comment names exists', () => {
  const missing = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .flatMap((file) => missingFiles(read(file)).map((name) => `${file}: ${name}`));
  expect(missing).toEqual([]);
});

test.each([
  ['/** See client/load-page.ts and\n * links.ts. */', []],
  ["'../nothing.ts' // Not a comment's.", []],
  ['code(); // as in lib/nothing.ts', ['lib/nothing.ts']],
  ['/* The suffix .handler.ts */ /* Nothing.css is here. */', ['Nothing.css']],
])('%j', (source, missing) => {
  expect(missingFiles(source)).toEqual(missing);
});

// A package or a build that came in by mistake.
test('nothing but the owner’s content and the lock file is larger than 200 KB', () => {
  const large = versionedFiles()
    .filter((file) => !/^(?:content\/|package-lock\.json)/.test(file))
    .filter((file) => existsSync(file) && statSync(file).size > 200_000);
  expect(large).toEqual([]);
});

/** Names of source files in comments, with or without their folder, that no file ends in. */
function missingFiles(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? [];
  const names = comments.join('\n').match(/(?<![\w./*])\w[\w+./-]*\.(?:css|tsx?)\b/g) ?? [];
  return names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
}

function wrongCitations(wrapped: string): string[] {
  // Comments and paragraphs break anywhere.
  const text = wrapped.replaceAll(/\s*\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');
  const citations = [...text.matchAll(/([\w./-]+\.md), ("[^"]+"(?:(?:,|,? and) "[^"]+")*)/g)];
  const headings = citations.flatMap(([, file = '', quoted = '']) => missingHeadings(file, quoted));
  const documents = [...text.matchAll(/\bdocs\/[\w-]+\.md\b/g)].flat().filter((file) => !existsSync(file));
  // Either without its folder or in no clone.
  const elsewhere = text.match(
    /(?<!docs\/)(?<![\w-])(?:product|api|specification|style|DESIGN)\.md\b|\bspecification,? sections? \d+/gi,
  );
  return [...new Set([...headings, ...documents, ...(elsewhere ?? [])])];
}

function missingHeadings(file: string, quoted: string): string[] {
  if (!existsSync(file)) return [file];
  const existing = headingsOf(file);
  return [...quoted.matchAll(/"([^"]+)"/g)]
    .filter(([, heading = '']) => !existing.has(heading))
    .map(([heading]) => `${file}, ${heading}`);
}

function headingsOf(file: string): Set<string> {
  return new Set([...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading.trim()));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** What a clone has, but this file, which has wrong citations on purpose. */
function textFiles(): string[] {
  return versionedFiles()
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:css|md|tsx?|ya?ml)$/.test(file) && existsSync(file))
    .filter((file) => file !== 'scripts/citations.test.ts');
}

function versionedFiles(): string[] {
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const names = execFileSync('git', list, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return names.split('\0').filter(Boolean);
  } catch {
    // Downloaded without git.
    return globSync('{*,{content,docs,functions,infra,scripts,site}/**/*}.{css,md,ts,tsx,yaml,yml}', {
      exclude: (name) => name.endsWith('node_modules'),
    });
  }
}
