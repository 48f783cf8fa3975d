const statistics = [
  'zufriedene Kundinnen und Kunden 100+',
  'durchschnittliche Bewertung 4,9/5',
  'empfehlen mich weiter 95 %',
  'Jahre Erfahrung 13+',
];
const packages = [
  '1 Monat Intensiv 3.300 € zzgl. USt.',
  '3 Raten zu je 1.100 €',
  '6 Sitzungen zu 90 Minuten',
  'Begleitung per Messenger',
  '3 Monate VIP 9.800 € zzgl. USt.',
];
const mentoring = [
  '1:1-Mentoring 149 € inkl. 19 % MwSt., 125,21 € netto 30 Minuten',
  'per Videoanruf',
  'per Karte',
];
const bookPrices = [
  '11. August 2025',
  'Taschenbuch 39,99 € inkl. 7 % MwSt., 37,37 € netto',
  'Kindle 29,99 € inkl. 7 % MwSt.',
];
const appearances = ['200+ Medienauftritte', '100+ Videos', '50+ Podcast-Interviews'];
const hours = ['Frankfurt am Main und Online', 'Mo-Fr: 9:00-18:00 Uhr'];
const reply = 'innerhalb von 24 Stunden';
/** Level, duration and size of the groups, in the order of their numbers 2501 to 2506. */
const workshops = new RegExp(
  [
    ['Einsteiger', '4 Stunden', 12],
    ['Fortgeschritten', '6 Stunden', 15],
    ['Fortgeschritten', '8 Stunden', 10],
    ['Führungskräfte', '1–2 Tage', 8],
    ['Alle Level', '6 Stunden', 15],
    ['Fortgeschritten', '8 Stunden', 12],
  ]
    .map(([level, duration, size]) => `${level} .{1,600}? Dauer ${duration} Gruppe max. ${size} Teilnehmende`)
    .join(' .{1,320}?'),
);

/**
 * What the specification states in figures (sections 2 and 9), and on which page a visitor must be able to read it.
 * Written from there, never from content/: a price that is changed by mistake shall be noticed here.
 */
export const figures: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': [
    ...statistics,
    ...hours,
    ...mentoring,
    ...packages,
    ...bookPrices,
    'TOP 100 Coach / Beraterin 2025 Ausgezeichnet von einem Wirtschaftsmagazin',
    'KI-Trends Leadership-Tipps Business-Insights Event-Ankündigungen',
    'Sat.1',
    '1.000',
    '6–12 Sitzungen über 3–6 Monate',
    'Bitte planen Sie 3–6 Monate Vorlauf ein.',
    'Das Erstgespräch ist kostenfrei.',
    reply,
  ],
  '/ueber-mich': ['10+ Bücher', '13+ Jahre Erfahrung', 'TOP 100 Coach / Beraterin'],
  '/services': [...mentoring, '595 € inkl. 19 % MwSt., 500 € netto', 'signiertes Buch'],
  '/alle-angebote': [
    'Free Check-In kostenfrei 30 Minuten',
    'KI-Strategie-Call 595 € inkl. 19 % MwSt., 500 € netto 90 Minuten',
    'ein signiertes Buch als Geschenk',
    'Keynote ab 7.500 € zzgl. USt.',
    'per E-Mail anfragen',
    'Content Strategie 12.000 € zzgl. USt.',
    'Leadership Mentoring ab 18.000 € zzgl. USt.',
    'Level 1: Innovation Base ab 10.000 € zzgl. USt.',
    'Level 2: Digital Flow ab 40.000 € zzgl. USt.',
    'Level 3: Future Enterprise ab 70.000 € zzgl. USt.',
    'In vier Schritten',
    'Premium-Anfrage',
    'Erstgespräch buchen',
    reply,
  ],
  '/ki-beratung': [
    'ab 2.500 € zzgl. USt.',
    '30 Minuten Erstgespräch, kostenfrei',
    '2–4 Wochen für eine einfache Integration',
    '3–6 Monate für eine Strategie',
    'Drei Säulen',
    'Zwei Phasen',
  ],
  '/business-coaching': ['6–12 Sitzungen', '3–6 Monate'],
  '/keynote-speaker': ['ab 7.500 €', 'TOP 100 Speaker 2025', '1.000+ Gäste', '3–6 Monate Vorlauf', reply],
  '/tv-speaking': [
    ...appearances,
    'TOP 100 Coach / Beraterin 2025',
    'Sat.1',
    'Sprachmodelle in Beruf und Familie',
    'Frühjahr 2025',
    'Ein Studiogespräch über die Frage',
  ],
  '/awards': [
    'Exzellenz 2025',
    'Anerkennung 2025',
    'Fachwissen 2024',
    'Führung 2023',
    'Training 2022',
    'Coaching 2019',
    'Auszeichnung eines Wirtschaftsmagazins',
  ],
  '/ki-mindset-coaching': [...packages, '1:1 unter vier Augen', '3–6 Monate', '2 Pakete'],
  '/ki-strategie-call': [
    '595 € inkl. 19 % MwSt., 500 € netto',
    '90 Minuten',
    'ein signiertes Buch als Geschenk',
  ],
  '/tv-presse': [...appearances, 'Sat.1'],
  '/medienprofil': [
    'Medienauftritte 200+',
    'Videos 100+',
    'Podcast-Interviews 50+',
    'Jahre auf Bühnen und vor Kameras 20+',
    '13+ Bücher',
  ],
  '/pressebereich': [
    ...bookPrices,
    'Erscheinungstag 11. August 2025',
    'ISBN Taschenbuch 978-3-16-1484',
    'ISBN Kindle 978-3-16-1484',
  ],
  '/kontakt': [...hours, '30 Minuten, kostenfrei', reply],
  '/anfrage': [reply, 'Mit * markierte Felder sind Pflichtfelder.'],
  '/anfrage-danke': [reply],
  '/faq': [
    'Eine einfache Integration steht in 2–4 Wochen',
    'braucht 3–6 Monate',
    '2.500 €',
    '6–12 Sitzungen über 3–6 Monate',
    '3–6 Monate vor der Veranstaltung',
    '7.500 €',
    reply,
    'Bis 30 Tage vor Kursbeginn',
  ],
  '/agb': [
    'bis 30 Tage vor Kursbeginn kostenfrei',
    'nicht oder nur zeitweise teilnimmt, erhält keine Erstattung',
    'innerhalb dieser 5 Tage',
    'mit einer Frist von 7 Tagen vor Kursbeginn absagen',
    'Gewährleistungsfrist für gelieferte Waren ein Jahr',
    'um mehr als 10 %',
    'Widerrufsbelehrung',
    'derzeit nicht eingesetzt',
  ],
  '/impressum': ['(DDG)'],
  '/privacy': ['TDDDG', 'Derzeit nicht eingesetzt'],
  '/ki-workshops': [workshops, 'bis 30 Tage vor Kursbeginn', reply],
  '/blog/ki-strategien-fuehrungskraefte-2024': ['15. Januar 2024', '8 Min. Lesezeit'],
  '/blog/systemisches-coaching-digitale-transformation': ['10. Januar 2024', '6 Min. Lesezeit'],
  '/blog/ki-trends-2024-fuehrungskraefte': ['5. Januar 2024', '10 Min. Lesezeit'],
  '/blog/executive-coaching-digitales-zeitalter': ['28. Dezember 2023', '7 Min. Lesezeit'],
};
