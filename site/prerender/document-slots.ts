import type { DocumentParts } from './render-page.tsx';

/** What stands in the document that a build fills for each page. */
export const SLOTS: DocumentParts = {
  head: '<!--slot:head-->',
  body: '<!--slot:body-->',
  data: '<!--slot:data-->',
};

/** Makes the HTML of pages from the document with the slots. */
export function documentFiller(frame: string): (parts: DocumentParts) => string {
  const [start, afterHead, afterBody, end] = frame.split(/<!--slot:(?:head|body|data)-->/);
  if (start === undefined || afterHead === undefined || afterBody === undefined || end === undefined)
    throw new Error('The document of the bundle has not all of its slots.');
  return ({ head, body, data }) => start + head + afterHead + body + afterBody + data + end;
}
