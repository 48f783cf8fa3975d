import { spawnSync } from 'node:child_process';
import type { Content, ContentFiles } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';

/** Compares content with its published state (origin/main). Without that history, nothing is reported. */
export function forgottenChanges(content: Content, files: ContentFiles, folder: string): ContentError[] {
  const published = git(folder, 'ls-tree', '-r', '--name-only', 'origin/main', 'blog/')?.split('\n');
  return published ? [...lostAddresses(content, files, published), ...undatedChanges(files, folder)] : [];
}

/** Addresses of renamed or deleted articles without a redirect. */
function lostAddresses(
  { redirects }: Content,
  { markdown }: ContentFiles,
  published: string[],
): ContentError[] {
  const present = new Set(markdown.map(({ file }) => file));
  return published
    .filter((path) => path.endsWith('.md') && !present.has(`content/${path}`))
    .map((path) => `/${path.slice(0, -'.md'.length)}`)
    .filter((address) => !Object.hasOwn(redirects, address))
    .map(
      (address) =>
        new ContentError(
          { file: 'content/redirects.yaml' },
          `Den Beitrag ${address} gibt es nicht mehr: Links darauf und Google fänden nichts. Ergänzen Sie eine Zeile, die zu seinem neuen Ort führt: ${address}: /blog`,
        ),
    );
}

/** Legal texts that changed but kept their date. */
function undatedChanges({ markdown }: ContentFiles, folder: string): ContentError[] {
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
