import { ContentError } from '../content-error.ts';
import type { ContentFiles } from '../load-content.server.ts';
import { frontMatters, yamlTexts } from './texts.server.ts';

/** HTML and Markdown in fields, where a visitor would read their signs. */
export function markupInFields(files: ContentFiles): ContentError[] {
  return yamlTexts([...files.yaml, ...frontMatters(files)]).flatMap(({ file, line, field, text }) => {
    const sign = markup.exec(text)?.[0];
    if (!sign) return [];
    const problem = `„${sign}“ stünde so auf der Seite: In diesem Feld gibt es weder HTML noch Markdown. Löschen Sie die Zeichen`;
    return new ContentError(file, line, field, problem);
  });
}

/** A tag, a sign by its name as in &nbsp;, bold text, a link. */
const markup = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});|\*\*|\[[^\]]*\]\([^)]*\)/i;
