import { parse } from 'yaml';
import { folderHomes, folderPaths } from '../content/page-paths.ts';
import { writeYaml } from './write-yaml.ts';

/* An article's file is its address: who renames or deletes it owes a redirect to all who know that. */

export const REDIRECTS = 'content/redirects.yaml';

/** The address of an article or a case study; undefined for other files. */
export function addressOf(path: string): string | undefined {
  const [, folder = '', slug] = /^content\/(\w+)\/([\w-]+)\.md$/.exec(path) ?? [];
  return folder in folderPaths ? `${folderPaths[folder as keyof typeof folderPaths]}/${slug}` : undefined;
}

const homes: Record<string, string> = folderHomes;

/**
 * The redirects after an article has got another name, or none any more. Redirects that led to the old address lead to
 * the new one, as the check refuses detours.
 */
export function redirected(redirects: string, from: string, to?: string): string {
  const address = addressOf(from);
  const target = to ? addressOf(to) : homes[from.split('/')[1] ?? ''];
  if (!address || !target) return redirects;
  const others = Object.entries((parse(redirects) ?? {}) as Record<string, string>)
    // An article that gets an old address back is found there again.
    .filter(([path]) => path !== target)
    .map(([path, place]) => [path, place.split('#')[0] === address ? target : place]);
  return writeYaml(redirects, { ...Object.fromEntries(others), [address]: target });
}

/** What the owner reads once it is done. */
export function redirectNotice(from: string, to?: string): string {
  const [old, target] = [addressOf(from), to ? addressOf(to) : homes[from.split('/')[1] ?? '']];
  return `Wer ${old} aufruft, kommt jetzt zu ${target}: Die Weiterleitung ist eingetragen. Nennen andere Texte noch die alte Adresse, sagt es die Prüfung.`;
}
