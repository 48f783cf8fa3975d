import { spawnSync } from 'node:child_process';
import type { Content, ContentFiles } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { folderHomes, folderPaths } from '../page-paths.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';
import { isPublished } from '../read/published.ts';
import { isOff } from '../switched-off.ts';

/* What content owes to its published state. git knows that state; without a repository, nothing is reported. */

type Head = { title?: string; date?: string; draft?: boolean };
type PageFolder = keyof typeof folderPaths;

/** Addresses of published articles and case studies that lead nowhere any more: deleted, renamed or held back. */
export function lostAddresses(
  { articles, cases, casesPage, redirects }: Content,
  { markdown }: ContentFiles,
  folder: string,
  now: Date,
): ContentError[] {
  const shown = new Set([
    ...articles.map(({ slug }) => `blog/${slug}.md`),
    ...cases.map(({ slug }) => `cases/${slug}.md`),
  ]);
  const states = publishedStates(folder);
  const before = new Map(states.flatMap(({ ref, files }) => files.map((path) => [path, ref] as const)));
  return [...before].flatMap(([path, ref]) => {
    const [, of = '', slug = ''] = /^(\w+)\/([a-z0-9-]+)\.md$/.exec(path) ?? [];
    if (!(of in folderPaths) || shown.has(path) || (of === 'cases' && isOff(casesPage))) return [];
    const address = `${folderPaths[of as PageFolder]}/${slug}`;
    if (Object.hasOwn(redirects, address)) return [];
    const old = readMarkdownFile(`content/${path}`, git(folder, 'show', `${ref}:./${path}`) ?? '');
    const { title, draft, date = '' } = old.yaml.value as Head;
    if (!isPublished({ draft, date: String(date) }, now)) return [];
    const kept = markdown.find(({ file }) => file === `content/${path}`);
    if (kept) return heldBack(kept, address);
    const renamed = markdown.find(
      ({ file, source }) =>
        file.startsWith(`content/${of}/`) &&
        !before.has(file.slice('content/'.length)) &&
        (readMarkdownFile(file, source).yaml.value as Head).title === title,
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

function heldBack({ file, source }: ContentFiles['markdown'][number], address: string): ContentError {
  const { yaml } = readMarkdownFile(file, source);
  const field = (yaml.value as Head).draft ? 'draft' : 'date';
  return new ContentError(
    yaml.at([field]),
    `Der Beitrag ist schon erschienen, und seine Adresse ${address} führte ins Leere. Nehmen Sie die Änderung zurück, oder verschieben Sie ihn nach content/drafts und ergänzen Sie in content/redirects.yaml die Zeile:`,
    [`${address}: ${folderHomes.blog}`],
  );
}

/**
 * The published states to compare with: main on GitHub and, since a merge itself is checked, too, the one before it.
 * Without a remote repository it is the last commit.
 */
function publishedStates(folder: string): Array<{ ref: string; files: string[] }> {
  const states = ['origin/main^', 'origin/main'].flatMap((ref) => filesOf(folder, ref));
  return states.length > 0 ? states : filesOf(folder, 'HEAD');
}

function filesOf(folder: string, ref: string) {
  const listed = git(
    folder,
    'ls-tree',
    '-r',
    '--name-only',
    ref,
    ...Object.keys(folderPaths).map((one) => `${one}/`),
  );
  return listed === undefined ? [] : [{ ref, files: listed.split('\n') }];
}

/** Legal texts that changed but kept their date. */
export function undatedChanges({ markdown }: ContentFiles, folder: string): ContentError[] {
  return markdown.flatMap(({ file, source }) => {
    if (!file.startsWith('content/legal/')) return [];
    const before = git(folder, 'show', `origin/main:./${file.slice('content/'.length)}`);
    if (before === undefined) return [];
    const [old, current] = [readMarkdownFile(file, before), readMarkdownFile(file, source)];
    const dateOf = ({ yaml }: typeof old) => String((yaml.value as { date?: string } | null)?.date);
    if (wordsOf(old.body) === wordsOf(current.body) || dateOf(old) !== dateOf(current)) return [];
    const problem = 'Der Text ist geändert, sein Stand nicht. Tragen Sie den heutigen Tag ein';
    return new ContentError(current.yaml.at(['date']), problem);
  });
}

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();

function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
