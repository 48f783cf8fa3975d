import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { frontMatters, yamlTexts } from '../read/texts.server.ts';

/** HTML and Markdown in fields that would show it literally. */
export function markupInFields(files: ContentFiles): ContentError[] {
  return yamlTexts([...files.yaml, ...frontMatters(files.markdown)]).flatMap((location) => {
    const found = markup.exec(location.text)?.[0];
    if (!found) return [];
    const problem = `„${found}“ stünde so auf der Seite: In diesem Feld gibt es weder HTML noch Markdown. Löschen Sie die Zeichen`;
    return new ContentError(location, problem);
  });
}

/** A tag, an entity such as &nbsp;, bold text, a link. */
const markup = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});|\*\*|\[[^[\]]*\]\([^[)]*\)/i;
