import type { MailTemplate } from '#site-build';

/**
 * Fills the `{{slots}}` of a template in one pass, so that a value that looks like a slot stays text. Slots without a
 * value become empty.
 */
export const fillTemplate = (template: string, values: Record<string, string>) =>
  template.replace(/\{\{(\w+)\}\}/g, (_, slot: string) =>
    Object.hasOwn(values, slot) ? (values[slot] ?? '') : '',
  );

/** As `fillTemplate`, with every value escaped for HTML text and quoted attributes. */
const fillHtml = (template: string, values: Record<string, string>) =>
  fillTemplate(
    template,
    Object.fromEntries(Object.entries(values).map(([slot, value]) => [slot, escapeHtml(value)])),
  );

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Fills a plain-text mail template as HTML. Tags and links come from the template alone, before values are filled in, so
 * that what a visitor typed stays text. Only `link` is ours.
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
${fillHtml(paragraphs.join('\n').replaceAll('{{link}}', '<a href="{{link}}">{{link}}</a>'), values)}
</body>
</html>
`;
}

/** Plain text is wrapped to a fixed width; only deliberate line breaks are kept. */
function joinLines(lines: string[]): string {
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return linked(line);
      return linked(line) + (isBreakMeant(line, next) ? '<br>' : ' ');
    })
    .join('');
}

/** Wrapped lines of running text are longer than this; headings and signatures are not. */
const SHORT_LINE = 40;

const isBreakMeant = (line: string, next: string) =>
  line.length < SHORT_LINE || [line, next].some((each) => dataLine.test(each) || addressLine.test(each));

/** "Label:  value" */
const dataLine = /^[^\s:][^:]*:(?: {2,}|\t)\S/;

// Bounded, because one that is looked for from every bracket on takes quadratic time.
const address = '(?:https://[^\\s{}]{1,500}?|[^\\s{}@()<>„“”"]{1,64}@[^\\s{}@]{1,255}?)';
const addressLine = new RegExp(`^${address}$`);
/** Without the punctuation that follows. Not where a slot continues it: part of the address would be a visitor's. */
const addressInText = new RegExp(`(?<![^\\s(<„“"])(${address})(?=[.,;:!?)>“”"]*(?:\\s|$))`);

/** Escapes a line and links its addresses. */
const linked = (line: string) =>
  line
    .split(addressInText)
    .map((part, index) => (index % 2 === 1 ? link(part) : escapeHtml(part)))
    .join('');

const link = (target: string) =>
  `<a href="${target.startsWith('https:') ? '' : 'mailto:'}${escapeHtml(target)}">${escapeHtml(target)}</a>`;
