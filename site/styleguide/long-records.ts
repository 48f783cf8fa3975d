import type { Teaser } from '../assemble/page-types.ts';
import type { Resolved } from '../assemble/resolved.ts';
import type { Book } from '../content/schemas/books.ts';
import type { Price } from '../content/schemas/prices.ts';
import type { Talk } from '../content/schemas/talks.ts';
import type { Workshop } from '../content/schemas/workshops.ts';

/*
 * German's longest words, without the soft hyphens that the build adds to the owner's headings, and records made of them
 * without optional fields. They must be neither clipped nor overflow their column.
 */

export const LONG_WORD = 'Führungskräfteentwicklungsprogramm';

export const LONG_HEADING = 'Datenschutzgrundverordnungskonforme Geschäftsprozessautomatisierung';

export const LONG_TEXT =
  'Wirtschaftsprüfungsgesellschaften und Rechtsschutzversicherungsgesellschaften verlangen Unbedenklichkeitsbescheinigungen, bevor sie Unternehmensberatungsdienstleistungen ausschreiben.';

const named = { id: 'long', title: LONG_HEADING, description: LONG_TEXT };

export const longWorkshop: Workshop = {
  ...named,
  id: 2599,
  level: 'Führungskräfte',
  duration: '1–2 Tage',
  participants: 15,
  icon: 'mindset',
  takeaways: [LONG_WORD, LONG_TEXT],
};

export const longTalk: Resolved<Talk> = {
  ...named,
  subtitle: LONG_TEXT,
  format: LONG_WORD,
  keyTakeaways: [LONG_WORD, LONG_TEXT],
  image: { name: 'strategy', alt: 'Drei Stufen unter einer Scheibe' },
};

export const longTeaser: Teaser = {
  title: LONG_HEADING,
  excerpt: LONG_TEXT,
  date: '2024-12-28',
  author: LONG_WORD,
  readTime: 12,
  slug: 'long',
  category: 'KI & Mitarbeiterbindung',
  href: '/blog',
  source: 'LinkedIn Newsletter',
};

export const longBook: Book = {
  ...named,
  // A cover drawn in site/images.
  id: 'haltung',
  subtitle: LONG_TEXT,
  year: 2023,
  category: 'Kommunikation',
  amazonLink: 'https://www.example.com/buch',
};

export const longPrice: Price = {
  id: 'long',
  title: LONG_HEADING,
  cents: 1_200_000,
  from: true,
  basis: 'net',
  vatRate: 19,
  audience: 'business',
  duration: LONG_WORD,
  instalments: { count: 3, cents: 400_000 },
  text: LONG_TEXT,
  includes: [LONG_TEXT, LONG_WORD],
  bonus: 'Ein signiertes Buch',
  action: { label: LONG_HEADING, mail: 'offer' },
};
