import { type Html, html } from '../leads/html.ts';

export type Letter = { subject: string; text: string; html: string };

/**
 * Makes the mail's two bodies from paragraphs in a small part of Markdown: `## ` begins the heading of a section, four spaces
 * a line to copy, and `### ` the heading of a table, whose rows follow as number, label and comparison between tabs. Mail
 * programs take styles of elements only. There are no links or pictures, since paths and hosts are strangers'.
 */
export function composed(subject: string, source: string): Letter {
  const parts = source
    .trim()
    .split(/\n{2,}/)
    .map(partOf);
  return {
    subject,
    text: `${[underlined(subject, '='), ...parts.map(({ text }) => text)].join('\n\n')}\n`,
    html: html`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0 auto;max-width:40rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<h1 style="font-size:1.5rem;line-height:1.25">${subject}</h1>
${parts.map((part) => html`${part.html}\n`)}</body>
</html>
`.source,
  };
}

const underlined = (title: string, line: string) => `${title}\n${line.repeat(title.length)}`;

function partOf(paragraph: string): { text: string; html: Html } {
  if (paragraph.startsWith('    ')) {
    const style = 'white-space:pre-wrap;overflow-wrap:anywhere';
    return { text: paragraph, html: html`<pre style="${style}">${paragraph.replace(/^ {4}/gm, '')}</pre>` };
  }
  const [first = '', ...rows] = paragraph.split('\n');
  const [, mark, title = ''] = /^(##|###) (.*)/.exec(first) ?? [];
  if (mark === '###') return tableOf(title, rows);
  if (mark === '##') {
    const style = 'margin-top:2rem;border-top:1px solid;padding-top:1rem;font-size:1.25rem;line-height:1.25';
    return { text: `\n${underlined(title, '-')}`, html: html`<h2 style="${style}">${title}</h2>` };
  }
  return { text: paragraph, html: html`<p>${paragraph}</p>` };
}

function tableOf(title: string, source: string[]): { text: string; html: Html } {
  const rows = source.map((row) => row.split('\t'));
  const lines = rows.map(([number = '', label, compared]) => `${number.padStart(9)}  ${label}${compared}`);
  const cells = rows.map(
    ([number, label, compared]) => html`
<tr><td style="padding:.125rem .5rem .125rem 0">${label}</td><td style="padding:.125rem 0;text-align:right;vertical-align:top;white-space:nowrap"><b>${number}</b>${compared}</td></tr>`,
  );
  const none = 'keine';
  return {
    text: `${title}\n${lines.join('\n') || `  ${none}`}`,
    html: html`<h3 style="margin-bottom:.25rem;font-size:1rem">${title}</h3>
${rows.length > 0 ? html`<table style="width:100%;border-collapse:collapse">${cells}</table>` : html`<p style="margin-top:0">${none}</p>`}`,
  };
}
