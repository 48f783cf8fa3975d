export type Route = {
  path: string;
  /** Text of the first heading, to the letter. */
  heading: string;
  /** Where two paths show one page: the one that search engines shall know (product.md 1). */
  canonical?: string;
  /** The page is nothing to find, so that it names no address of its own. */
  isHidden?: true;
};

/** The route table of the specification (section 2), as it is written there and not as the site is made. */
export const routes: readonly Route[] = [
  { path: '/', heading: 'Künstliche Intelligenz beginnt im Kopf.' },
  { path: '/about', heading: 'Erst die Frage, dann die Technik.', canonical: '/ueber-mich' },
  { path: '/ueber-mich', heading: 'Erst die Frage, dann die Technik.' },
  { path: '/services', heading: 'Wie viel Begleitung braucht Ihre Frage?' },
  { path: '/alle-angebote', heading: 'Preise, mit denen Sie planen können' },
  { path: '/ki-beratung', heading: 'KI-Strategie mit Reihenfolge, Namen und Terminen' },
  { path: '/business-coaching', heading: 'Führen, wenn niemand die Antwort kennt' },
  { path: '/keynote-speaker', heading: 'Künstliche Intelligenz, verständlich bis in die letzte Reihe' },
  { path: '/ki-vortraege', heading: 'Welche Frage zu KI bewegt Ihr Publikum?' },
  { path: '/vortraege', heading: 'Welche Frage zu KI bewegt Ihr Publikum?', canonical: '/ki-vortraege' },
  { path: '/blog', heading: 'Blog: Denken, bevor die Maschine denkt' },
  { path: '/faq', heading: 'Häufig gestellte Fragen zu KI-Beratung & Business Coaching' },
  { path: '/tv-speaking', heading: 'Vor der Kamera kurz, auf der Bühne gründlich' },
  { path: '/books', heading: 'Bücher zum Arbeiten' },
  { path: '/ki-mindset-coaching', heading: 'Was KI Ihnen nützt, entscheidet sich in Ihrem Kopf' },
  { path: '/ki-strategie-call', heading: '90 Minuten für Ihre wichtigste KI-Frage' },
  { path: '/ki-workshops', heading: 'Sie bringen die Aufgaben mit, ich das Handwerk' },
  { path: '/tv-presse', heading: 'TV und Presse' },
  { path: '/awards', heading: 'Was Jurys an meiner Arbeit schätzen' },
  { path: '/privacy', heading: 'Datenschutzerklärung' },
  { path: '/datenschutz', heading: 'Datenschutzerklärung', canonical: '/privacy' },
  { path: '/impressum', heading: 'Impressum' },
  { path: '/agb', heading: 'Allgemeine Geschäftsbedingungen' },
  { path: '/medienprofil', heading: 'Künstliche Intelligenz in einem Satz. Oder in einer Stunde.' },
  { path: '/pressebereich', heading: '„KI-Mindset“: Material für Redaktionen' },
  { path: '/kontakt', heading: 'Kontakt – Erstgespräch buchen' },
  { path: '/anfrage', heading: 'Ihre Anfrage' },
  { path: '/anfrage-danke', heading: 'Vielen Dank. Ihre Anfrage ist angekommen.', isHidden: true },
  {
    path: '/blog/ki-strategien-fuehrungskraefte-2024',
    heading: 'KI-Strategien für Führungskräfte 2024: Das Urteil wird knapp',
  },
  {
    path: '/blog/systemisches-coaching-digitale-transformation',
    heading: 'Systemisches Coaching in der digitalen Transformation: Welches Gespräch fällt weg?',
  },
  {
    path: '/blog/ki-trends-2024-fuehrungskraefte',
    heading: 'KI-Trends 2024 für Führungskräfte: zwölf Wörter, zwölf Fragen',
  },
  {
    path: '/blog/executive-coaching-digitales-zeitalter',
    heading: 'Executive Coaching im digitalen Zeitalter: Wer widerspricht Ihnen noch?',
  },
  {
    path: '/blog/mitarbeiter-halten-ki-innovation',
    heading: 'Mitarbeiter halten, wenn KI die Arbeit ändert: Der Rest entscheidet',
  },
  {
    path: '/blog/google-ki-suche',
    heading: 'Google und die KI-Suche: Sichtbar bleibt, wer sich festlegt',
  },
  { path: '/blog/social-media-ki', heading: 'Social Media mit KI: Lassen Sie die Maschine fragen' },
  {
    path: '/blog/automationen-agenten',
    heading: 'Automationen und Agenten: eine Bestellung, viermal gebaut',
  },
  {
    path: '/blog/ki-transformation-2025',
    heading: 'KI-Transformation 2025: Lesen Sie den Abschlussbericht, bevor Sie anfangen',
  },
];

/** Paths that the specification does not name. */
export const unknownPaths = ['/unbekannt', '/blog/unbekannt'];
export const NOT_FOUND_HEADING = 'Oops! Page not found';

export const articles = routes.filter(({ path }) => path.startsWith('/blog/'));
