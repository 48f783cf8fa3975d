import { parse } from 'yaml';
import { hasAppeared } from '../content/checks/held-back.server.ts';
import { folderHomes, folderPaths } from '../content/page-paths.ts';
import { documentFile } from '../content/read/article-document.server.ts';
import { writeYaml } from './write-yaml.ts';

/* An article's file name is its address: renaming or deleting it requires a redirect. */

export const REDIRECTS = 'content/redirects.yaml';

/** The address of an article or a case study; undefined for other files. */
export function addressOf(path: string): string | undefined {
  const [, folder = '', slug] = /^content\/(\w+)\/([\w-]+)\.md$/.exec(path) ?? [];
  return folder in folderPaths ? `${folderPaths[folder as keyof typeof folderPaths]}/${slug}` : undefined;
}

const homes: Record<string, string> = folderHomes;

/**
 * The redirects after an article was renamed or deleted. Redirects that led to the old address lead to
 * the new one, as the check refuses detours. One that never appeared needs none, and none may lead to it.
 * @param article its text, which may offer a Word file that has its name, too
 */
export function redirected(redirects: string, article: string, from: string, to?: string): string {
  const target = targetOf(from, to);
  if (!target || !hasAppeared({ file: from, source: article }, new Date())) return redirects;
  const [old, found] = [addressesOf(from, article), to ? addressesOf(to, article) : []];
  const others = Object.entries((parse(redirects) ?? {}) as Record<string, string>)
    // An article that gets an old address back is found there again.
    .filter(([path]) => !found.includes(path))
    .map(([path, place]) => [path, old.includes(place.replace(/#.*/, '')) ? target : place]);
  const added = old.map((path) => [path, target]);
  return writeYaml(redirects, Object.fromEntries([...others, ...added]));
}

export const isDraft = (article: string): boolean => /^draft: true$/m.test(article);

/** The redirects after an article was saved: one that becomes a draft leads to the blog until it appears again. */
export function redirectedWhileDraft(
  redirects: string,
  file: string,
  { before, after }: { before: string | undefined; after: string },
): string {
  if (!addressOf(file) || before === undefined) return redirects;
  const [was, is] = [before, after].map((source) => hasAppeared({ file, source }, new Date()));
  if (was && isDraft(after)) return redirected(redirects, before, file);
  if (was || !is) return redirects;
  const found = addressesOf(file, after);
  const kept = Object.entries(parse(redirects) ?? {}).filter(([path]) => !found.includes(path));
  return writeYaml(redirects, Object.fromEntries(kept));
}

/** The addresses of an article and of its Word file, if it has one. */
function addressesOf(path: string, article: string): string[] {
  const address = addressOf(path) ?? '';
  const slug = address.split('/').at(-1) ?? '';
  return [address, ...(/^document:/m.test(article) ? [`/downloads/${documentFile({ slug })}`] : [])];
}

const targetOf = (from: string, to?: string): string | undefined =>
  to ? addressOf(to) : homes[from.split('/')[1] ?? ''];

/** Message to the owner once it is done, or proposed. */
export function redirectNotice(from: string, to?: string, { isProposed = false } = {}): string {
  const [old, target] = [addressOf(from), targetOf(from, to)];
  const redirect = isProposed
    ? `Sobald der Vorschlag veröffentlicht ist, kommt zu ${target}, wer ${old} aufruft: Die Weiterleitung gehört dazu.`
    : `Wer ${old} aufruft, kommt jetzt zu ${target}: Die Weiterleitung ist eingetragen.`;
  return `${redirect} Nennen andere Texte noch die alte Adresse, sagt es die Prüfung.`;
}
