import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_REPORT, type ChunkReport } from '../../site/bundle/vite-chunk-report.server.ts';
import { UserError } from '../progress.ts';
import { builtPages } from '../prove/pages/built-pages.ts';
import { codeOf } from './code.ts';
import { contentKeys } from './content-key.ts';
import { filesOf, fontsOf, type PageFiles, withoutStyles } from './page-files.ts';
import { pageModules } from './page-modules.ts';
import { createWire, type Wire } from './wire.ts';

export const SITE = join(import.meta.dirname, '../../dist/site/client');
const STYLES = join(import.meta.dirname, '../../site');

/** Bytes of a page by what they are for; `first`, `after` and `form` are JavaScript, each with what comes before it. */
export type Figures = Record<'html' | 'css' | 'fonts' | 'images' | 'first' | 'after' | 'form', number>;

export type Route = Figures & {
  /** Changes with what the owner has written for the page. */ content: string;
};

export type Measured = {
  /** Changes with the owner's own pictures. */
  pictures: string;
  routes: Record<string, Route>;
  /** What these are made of. Modules: characters before they are minified; files of styles: characters; files: bytes. */
  parts: { modules: Record<string, number>; styles: Record<string, number>; files: Record<string, number> };
};

/** What only a look at all of it needs: which parts belong to which page, and what lies in which chunk. */
export type Details = {
  report: ChunkReport;
  bytes: Record<string, number>;
  /** By path, the chunks and the other files of the page. */
  chunks: Record<string, Record<'first' | 'after' | 'form', string[]>>;
  files: Record<string, Record<'fonts' | 'images', string[]>>;
  /** Paths of pages that are a form: its code comes with theirs. */
  forms: Set<string>;
};

/** Reckons from the last build what every page fetches. No browser: `site/e2e/bytes.spec.ts` compares some with one. */
export async function measure(): Promise<Measured & { details: Details }> {
  const chunks = join(SITE, '../..', CHUNK_REPORT);
  if (!existsSync(chunks)) throw new UserError('Nothing is built yet: run `npm run build` first.');
  const report: ChunkReport = JSON.parse(readFileSync(chunks, 'utf8'));
  const [wire, code, moduleOf, keys] = [createWire(SITE), codeOf(report), pageModules(), contentKeys(SITE)];
  const sum = async (files: Iterable<string>) =>
    (await Promise.all([...files].map(wire.ofFile))).reduce((total, bytes) => total + bytes, 0);

  const details: Details = { report, bytes: {}, chunks: {}, files: {}, forms: new Set() };
  const routes: Record<string, Route> = {};
  const files: string[] = [];
  for (const { path, html } of builtPages()) {
    const page = filesOf(html);
    const module = moduleOf(path);
    const first = code.first();
    const after = code.after(module);
    const { form, bytes: formBytes } = await largest([after, ...code.withForms(module)], sum);
    const fonts = fontsOfPage(page);
    routes[path] = {
      content: keys.ofPage(path, html),
      ...(await textOf(page, wire, sum)),
      fonts: await sum(fonts),
      images: await sum(page.images),
      first: await sum(first),
      after: await sum(after),
      form: formBytes,
    };
    files.push(...fonts, ...page.images);
    details.chunks[path] = { first: [...first], after: [...after], form: [...form] };
    details.files[path] = { fonts: fonts.map(plain), images: page.images.map(plain) };
    if (code.isForm(module)) details.forms.add(path);
  }
  for (const file of Object.keys(report.chunks)) details.bytes[file] = await wire.ofFile(file);
  const parts = await partsOf(report, [...new Set(files)], wire);
  return { pictures: keys.pictures, routes, parts, details };
}

/** HTML and style together are what crosses the line, however the style is delivered. */
async function textOf({ html, sheets }: PageFiles, wire: Wire, sum: (files: string[]) => Promise<number>) {
  const bare = await wire.ofHtml(withoutStyles(html));
  return { html: bare, css: (await wire.ofHtml(html)) - bare + (await sum(sheets)) };
}

const fontsOfPage = ({ html, sheets }: PageFiles) => [
  ...new Set([html, ...sheets.map((sheet) => readFileSync(join(SITE, sheet), 'utf8'))].flatMap(fontsOf)),
];

async function largest(candidates: Set<string>[], sum: (files: Set<string>) => Promise<number>) {
  const weighed = await Promise.all(candidates.map(async (form) => ({ form, bytes: await sum(form) })));
  return weighed.reduce((most, each) => (each.bytes > most.bytes ? each : most));
}

async function partsOf(report: ChunkReport, files: string[], wire: Wire): Promise<Measured['parts']> {
  const modules = Object.assign({}, ...Object.values(report.chunks).map(({ modules }) => modules));
  const styles = globSync('{styles,components,pages,forms}/**/*.css', { cwd: STYLES }).map(
    (file) => [`site/${file}`, readFileSync(join(STYLES, file), 'utf8').length] as const,
  );
  const weighed = files.map(async (file) => [plain(file), await wire.ofFile(file)] as const);
  return {
    modules,
    styles: Object.fromEntries(styles),
    files: Object.fromEntries(await Promise.all(weighed)),
  };
}

/** Without the hash, which changes with every change. */
const plain = (file: string) => file.replace(/[.-][\w-]{8}(?=(?:-\d+)?\.\w+$)/, '');
