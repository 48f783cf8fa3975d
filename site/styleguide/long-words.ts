/*
 * German's longest words, without the soft hyphens that the build adds to the owner's headings. They must be neither
 * clipped nor overflow their column.
 */

export const LONG_WORD = 'Führungskräfteentwicklungsprogramm';

export const LONG_HEADING = 'Datenschutzgrundverordnungskonforme Geschäftsprozessautomatisierung';

export const LONG_TEXT =
  'Wirtschaftsprüfungsgesellschaften und Rechtsschutzversicherungsgesellschaften verlangen Unbedenklichkeitsbescheinigungen, bevor sie Unternehmensberatungsdienstleistungen ausschreiben.';
