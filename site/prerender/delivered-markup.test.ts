import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { buildFolder } from '../build-folder.ts';
import { pageIds } from '../content/schemas/page-ids.ts';

/* Checks every deliverable document: the built files and the forms' 422 pages. */

const root = join(buildFolder, 'site/client');
const files = globSync('**/*.html', { cwd: root }).map((name) => ({
  name,
  html: readFileSync(`${root}/${name}`, 'utf8'),
}));
const errorPages = existsSync(join(buildFolder, 'site-build.js')) ? await readErrorPages() : [];
const documents = [...files, ...errorPages];

test('every document was built (npm run build)', () => {
  expect(files.length).toBeGreaterThanOrEqual(38);
  expect(errorPages).toHaveLength(FORM_NAMES.length);
});

test.each(documents)('$name has no style, script or handler that the CSP would refuse', ({ html }) => {
  expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/);
  expect(html).not.toMatch(/<style/);
  expect(html).not.toMatch(/<script(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))/);
  expect(html).not.toMatch(/(?:href|src|action)="(?:javascript|data):/i);
});

test.each(documents)('$name is German, has one main part, one main heading, and no id twice', ({ html }) => {
  expect(html).toMatch(/^<!doctype html>\s*<html lang="de">/);
  expect(html.match(/<main\b/g)).toHaveLength(1);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  const ids = [...html.matchAll(/<[a-z][^>]*\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(documents)('$name has no two loud planes beside each other (styles/sections.css)', ({ html }) => {
  const sections = [
    // A category of questions begins with its plane and ends on the page's ground.
    ...html.matchAll(
      / class="((?:section|hero|closing-band|closing-call|faq-category|plane-[a-z]+)(?: [^"]*)?)"/g,
    ),
  ];
  const planes = sections.map(([, classes = '']) => /plane-(?:dark|petrol|amber|warm)\b/.exec(classes)?.[0]);
  const pairs = planes.slice(1).map((plane, index) => [planes[index], plane]);
  expect(pairs.filter((pair) => pair.every(Boolean))).toEqual([]);
});

test('the ids of all parts that stand beside long texts, questions and forms are closed to headings and questions', () => {
  const beside = documents.filter(({ html }) => /class="prose"|accordion-answer|<form class/.test(html));
  const ids = beside.flatMap(({ html }) => [...withoutTexts(html).matchAll(/<[a-z][^>]*\sid="([^"]*)"/g)]);
  const free = ids.map(([, id = '']) => id).filter((id) => !pageIds.has(id) && !isOfOnePage(id));
  expect([...new Set(free)]).toEqual([]);
});

/** Without what the owner's texts name: headings and questions, with their categories. */
const withoutTexts = (html: string) =>
  html
    // Blocks have no line breaks between them that would tell the end of a text from that of a part of it.
    .replace(/<div class="prose">.*?<\/article>/gs, (prose) =>
      prose.replace(/<h[23](?: class="asked")?(?: data-taken="")? id="[^"]*"/g, ''),
    )
    .replace(/<(?:div class="accordion-answer"|section class="[^"]*faq-category") id="[^"]*"/g, '');

/** Parts of pages without texts of that kind, pictures and choices, whose ids no heading or question can have. */
const isOfOnePage = (id: string) =>
  /[A-Z]|^popup-signup-|^free-prompts-|-\d+(?:-caption)?$/.test(id) || id === 'ablauf';

/** The API's 422 pages, with every field wrong. */
async function readErrorPages() {
  const { errorPage } = await import('../../functions/leads/error-page.ts');
  const { forms } = await import('../../functions/leads/forms.ts');
  return Object.values(forms).map((form) => ({
    name: `the 422 page of ${form.name}`,
    html: errorPage(form, {
      values: new Map(),
      errors: Object.keys(form.fields).map((field) => ({ field, message: 'Bitte prüfen' })),
      failure: form.failures.other,
    }),
  }));
}
