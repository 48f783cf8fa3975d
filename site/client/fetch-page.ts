import { isPageFile, type PageData, pageDataUrl } from '../content/page-data.ts';
import { loadForms } from '../forms/form-island.tsx';
import type { LoadedPage, PageSource } from '../routes.ts';

/**
 * Brings everything that a page needs to be shown: data, code and style sheet.
 * @throws whatever fails. A TypeError may mean that there is no connection; anything else is an answer.
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
  // After a deployment this code may not know what it is given; and what it would load may be gone.
  if (file.build !== build() && !import.meta.env.DEV) throw new Error(`${path} is of another deployment.`);
  return file;
}

/** The build that the open document belongs to: see scripts/build.ts. */
function build() {
  return document.querySelector('script[type="module"]')?.getAttribute('src');
}

/** React links it; asked for here, because React would show the page without it if it were gone. */
async function fetchSheet(href: string) {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} is missing.`);
}
