import { spawnSync } from 'node:child_process';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { folderHomes, folderPaths, pagePaths } from '../page-paths.ts';
import { documentFile } from '../read/article-document.server.ts';
import type { ContentFiles, MarkdownSource } from '../read/files-as-read.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';
import { parseYaml } from '../read/parse-yaml.server.ts';
import { isOff } from '../switched-off.ts';
import { type Head, hasAppeared, heldBack } from './held-back.server.ts';

/* Compares content with its published state, which git knows; without a repository, reports nothing. */

type PageFolder = keyof typeof folderPaths;

type Published = { folder: string; refs: string[] };

/**
 * The published states to compare with: main on GitHub and, since a merge itself is checked, too, the one before it.
 * Without a remote repository it is the last commit, without any repository none.
 */
export function publishedContent(folder: string): Published {
  const names = ['origin/main^', 'origin/main', 'HEAD'];
  const lines = git({ folder, input: names.join('\n') }, 'cat-file', '--batch-check')?.split('\n') ?? [];
  const found = names.filter((_, index) => / commit /.test(lines[index] ?? ''));
  const remote = found.filter((name) => name !== 'HEAD');
  return { folder, refs: remote.length > 0 ? remote : found };
}

/** Addresses of published articles and case studies that lead nowhere any more: deleted, renamed or held back. */
export function lostAddresses(
  { articles, cases, casesPage, redirects }: Content,
  { markdown }: ContentFiles,
  published: Published,
  now: Date,
): ContentError[] {
  const shown = new Set([
    ...articles.map(({ slug }) => `blog/${slug}.md`),
    ...cases.map(({ slug }) => `cases/${slug}.md`),
  ]);
  const before = new Map(
    published.refs.flatMap((ref) => filesOf(published, ref).map((path) => [path, ref] as const)),
  );
  return [...before].flatMap(([path, ref]) => {
    const [, of = '', slug = ''] = /^(\w+)\/([a-z0-9-]+)\.md$/.exec(path) ?? [];
    if (!(of in folderPaths) || shown.has(path) || (of === 'cases' && isOff(casesPage))) return [];
    const address = `${folderPaths[of as PageFolder]}/${slug}`;
    if (Object.hasOwn(redirects, address)) return [];
    const old = { file: `content/${path}`, source: git(published, 'show', `${ref}:./${path}`) ?? '' };
    if (!hasAppeared(old, now)) return [];
    const { title } = headOf(old);
    const kept = markdown.find(({ file }) => file === `content/${path}`);
    if (kept) return heldBack(kept, address);
    const renamed = markdown.find(
      ({ file, source }) =>
        file.startsWith(`content/${of}/`) &&
        !before.has(file.slice('content/'.length)) &&
        headOf({ file, source }).title === title,
    );
    const target = renamed
      ? `${folderPaths[of as PageFolder]}/${renamed.file.slice(`content/${of}/`.length, -'.md'.length)}`
      : folderHomes[of as PageFolder];
    return new ContentError(
      { file: 'content/redirects.yaml' },
      `Die Seite ${address} gibt es nicht mehr: Links darauf und Google fänden nichts. Ergänzen Sie eine Zeile, die zu ihrem neuen Ort führt:`,
      [`${address}: ${target}`],
    );
  });
}

/** Addresses of published downloads that lead nowhere any more: renamed, removed, or no longer made of an article. */
export function lostDownloads(
  { downloads, articles, redirects }: Content,
  published: Published,
  now: Date,
): ContentError[] {
  const offered = [
    ...downloads.downloads.map(({ file }) => file),
    ...articles.filter(({ document }) => document).map(documentFile),
  ];
  const before = new Map(published.refs.flatMap((ref) => [...listed(ref), ...wordFiles(ref)]));
  return [...before].flatMap(([file, target]) => {
    const address = `/downloads/${file}`;
    if (offered.includes(file) || Object.hasOwn(redirects, address)) return [];
    return new ContentError(
      { file: 'content/redirects.yaml' },
      `Die Datei ${address} gibt es nicht mehr: Links darauf fänden nichts. Ergänzen Sie eine Zeile, die zu ihrem neuen Ort führt:`,
      [`${address}: ${target}`],
    );
  });

  /** Those of downloads.yaml, each with the file that its entry names now, else the page for the press. */
  function listed(ref: string): Array<[string, string]> {
    const file = 'content/downloads.yaml';
    const { value } = parseYaml(file, git(published, 'show', `${ref}:./downloads.yaml`) ?? '');
    const entries = (value as { downloads?: Array<{ id: string; file: string }> } | null)?.downloads ?? [];
    return entries.map(({ id, file }) => {
      const renamed = downloads.downloads.find((one) => one.id === id);
      return [file, renamed ? `/downloads/${renamed.file}` : pagePaths.press[0]];
    });
  }

  /** Those of articles, each with the place of its article. */
  function wordFiles(ref: string): Array<[string, string]> {
    const found = git(published, 'grep', '-l', '-e', '^document:', ref, '--', `${BLOG}/`) ?? '';
    return found.split('\n').flatMap((line): Array<[string, string]> => {
      const [, slug] = /\/([a-z0-9-]+)\.md$/.exec(line) ?? [];
      if (!slug) return [];
      const path = `${BLOG}/${slug}.md`;
      const source = git(published, 'show', `${ref}:./${path}`) ?? '';
      if (!hasAppeared({ file: `content/${path}`, source }, now)) return [];
      const article = `${folderPaths[BLOG]}/${slug}`;
      const kept = articles.some((one) => one.slug === slug) ? article : redirects[article];
      return [[documentFile({ slug }), kept ?? folderHomes[BLOG]]];
    });
  }
}

const BLOG = 'blog';

const headOf = ({ file, source }: MarkdownSource) => readMarkdownFile(file, source).yaml.value as Head;

function filesOf(published: Published, ref: string): string[] {
  const folders = Object.keys(folderPaths).map((one) => `${one}/`);
  return (git(published, 'ls-tree', '-r', '--name-only', ref, ...folders) ?? '').split('\n');
}

/** Legal texts that changed but kept their date. */
export function undatedChanges({ markdown }: ContentFiles, published: Published): ContentError[] {
  if (!published.refs.includes('origin/main')) return [];
  return markdown.flatMap(({ file, source }) => {
    if (!file.startsWith('content/legal/')) return [];
    const before = git(published, 'show', `origin/main:./${file.slice('content/'.length)}`);
    if (before === undefined) return [];
    const [old, current] = [readMarkdownFile(file, before), readMarkdownFile(file, source)];
    const dateOf = ({ yaml }: typeof old) => String((yaml.value as { date?: string } | null)?.date);
    if (wordsOf(old.body) === wordsOf(current.body) || dateOf(old) !== dateOf(current)) return [];
    const problem = 'Der Text ist geändert, sein Stand nicht. Tragen Sie den heutigen Tag ein';
    return new ContentError(current.yaml.at(['date']), problem);
  });
}

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();

function git({ folder, input }: { folder: string; input?: string }, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, input, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
