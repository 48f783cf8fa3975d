import { ContentError } from '../content-error.ts';
import { fieldName } from '../field-path.ts';
import type { ContentFiles } from '../load-content.server.ts';
import { readMarkdownFile } from '../markdown-file.server.ts';
import { type Text, yamlTexts } from './texts.server.ts';

/** HTML and Markdown in fields, where a visitor would read their signs. */
export function markupInFields(files: ContentFiles): ContentError[] {
  return [...yamlTexts(files.yaml), ...headTexts(files)].flatMap(({ file, line, field, text }) => {
    const sign = markup.exec(text)?.[0];
    if (!sign) return [];
    const problem = `„${sign}“ stünde so auf der Seite: In diesem Feld gibt es weder HTML noch Markdown. Löschen Sie die Zeichen`;
    return new ContentError(file, line, field, problem);
  });
}

/** A tag, a sign by its name as in &nbsp;, bold text, a link. */
const markup = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});|\*\*|\[[^\]]*\]\([^)]*\)/i;

/** The texts in the heads of the Markdown files. */
function headTexts({ markdown }: ContentFiles): Text[] {
  return markdown.flatMap(({ file, source }) => {
    const { value, lineOf } = readMarkdownFile(file, source).yaml;
    return Object.entries(value as Record<string, unknown>).flatMap(([field, text]) =>
      typeof text === 'string' ? { file, line: lineOf([field]), field: fieldName([field]), text } : [],
    );
  });
}
