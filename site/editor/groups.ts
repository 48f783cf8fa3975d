import type { collections, markdownFolders } from '../content/schemas/collections.ts';

type FileName = keyof typeof collections;
type Group = {
  name: string;
  label: string;
  icon: string;
  /** YAML files with their German names; a page without one is called by its address. */
  files?: Partial<Record<FileName, string>>;
  /** A folder of Markdown files of a fixed number. */
  folder?: keyof typeof markdownFolders;
};

/** The forms, in the order and the words in which the owner thinks of her content. */
export const groups: Group[] = [
  {
    name: 'angebote',
    label: 'Preise und Angebote',
    icon: 'sell',
    files: {
      prices: 'Preise',
      offerings: 'Leistungen',
      workshops: 'Workshops',
      talks: 'Vorträge',
      kickstart: 'Aktion Herbst-Kickstart',
      freePrompts: 'Fenster Gratis-Prompts',
    },
  },
  {
    name: 'seiten',
    label: 'Seiten',
    icon: 'web',
    files: {
      home: 'Startseite',
      faq: 'Fragen und Antworten',
      about: 'Über mich',
      services: 'Coaching',
      pricesPage: 'Alle Angebote',
      aiConsulting: 'KI-Beratung',
      businessCoaching: 'Business Coaching',
      keynoteSpeaker: 'Keynote Speaker',
      talksPage: 'KI-Vorträge',
      workshopsPage: 'KI-Workshops',
      mindsetCoaching: 'KI-Mindset-Coaching',
      strategyCall: 'KI-Strategie-Call',
      tvPress: 'TV & Presse',
      tvSpeaking: 'TV und Speaking',
      booksPage: 'Bücher (Texte der Seite)',
      awardsPage: 'Auszeichnungen (Texte der Seite)',
      mediaProfile: 'Medienprofil',
      press: 'Pressebereich',
      casesPage: 'Fallstudien (Texte der Seite)',
      blog: 'Blog (Texte der Seite)',
      faqPage: 'Häufige Fragen (Texte der Seite)',
      contact: 'Kontakt',
      enquiry: 'Anfrage',
      thankYou: 'Danke für die Anfrage',
      notFound: 'Seite nicht gefunden',
    },
  },
  {
    name: 'medien',
    label: 'Bücher und Medien',
    icon: 'menu_book',
    files: {
      books: 'Bücher',
      testimonials: 'Stimmen',
      statistics: 'Zahlen',
      awards: 'Auszeichnungen',
      tv: 'Fernsehen',
      media: 'Presse und Podcasts',
      newsletter: 'Newsletter',
      downloads: 'Dateien zum Herunterladen',
    },
  },
  { name: 'prompts', label: 'Prompts (PDF)', icon: 'picture_as_pdf', folder: 'downloads' },
  { name: 'recht', label: 'Rechtstexte', icon: 'gavel', folder: 'legal' },
  {
    name: 'einstellungen',
    label: 'Einstellungen',
    icon: 'settings',
    files: {
      site: 'Name und Kontakt',
      navigation: 'Menüs',
      forms: 'Formulare',
      mails: 'E-Mails',
      legal: 'Wörter der Rechtstexte',
      redirects: 'Weiterleitungen',
      checks: 'Ausnahmen der Prüfung',
    },
  },
];

/** Names of list entries for the button that adds one, where „Eintrag“ says too little. */
export const entryNames: Record<string, string> = {
  prices: 'Preis',
  books: 'Buch',
  questions: 'Frage',
  testimonials: 'Stimme',
  statistics: 'Zahl',
  awards: 'Auszeichnung',
  talks: 'Vortrag',
  workshops: 'Workshop',
  offerings: 'Leistung',
  appearances: 'Auftritt',
  newsletters: 'Ausgabe',
  categories: 'Kategorie',
  downloads: 'Datei',
  links: 'Link',
  actions: 'Knopf',
  steps: 'Schritt',
  proofs: 'Beleg',
  packages: 'Paket',
  keywords: 'Stichwort',
  paragraphs: 'Absatz',
};

/** German words for the values of selects; values that are German already stand for themselves. */
export const valueNames: Record<string, string> = {
  net: 'netto, ohne Umsatzsteuer',
  gross: 'brutto, mit Umsatzsteuer',
  business: 'nur Unternehmen, der Nettopreis steht groß',
  consumer: 'auch Privatpersonen, der Bruttopreis steht groß',
  consulting: 'Beratung',
  coaching: 'Coaching',
  speaking: 'Vortrag',
  workshop: 'Workshop',
  strategy: 'Strategie',
  mindset: 'Mindset',
  'check-in': 'Erstes Gespräch (Check-in)',
  default: 'Erstes Gespräch',
  'clarity-call': '1:1-Termin (Clarity Call)',
  'future-spark': '90 Minuten (Future Spark)',
  offer: 'Angebot',
  training: 'Training',
  press: 'Presseanfrage',
  pressPhotos: 'Pressefotos',
  enquiry: 'Allgemeine Anfrage',
  speaker: 'Speakerin buchen',
  'business-coach': 'Business Coaching',
  'free-prompts': 'Gratis-Prompts',
  basics: 'Grundlagen',
  automation: 'Automation',
  marketing: 'Marketing',
  search: 'Suche',
  excellence: 'Exzellenz',
  recognition: 'Anerkennung',
  expertise: 'Expertise',
  leadership: 'Führung',
  against: 'Gegenposition',
  bottleneck: 'Engpass',
  'empty-chair': 'Leerer Stuhl',
  'four-ways': 'Vier Wege',
  lens: 'Lupe',
  'question-square': 'Frage im Quadrat',
  report: 'Bericht',
  scales: 'Waage',
  'three-doors': 'Drei Türen',
  'twelve-cards': 'Zwölf Karten',
  'two-chairs': 'Zwei Stühle',
};
