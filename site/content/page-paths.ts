import type { Collections, legalPages } from './schemas/collections.ts';

/**
 * URLs of each page file (docs/product.md, "Route table"). The first path is canonical; a second serves the same page.
 * Keys are those of `collections` and of the legal pages.
 */
export const pagePaths = {
  home: ['/'],
  about: ['/ueber-mich', '/about'],
  services: ['/services'],
  pricesPage: ['/alle-angebote'],
  aiConsulting: ['/ki-beratung'],
  businessCoaching: ['/business-coaching'],
  keynoteSpeaker: ['/keynote-speaker'],
  talksPage: ['/ki-vortraege', '/vortraege'],
  blog: ['/blog'],
  faqPage: ['/faq'],
  tvSpeaking: ['/tv-speaking'],
  booksPage: ['/books'],
  mindsetCoaching: ['/ki-mindset-coaching'],
  strategyCall: ['/ki-strategie-call'],
  workshopsPage: ['/ki-workshops'],
  tvPress: ['/tv-presse'],
  awardsPage: ['/awards'],
  mediaProfile: ['/medienprofil'],
  press: ['/pressebereich'],
  contact: ['/kontakt'],
  enquiry: ['/anfrage'],
  thankYou: ['/anfrage-danke'],
  privacy: ['/privacy', '/datenschutz'],
  impressum: ['/impressum'],
  agb: ['/agb'],
} as const satisfies { [Page in keyof Collections | (typeof legalPages)[number]]?: readonly string[] };

/** URLs of the folders whose files are pages, one each: content/cases/stadtwerk.md is /fallstudien/stadtwerk. */
export const folderPaths = { blog: '/blog', cases: '/fallstudien' } as const;

/** Where visitors of a deleted file's page go; there is no list of case studies. */
export const folderHomes = { blog: '/blog', cases: '/' } as const satisfies Record<
  keyof typeof folderPaths,
  string
>;

/**
 * Anchors that links may target, each with its section, besides FAQ questions and the headings of articles and
 * legal pages. They are part of URLs, so visible ones are German.
 */
export const pageAnchors = {
  home: {
    about: 'expert',
    coaching: 'coaching',
    books: 'book',
    testimonials: 'voices',
    contact: 'contact',
  },
  services: { mentoring: 'mentoring' },
  businessCoaching: { anfrage: 'form' },
  keynoteSpeaker: { anfrage: 'form', themen: 'talks' },
  talksPage: { anfrage: 'form', themen: 'talks' },
  workshopsPage: { anfrage: 'form', formate: 'workshops' },
  mindsetCoaching: { pakete: 'packages' },
  strategyCall: { ablauf: 'steps' },
  press: { downloads: 'downloads' },
} satisfies { [Page in keyof typeof pagePaths]?: Record<string, string> };
