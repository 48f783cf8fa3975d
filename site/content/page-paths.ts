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
 * Places within a page that links may lead to, each with the section it stands at, beside the questions of the FAQ
 * and the headings of articles and legal pages. Their words are part of addresses, so they are German where links
 * show them.
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
