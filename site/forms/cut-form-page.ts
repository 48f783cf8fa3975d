import type { FieldSlot, FormPage, HiddenSlot, SummarySlot } from '#site-build';

/** Prefixes the title of a page with errors, because screen readers read the title first. */
export const ERROR_TITLE_PREFIX = 'Fehler: ';

/**
 * Cuts a form's prerendered 422 page into fixed HTML and slots. The page holds each field in every state, as
 * `<template data-slot …>` elements (forms/slots.tsx).
 */
export function cutFormPage(html: string): FormPage {
  const title = `<title>${ERROR_TITLE_PREFIX}`;
  const afterTitle = html.indexOf(title) + title.length;
  if (afterTitle < title.length)
    throw new Error('The title of the page does not say that it reports errors.');
  // A plain visit has no errors: the prefix shows only with the summary.
  const parts: FormPage = [
    html.slice(0, afterTitle - ERROR_TITLE_PREFIX.length),
    { kind: 'summary', html: ERROR_TITLE_PREFIX, item: '' },
  ];
  let end = afterTitle;
  for (const match of html.matchAll(/<template data-slot="(\w+)"([^>]*)>(.*?)<\/template>/gs)) {
    const [whole, slot = '', attributes = '', content = ''] = match;
    const before = html.slice(end, match.index);
    if (before) parts.push(before);
    end = match.index + whole.length;
    if (slot === 'summary') parts.push(cutSummary(attributes, content));
    else if (attributes.includes('data-fallback')) parts.push(cutHidden(slot, attributes, content));
    else addVariant(parts, slot, attributes, content);
  }
  parts.push(html.slice(end));
  if (parts.length <= 3) throw new Error('The page of the form has no slots.');
  return parts;
}

function cutSummary(attributes: string, html: string): SummarySlot {
  const item = /<li>.*?<\/li>/s.exec(html)?.[0];
  if (!item) throw new Error('The error summary has no item.');
  const mistakes = /data-mistakes="(one|many|none)"/.exec(attributes)?.[1] as SummarySlot['mistakes'];
  return { kind: 'summary', html: html.replace(item, '{{items}}'), item, ...(mistakes && { mistakes }) };
}

function cutHidden(field: string, attributes: string, html: string): HiddenSlot {
  const fallback = /data-fallback="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return { kind: 'hidden', field, html, fallback };
}

/** Variants of one field are adjacent. */
function addVariant(parts: FormPage, field: string, attributes: string, html: string) {
  const last = parts.at(-1);
  const isSame = typeof last === 'object' && last.kind === 'field' && last.field === field;
  const slot: FieldSlot = isSame ? last : { kind: 'field', field, variants: [] };
  if (!isSame) parts.push(slot);
  const choice = /data-choice="([^"]*)"/.exec(attributes)?.[1];
  const invalid = attributes.includes('data-invalid');
  slot.variants.push(choice === undefined ? { invalid, html } : { invalid, choice, html });
}
