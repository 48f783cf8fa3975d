export type Route = {
  path: string;
  /** Text of the h1 if docs/product.md quotes it; others are the owner's. */
  heading?: string;
  /** Canonical path if two paths show one page (docs/product.md, "Route table"). */
  canonical?: string;
  /** True if excluded from search engines, and therefore without a canonical address. */
  isHidden?: true;
};

/** docs/product.md, "Route table" and "Blog articles", independent of the implementation. */
export const routes: readonly Route[] = [
  { path: '/' },
  { path: '/about', canonical: '/ueber-mich' },
  { path: '/ueber-mich' },
  { path: '/services' },
  { path: '/alle-angebote' },
  { path: '/ki-beratung' },
  { path: '/business-coaching' },
  { path: '/keynote-speaker' },
  { path: '/ki-vortraege' },
  { path: '/vortraege', canonical: '/ki-vortraege' },
  { path: '/blog' },
  { path: '/faq', heading: 'Häufig gestellte Fragen zu KI-Beratung & Business Coaching' },
  { path: '/tv-speaking' },
  { path: '/books' },
  { path: '/ki-mindset-coaching' },
  { path: '/ki-strategie-call' },
  { path: '/ki-workshops' },
  { path: '/tv-presse' },
  { path: '/awards' },
  { path: '/privacy' },
  { path: '/datenschutz', canonical: '/privacy' },
  { path: '/impressum' },
  { path: '/agb' },
  { path: '/medienprofil' },
  { path: '/pressebereich' },
  { path: '/kontakt', heading: 'Kontakt – Erstgespräch buchen' },
  { path: '/anfrage' },
  { path: '/anfrage-danke', isHidden: true },
  {
    path: '/blog/ki-strategien-fuehrungskraefte-2024',
  },
  {
    path: '/blog/systemisches-coaching-digitale-transformation',
  },
  {
    path: '/blog/ki-trends-2024-fuehrungskraefte',
  },
  {
    path: '/blog/executive-coaching-digitales-zeitalter',
  },
  {
    path: '/blog/mitarbeiter-halten-ki-innovation',
  },
  {
    path: '/blog/google-ki-suche',
  },
  { path: '/blog/social-media-ki' },
  {
    path: '/blog/automationen-agenten',
  },
  {
    path: '/blog/ki-transformation-2025',
  },
];

/** Paths that no page has. */
export const unknownPaths = ['/unbekannt', '/blog/unbekannt', '/fallstudien/unbekannt'];
export const NOT_FOUND_HEADING = 'Oops! Page not found';

export const articles = routes.filter(({ path }) => path.startsWith('/blog/'));
