import { isPageFile, type PageData, pageDataUrl } from '../assemble/page-data.ts';
import { loadForms } from '../forms/form-island.tsx';
import type { LoadedPage, PageSource } from '../routes.ts';

/**
 * Fetches all that a page needs: data, code and style sheet.
 * @throws if any of them fails. A TypeError may mean that there is no connection.
 */
export async function fetchPage({ path, load, sheet }: PageSource): Promise<LoadedPage> {
  if (!path) throw new Error('No address has the data of the not-found page.');
  const [data, Page] = await Promise.all([fetchData(path), load(), fetchSheet(sheet)]);
  if (hasForm(data)) await loadForms();
  return { data, Page };
}

const hasForm = ({ page }: PageData) => 'formLabels' in page || 'popup' in page;

async function fetchData(path: string): Promise<PageData> {
  const response = await fetch(pageDataUrl(path));
  const file: unknown = response.ok && (await response.json());
  if (!isPageFile(file, path)) throw new Error(`${path} has no data.`);
  // After a deployment this code may not understand the data, and chunks it would load may be gone.
  if (file.build !== build() && !import.meta.env.DEV) throw new Error(`${path} is of another deployment.`);
  return file;
}

/** The open document's build, named by its entry script: see scripts/build.ts. */
function build() {
  return document.querySelector('script[type="module"]')?.getAttribute('src');
}

/** React inserts the link. Fetched here first, because React shows the page even if the sheet is missing. */
async function fetchSheet(href: string) {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} is missing.`);
}
