import { articles } from './route-table.ts';

/** Words that stand on a page, and elements of which at least one is there. */
type Parts = { says?: readonly string[]; has?: readonly string[] };

const booking = 'main a[href^="https://termine.example.com/"]';
const mail = 'main a[href^="mailto:"]';
const under = (heading: string, what: string) => `main section:has(h2:has-text("${heading}")) ${what}`;
const articleParts: Parts = {
  says: ['Erika Mustermann', 'Min. Lesezeit'],
  has: ['main a.article-back[href="/blog"]', 'main .tag', booking],
};

/**
 * What section 2 of the specification says a page has, beside its figures and records (figures.ts, record-counts.ts).
 * Written from there: a part that is taken out by mistake shall be noticed here.
 */
export const pageParts: Readonly<Record<string, Parts>> = {
  '/': {
    says: ['Mehr über mich erfahren', 'Erstgespräch vereinbaren'],
    has: [
      '#contact a[href^="mailto:kontakt@example.com"]',
      '#contact :is(img, svg)',
      '#contact a[href="https://social.example.com/netzwerk"]',
    ],
  },
  '/ueber-mich': {
    has: [
      under('Vier Disziplinen, die einander brauchen', 'li'),
      'main blockquote',
      under('So arbeite ich', 'li'),
      under('Worüber ich spreche', 'li'),
      under('2025 zweimal unter den TOP 100', 'li'),
      under('Was ich aufgeschrieben habe', 'li'),
    ],
  },
  '/keynote-speaker': {
    has: [
      under('Drei Säle, drei Veranstalter', 'blockquote'),
      under('Zum Vortrag gibt es ein Buch', 'a'),
      under('Worüber ich bei Ihnen spreche', 'li'),
      under('Was Sie erwarten dürfen', 'li'),
      under('Referenzen', 'li'),
    ],
  },
  '/tv-speaking': {
    has: [under('Bekannt aus', 'li'), under('Studio, Bühne, Mikrofon', 'button'), booking, mail],
  },
  '/faq': { has: [booking, mail] },
  '/books': { has: ['main a[href="https://www.amazon.de/s?k=Erika+Mustermann"]'] },
  '/tv-presse': { has: ['main a[href="/medienprofil"]', under('Pressemappe', 'a[href^="mailto:"]')] },
  '/medienprofil': {
    has: [
      under('Auftritte in TV und auf Veranstaltungen', 'li'),
      under('Themen für Interviews', 'li'),
      under('Bühnenerfahrung', 'p'),
      'main blockquote',
      under('Ausgezeichnet', 'li'),
      under('Media-Kit', 'a:has-text("Pressefotos anfragen")'),
      under('Media-Kit', 'a:has-text("Presseanfrage stellen")'),
    ],
  },
  '/pressebereich': { says: ['Pressemitteilung'], has: ['main .press-release', 'main a[href*="amazon"]'] },
  '/anfrage-danke': {
    says: ['eine Bestätigung per E-Mail', 'So geht es weiter'],
    has: ['main .steps > li', 'main a[href="/"]', 'main a[href="/alle-angebote"]'],
  },
  '/privacy': {
    says: [
      'Server-Logfiles',
      'Cookies und Speicher Ihres Geräts',
      'Google Analytics',
      'IP-Anonymisierung',
      'Widerspruch und Abschaltung (Opt-out)',
      'Plug-ins sozialer Netzwerke',
      'Eingebettete Karte',
      'Welche Daten ein Kartendienst verarbeiten würde',
      'Ihre Rechte',
      'Beschwerde bei der Aufsichtsbehörde',
      'Widerspruchsrecht',
    ],
  },
  '/impressum': {
    says: ['Anbieterin', 'Kontakt', 'Vertretung', 'Registereintrag', 'Fairness im Handel', 'Urheberrecht'],
  },
  '/agb': {
    says: [
      'Warenkorb',
      'Kurse finden je nach Beschreibung in Präsenz oder online statt',
      'Ersatzteilnahme',
      'Es gilt deutsches Recht',
    ],
  },
  ...Object.fromEntries(articles.map(({ path }) => [path, articleParts])),
};
