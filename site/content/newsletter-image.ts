import { slugify } from './slugify.ts';

/** Name of the picture that is drawn for an issue of the newsletter; an article's has its slug. */
export const newsletterImage = (title: string) => slugify(title);
