/*
 * German at its longest: words without soft hyphens, which the build puts only into the owner's headings. Nothing
 * may be cut off or pushed out of its column by them.
 */

export const LONG_WORD = 'Führungskräfteentwicklungsprogramm';

export const LONG_HEADING = 'Datenschutzgrundverordnungskonforme Geschäftsprozessautomatisierung';

export const LONG_TEXT =
  'Wirtschaftsprüfungsgesellschaften und Rechtsschutzversicherungsgesellschaften verlangen Unbedenklichkeitsbescheinigungen, bevor sie Unternehmensberatungsdienstleistungen ausschreiben.';
