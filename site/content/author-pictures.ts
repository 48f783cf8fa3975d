/** Files under /downloads/ that are made of a picture of the author. */
export const authorPictures: Readonly<Record<string, 'portrait' | 'stage'>> = {
  'autorin-hochformat.jpg': 'portrait',
  'autorin-querformat.jpg': 'stage',
};
