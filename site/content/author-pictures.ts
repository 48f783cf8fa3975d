/** Fields in the form of content/site.yaml for the photographs that replace her drawings. */
export const AUTHOR_PHOTOS = { portrait: '_portrait', stage: '_stage' } as const;

/** Files under /downloads/ that are made of a picture of the author. */
export const authorPictures: Readonly<Record<string, keyof typeof AUTHOR_PHOTOS>> = {
  'autorin-hochformat.jpg': 'portrait',
  'autorin-querformat.jpg': 'stage',
};
