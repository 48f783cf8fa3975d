/** Stands before the title of a page that reports errors, as screen readers read the title first. */
export const ERROR_TITLE_PREFIX = 'Fehler: ';
