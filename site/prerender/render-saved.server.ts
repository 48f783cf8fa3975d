import { loadContent } from '../content/load-content.server.ts';
import { NOT_FOUND_PATH, pageData } from '../content/page-data.server.ts';
import { type DocumentParts, renderPage } from './render-page.tsx';

/** Development: content is read for each page, so that a saved file shows. An unknown path shows the not-found page. */
export async function renderSaved(path: string): Promise<DocumentParts> {
  const content = loadContent();
  const known = pageData(content, path) ? path : NOT_FOUND_PATH;
  const data = pageData(content, known);
  if (!data) throw new Error('The not-found page has no data.');
  return renderPage(known, data, { invalidForm: false });
}
