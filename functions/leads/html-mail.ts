import type { MailTemplate } from '#site-build';
import { escapeHtml, fillHtml } from './fill-template.ts';

/**
 * A plain-text mail template as HTML, filled. Tags and links are made of the template alone, before anything is
 * filled in, so that what a visitor typed stays text.
 */
export function htmlMail({ subject, text }: MailTemplate, values: Record<string, string>): string {
  const paragraphs = text
    .trim()
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => `<p>${joinLines(paragraph.split('\n').map((line) => line.trim()))}</p>`);
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
${fillHtml(paragraphs.join('\n'), values)}
</body>
</html>
`;
}

/** Plain text is broken to fit its window; only breaks that mean something are kept. */
function joinLines(lines: string[]): string {
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return linked(line);
      return linked(line) + (isBreakMeant(line, next) ? '<br>' : ' ');
    })
    .join('');
}

/** Lines of flowing text are longer than this before they are broken; headings and signatures are not. */
const SHORT_LINE = 40;

const isBreakMeant = (line: string, next: string) =>
  line.length < SHORT_LINE || [line, next].some((each) => dataLine.test(each) || addressLine.test(each));

/** "Label:  value" */
const dataLine = /^[^\s:][^:]*:(?: {2,}|\t)\S/;

const address = '(?:https://[^\\s{}]+?|[^\\s{}@()<>„“”"]+@[^\\s{}@]+?)';
const addressLine = new RegExp(`^${address}$`);
/** Up to the punctuation of the sentence. Not what a slot continues: the address would be half a visitor's. */
const addressInText = new RegExp(`(?<![^\\s(<„“"])(${address})(?=[.,;:!?)>“”"]*(?:\\s|$))`);

/** Escapes a line and makes links of its addresses. */
const linked = (line: string) =>
  line
    .split(addressInText)
    .map((part, index) => (index % 2 === 1 ? link(part) : escapeHtml(part)))
    .join('');

const link = (target: string) =>
  `<a href="${target.startsWith('https:') ? '' : 'mailto:'}${escapeHtml(target)}">${escapeHtml(target)}</a>`;
