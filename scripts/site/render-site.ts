import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { blogArchivePages } from '../../site/content/blog-pages.server.ts';
import { blogTeasers } from '../../site/content/blog-teasers.server.ts';
import { drawnFiles } from '../../site/content/drawn-picture.server.ts';
import { type Content, contentFolder } from '../../site/content/load-content.server.ts';
import { NOT_FOUND_PATH, pageData, sitePaths } from '../../site/content/page-data.server.ts';
import { type PageData, pageDataUrl, TEASERS_URL } from '../../site/content/page-data.ts';
import { documentFiller } from '../../site/prerender/document-slots.ts';
import { searchFile, searchParts } from '../../site/search/search-index.server.ts';
import { commitDates } from '../../site/seo/commit-dates.server.ts';
import { machineFiles } from '../../site/seo/machine-files.server.ts';
import { hashOf } from '../hash-of.ts';
import type { SiteBundle } from './bundle-site.ts';
import type { Output } from './output-folder.ts';

/** The files of the bundle. Their names carry the hash of their content, or they change with the bundle. */
export function placeBundle({ folder, key }: SiteBundle, output: Output): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(folder.length + 1);
    if (!entry.isFile() || name === 'index.html') continue;
    if (!output.has(name, key)) output.write(name, key, readFileSync(file));
  }
}

/** The pictures that are drawn for articles. Their names carry the hash of their content. */
export function placeDrawings(content: Content, output: Output): void {
  for (const [file, svg] of drawnFiles(content)) put(output, file, svg);
}

/** Pages and their JSON: those of which neither data nor code have changed since are left as they lie. */
export async function renderPages(content: Content, bundle: SiteBundle, output: Output): Promise<void> {
  const fill = documentFiller(bundle.frame);
  for (const path of sitePaths(content)) {
    const data = pageData(content, path) as PageData;
    const json = JSON.stringify({ build: bundle.entry, path, ...data });
    const of = hashOf([bundle.key, bundle.frame, json]);
    const file = pageFile(path);
    if (!output.has(file, of)) {
      const parts = await bundle.render.renderPage(path, data, { invalidForm: false });
      output.write(file, of, fill(parts));
    }
    if (path !== NOT_FOUND_PATH) put(output, pageDataUrl(path).slice(1), json);
  }
}

/** Under no clean URL: CloudFront answers with the not-found page, with status 404, for whatever is not there. */
function pageFile(path: string): string {
  return path === NOT_FOUND_PATH ? '404.html' : join(path.slice(1), 'index.html');
}

/** The pages that the API answers with when a form is wrong: for the functions, never published. */
export async function renderInvalidPages(
  content: Content,
  bundle: SiteBundle,
  output: Output,
): Promise<void> {
  const { renderPage, renderInvalidPage } = bundle.render;
  const fill = documentFiller(bundle.frame);
  for (const form of FORM_NAMES) {
    // The enquiry has a page of its own; its 422 page is that page with the messages.
    const parts =
      form === 'enquiry'
        ? await renderPage('/anfrage', pageData(content, '/anfrage') as PageData, { invalidForm: true })
        : renderInvalidPage(form, content);
    put(output, `${form}.html`, fill(parts));
  }
}

/** What the search of the blog looks into: parts in which nothing has changed are left as they lie. */
export function writeSearch(content: Content, { key }: SiteBundle, output: Output): void {
  for (const { url, ...part } of searchParts(content)) {
    const of = hashOf([key, JSON.stringify(part)]);
    if (!output.has(url.slice(1), of)) output.write(url.slice(1), of, searchFile(part));
  }
  if (blogArchivePages(content).size > 0)
    put(output, TEASERS_URL.slice(1), JSON.stringify(blogTeasers(content)));
}

/** What machines read. */
export async function writeMachineFiles(content: Content, output: Output): Promise<void> {
  const commits = commitDates(contentFolder);
  if (commits.notice) console.warn(`\n${commits.notice} sitemap.xml names only dates that are sure.`);
  const files = await machineFiles(content, { commits, now: new Date() });
  for (const [path, text] of Object.entries(files)) put(output, path.slice(1), text);
}

function put(output: Output, name: string, text: string): void {
  const of = hashOf([text]);
  if (!output.has(name, of)) output.write(name, of, text);
}
