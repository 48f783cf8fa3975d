import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SITE_PROCESS } from '../site/site-process.ts';
import { changeArticle, type GeneratedArticle, generateArticle } from './articles.ts';
import { astroFiles } from './astro-site.ts';
import { eleventyFiles } from './eleventy-site.ts';
import type { Command } from './measure.ts';
import { ASTRO, ELEVENTY, packagesOf, root } from './places.ts';

/** A generator of sites with its project on the generated articles. */
export type Builder = {
  name: 'site' | 'astro' | 'eleventy';
  title: string;
  /** Where its articles lie in the project. */
  articles: string;
  /** Lays everything but the articles into an empty folder. */
  prepare(folder: string): void;
  /** What it leaves behind: without it a build is cold. */
  leftovers: readonly string[];
  output: string;
  build: Omit<Command, 'cwd'>;
};

export const builders: readonly Builder[] = [
  {
    name: 'site',
    title: 'this site',
    articles: 'content/blog',
    prepare: copySite,
    leftovers: ['.cache', 'dist/site'],
    output: 'dist/site/client',
    build: {
      args: [...SITE_PROCESS.flags, '--import', './scripts/compile-cache.ts', SITE_PROCESS.script],
      env: SITE_PROCESS.env,
    },
  },
  {
    name: 'astro',
    title: `Astro ${ASTRO.astro}`,
    articles: 'src/content/blog',
    prepare: (folder) => project(folder, astroFiles, ASTRO),
    leftovers: ['dist', '.astro', 'cache'],
    output: 'dist',
    build: { args: ['node_modules/astro/bin/astro.mjs', 'build'], env: { ASTRO_TELEMETRY_DISABLED: '1' } },
  },
  {
    name: 'eleventy',
    title: `Eleventy ${ELEVENTY['@11ty/eleventy']}`,
    articles: 'src/blog',
    prepare: (folder) => project(folder, eleventyFiles, ELEVENTY),
    leftovers: ['_site', '.cache'],
    output: '_site',
    build: { args: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'] },
  },
];

/** Lays a project with so many articles into a folder, in the place of what was there. */
export function layProject({ prepare, articles }: Builder, folder: string, size: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  prepare(folder);
  mkdirSync(join(folder, articles), { recursive: true });
  for (let number = 0; number < size; number++) writeArticle(join(folder, articles), generateArticle(number));
}

/** Changes the article in the middle, or takes the change back. */
export function setChanged({ articles }: Builder, folder: string, size: number, isChanged: boolean): void {
  const article = generateArticle(Math.floor(size / 2));
  writeArticle(join(folder, articles), isChanged ? changeArticle(article) : article);
}

function writeArticle(folder: string, { slug, source }: GeneratedArticle): void {
  writeFileSync(join(folder, `${slug}.md`), source);
}

/** A copy, because the build of the site writes where it lies. */
function copySite(folder: string): void {
  const parts = [
    'content',
    'functions',
    'scripts',
    'site',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ];
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

function project(folder: string, files: Record<string, string>, versions: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(packagesOf(versions), join(folder, 'node_modules'));
}
