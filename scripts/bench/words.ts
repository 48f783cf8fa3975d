/* The words of which articles are made (articles.ts): none of them says anything about anybody. */

/** First parts of compounds, with the sound that joins them. */
export const STEMS = [
  'Wissens',
  'Daten',
  'Team',
  'Markt',
  'Kunden',
  'Projekt',
  'Lern',
  'Arbeits',
  'Führungs',
  'Verwaltungs',
  'Sprach',
  'Prüf',
  'Liefer',
  'Produkt',
  'Angebots',
  'Vertrags',
  'Einkaufs',
  'Vertriebs',
  'Qualitäts',
  'Sicherheits',
  'Personal',
  'Werkstatt',
  'Rechnungs',
  'Planungs',
  'Schulungs',
  'Betriebs',
  'Bestell',
  'Dokumenten',
  'Werbe',
  'Gesprächs',
  'Ideen',
  'Strategie',
] as const;

/** Last parts, with article and plural ending left out: sentences use them as feminine nouns only. */
export const FEMININE = [
  'ordnung',
  'pflege',
  'frage',
  'suche',
  'regel',
  'sammlung',
  'freigabe',
  'übersicht',
  'planung',
  'prüfung',
  'vorlage',
  'runde',
  'liste',
  'auswertung',
  'beratung',
  'grenze',
  'lösung',
  'kette',
  'erfahrung',
  'wirkung',
  'methode',
  'rolle',
  'quelle',
  'schnittstelle',
] as const;

export const SUBJECTS = [
  'Die Geschäftsführung',
  'Ein kleines Team',
  'Der Einkauf',
  'Die Fachabteilung',
  'Eine erfahrene Kollegin',
  'Der Betriebsrat',
  'Das Modell',
  'Ein Assistent',
  'Die Werkleitung',
  'Der Außendienst',
] as const;

export const VERBS = [
  'braucht',
  'prüft',
  'verbessert',
  'ersetzt',
  'beschreibt',
  'verkürzt',
  'erklärt',
  'ordnet',
  'übernimmt',
  'hinterfragt',
  'verschiebt',
  'begrenzt',
] as const;

export const ADJECTIVES = [
  'einfache',
  'offene',
  'verlässliche',
  'gemeinsame',
  'sorgfältige',
  'neue',
  'knappe',
  'lange',
  'stille',
  'tägliche',
  'ehrliche',
  'sichtbare',
] as const;

export const ENDINGS = [
  'bevor jemand ein Werkzeug auswählt',
  'und niemand vermisst die alte',
  'weil der Aufwand sonst unbemerkt wächst',
  'sobald die Zuständigkeit geklärt ist',
  'auch wenn der Kalender voll ist',
  'ohne dass es im Alltag auffällt',
  'und das Ergebnis bleibt nachvollziehbar',
  'damit am Ende ein Mensch entscheidet',
  'während die Konkurrenz noch vergleicht',
  'denn Vertrauen entsteht durch Wiederholung',
] as const;

/** Pages of the site that every article may link to. */
export const PAGES = ['/ki-beratung', '/business-coaching', '/ki-workshops', '/faq', '/kontakt'] as const;
