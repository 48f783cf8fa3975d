import { type Html, html } from '../leads/html.ts';

/** Numbers of one thing; `compared` with the month before and the year before, undefined where nothing was counted. */
export type Row = { label: string; count: number; compared?: Array<number | undefined> };

export type Section = {
  heading: string;
  notes: string[];
  /** Lines to copy or look at. */
  code?: string[];
  tables: Array<{ title: string; rows: Row[] }>;
};

export type Letter = { subject: string; intro: string; sections: Section[] };

const numbers = new Intl.NumberFormat('de-DE');

/** "1.234"; a dash for what wasn't counted. */
export const number = (count: number | undefined) => (count === undefined ? '–' : numbers.format(count));

/** "November 2026" */
export const monthName = (month: string) =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

const comparison = ({ compared }: Row) => compared?.map(number).join(', ');
const none = 'keine';

export function letterText({ subject, intro, sections }: Letter): string {
  const parts = sections.map(({ heading, notes, code = [], tables }) =>
    [
      `${heading}\n${'-'.repeat(heading.length)}`,
      ...notes,
      ...(code.length > 0 ? [code.map((line) => `    ${line}`).join('\n')] : []),
      ...tables.map(({ title, rows }) => `${title}\n${rows.map(rowText).join('\n') || `  ${none}`}`),
    ].join('\n\n'),
  );
  return `${[`${subject}\n${'='.repeat(subject.length)}`, intro, ...parts].join('\n\n\n')}\n`;
}

function rowText(row: Row): string {
  const compared = comparison(row);
  return `${number(row.count).padStart(9)}  ${row.label}${compared ? ` (${compared})` : ''}`;
}

/** For mail programs, which take styles of elements only; without links and pictures, since paths and hosts are strangers'. */
export const letterHtml = ({ subject, intro, sections }: Letter): string =>
  html`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0 auto;max-width:40rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<h1 style="font-size:1.5rem;line-height:1.25">${subject}</h1>
<p>${intro}</p>
${sections.map(sectionHtml)}
</body>
</html>
`.source;

const sectionHtml = ({ heading, notes, code = [], tables }: Section): Html => html`
<h2 style="margin-top:2rem;border-top:1px solid;padding-top:1rem;font-size:1.25rem;line-height:1.25">${heading}</h2>
${notes.map((note) => html`<p>${note}</p>`)}
${code.length > 0 && html`<pre style="white-space:pre-wrap;overflow-wrap:anywhere">${code.join('\n')}</pre>`}
${tables.map(({ title, rows }) => html`<h3 style="margin-bottom:.25rem;font-size:1rem">${title}</h3>${rows.length > 0 ? tableHtml(rows) : html`<p style="margin-top:0">${none}</p>`}`)}`;

const tableHtml = (rows: Row[]) =>
  html`<table style="width:100%;border-collapse:collapse">${rows.map(
    (row) => html`
<tr><td style="padding:.125rem .5rem .125rem 0">${row.label}</td><td style="padding:.125rem 0;text-align:right;vertical-align:top;white-space:nowrap"><b>${number(row.count)}</b>${row.compared && html` (${comparison(row)})`}</td></tr>`,
  )}</table>`;
