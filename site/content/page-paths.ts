/**
 * Where each page file is shown (specification section 2, route table). The first path is canonical; a second one
 * answers with the same page (product.md 1). Keys are those of `collections` and of the legal pages.
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
} as const;

/**
 * Places within a page that links may lead to, by its canonical path, beside the questions of the FAQ and the
 * headings of articles and legal pages. Their words are part of addresses, so they are German where links show them.
 */
export const pageAnchors: Record<string, readonly string[]> = {
  '/': ['about', 'coaching', 'books', 'testimonials', 'contact'],
  '/services': ['mentoring'],
  '/business-coaching': ['anfrage'],
  '/keynote-speaker': ['anfrage', 'themen'],
  '/ki-vortraege': ['anfrage', 'themen'],
  '/ki-workshops': ['anfrage', 'formate'],
  '/ki-mindset-coaching': ['pakete'],
  '/ki-strategie-call': ['ablauf'],
  '/pressebereich': ['downloads'],
};
