import type { Teaser } from '../assemble/page-types.ts';
import type { Resolved } from '../assemble/resolved.ts';
import type { Book } from '../content/schemas/books.ts';
import type { Talk } from '../content/schemas/talks.ts';
import type { Workshop } from '../content/schemas/workshops.ts';
import { LONG_HEADING, LONG_TEXT, LONG_WORD } from './long-words.ts';

/* Sample records with the longest words and without optional fields. */

export const longWorkshop: Workshop = {
  id: 2599,
  title: LONG_HEADING,
  description: LONG_TEXT,
  level: 'Führungskräfte',
  duration: '1–2 Tage',
  participants: 15,
  icon: 'mindset',
  takeaways: [LONG_WORD, LONG_TEXT],
};

export const longTalk: Resolved<Talk> = {
  id: 'long',
  title: LONG_HEADING,
  subtitle: LONG_TEXT,
  format: LONG_WORD,
  description: LONG_TEXT,
  keyTakeaways: [LONG_WORD, LONG_TEXT],
  image: { name: 'strategy', alt: 'Drei Stufen unter einer Scheibe' },
};

/** Without a picture. */
export const longTeaser: Teaser = {
  title: LONG_HEADING,
  excerpt: LONG_TEXT,
  date: '2024-12-28',
  author: 'Erika Mustermann',
  readTime: 12,
  slug: 'long',
  category: 'KI & Mitarbeiterbindung',
  href: '/blog',
  source: 'LinkedIn Newsletter',
};

/** Without a publisher. */
export const longBook: Book = {
  id: 'long',
  title: LONG_HEADING,
  subtitle: LONG_TEXT,
  year: 2023,
  category: 'Kommunikation',
  description: LONG_TEXT,
  amazonLink: 'https://www.example.com/buch',
};
