import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Helpers that a build tool writes into the code have no file; their names begin with that tool. */
const HELPERS: Record<string, string> = {
  '\0vite/': 'vite',
  '\0rolldown/': 'rolldown',
  '\0@oxc-project+runtime': '@oxc-project/runtime',
};

/** Packages without the text of their licence, and the package of which each is a fork by its own account. */
const FORKS: Record<string, string> = { '@brillout/picocolors': 'picocolors' };

/**
 * Folders of the packages that modules belong to, each once, by name.
 * @param modules ids of modules as the bundler names them
 */
export function packageFolders(modules: readonly string[]): string[] {
  const folders = modules.flatMap((id) => {
    const helper = Object.entries(HELPERS).find(([prefix]) => id.startsWith(prefix));
    if (helper) return resolve('node_modules', helper[1]);
    return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, ''))?.[1] ?? [];
  });
  return [...new Set(folders)].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

/**
 * The text of /lizenzen.txt: fonts, then packages, each with its whole licence.
 * @throws Error for a package that comes without one: it must not be shipped
 */
export function licences(folders: readonly string[], fontFolder = resolve('site/styles/fonts')): string {
  const fonts = readdirSync(fontFolder)
    .filter((file) => /licen[cs]e/i.test(file))
    .sort()
    .map((file) => section(fontTitle(file), readFileSync(join(fontFolder, file), 'utf8')));
  return `${[introduction, ...fonts, ...folders.map(packageLicence)].join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}

const introduction = `Lizenzen

Diese Website liefert die folgenden Schriften und Programmteile aus. Ihre Lizenzen stehen hier im vollen
Wortlaut, so wie ihre Urheber sie veröffentlicht haben.`;

function packageLicence(folder: string): string {
  const { name, version, license } = manifest(folder);
  const original = FORKS[name];
  const source = original ? resolve('node_modules', original) : folder;
  const file = readdirSync(source).find((one) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i.test(one));
  if (!file) {
    throw new Error(
      `${name} is part of the browser's code and comes without the text of its licence (${license ?? 'none named'}).`,
    );
  }
  const fork = original ? `, Abspaltung von ${original}` : '';
  return section(`${name} ${version} (${license})${fork}`, ownPart(readFileSync(join(source, file), 'utf8')));
}

/** A build tool also names what is packed into the tool itself, none of which reaches the browser. */
const ownPart = (text: string) => text.replace(/^#+ Licenses of bundled dependencies[\s\S]*/m, '');

const section = (title: string, text: string) => `${title}\n\n${text.replaceAll('\r\n', '\n').trim()}`;

function fontTitle(file: string): string {
  const name = file.replace(/licen[cs]e|\.\w+$|-/gi, '');
  return `Schrift ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const nameOf = (folder: string) => folder.replace(/^.*\/node_modules\//, '');

function manifest(folder: string): { name: string; version: string; license?: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
