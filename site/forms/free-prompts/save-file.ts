import type { Download } from '../../content/schemas/downloads.ts';

/** Lets the browser save a file of this site under the name that the owner gave it. */
export function saveFile({ file, saveAs }: Pick<Download, 'file' | 'saveAs'>) {
  Object.assign(document.createElement('a'), { href: `/downloads/${file}`, download: saveAs }).click();
}
