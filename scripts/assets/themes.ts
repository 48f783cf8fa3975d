import { colours } from '../../site/images/colours.ts';
import type { ShareCard } from '../../site/seo/share-card.server.ts';
import { envelope, mark, questionMark, serviceIcons } from './drawn-motifs.ts';
import type { IconName } from './icons.ts';

const { ink, quiet, amber, rose, river, chalk, plaster, accent } = colours;

/** Backgrounds with their text colours. */
export const planes = {
  chalk: { ground: chalk, text: ink, quiet, accent },
  plaster: { ground: plaster, text: ink, quiet, accent },
  amber: { ground: amber, text: ink, quiet: ink, accent: ink },
  rose: { ground: rose, text: ink, quiet: ink, accent: ink },
  river: { ground: river, text: ink, quiet: ink, accent: ink },
  ink: { ground: ink, text: chalk, quiet: '#a9bcbb', accent: amber },
};

export type Plane = (typeof planes)[keyof typeof planes];

/** The right part of an image. */
export type Motif =
  /** The card's first picture, cropped to a side or, for drawings, to a view box. */
  | { align: 'xMin' | 'xMid'; crop?: string }
  /** The covers of the card's books. */
  | 'covers'
  /** A figure with modules, as articles have them. */
  | { art: number }
  | { drawing: () => string };

const middle: Motif = { align: 'xMid' };
/** Crop of site/images/ceremony-2.svg. */
const rosette: Motif = { align: 'xMin', crop: '0 20 480 600' };

export type Theme = { plane: keyof typeof planes; motif: Motif; icon?: IconName };

/** Theme of each page's image. Articles are a series, always on chalk. */
export const themes: Record<ShareCard['page'], Theme> = {
  home: { plane: 'chalk', motif: middle },
  about: { plane: 'chalk', motif: middle },
  services: { plane: 'plaster', motif: { drawing: serviceIcons } },
  pricesPage: { plane: 'rose', motif: middle },
  aiConsulting: { plane: 'chalk', motif: middle, icon: 'consulting' },
  businessCoaching: { plane: 'river', motif: middle, icon: 'coaching' },
  keynoteSpeaker: { plane: 'ink', motif: middle, icon: 'speaking' },
  talksPage: { plane: 'amber', motif: middle, icon: 'speaking' },
  blog: { plane: 'chalk', motif: { art: 10 } },
  faqPage: { plane: 'plaster', motif: { drawing: questionMark } },
  tvSpeaking: { plane: 'ink', motif: middle },
  booksPage: { plane: 'amber', motif: 'covers' },
  mindsetCoaching: { plane: 'amber', motif: middle, icon: 'mindset' },
  strategyCall: { plane: 'river', motif: middle, icon: 'strategy' },
  workshopsPage: { plane: 'plaster', motif: middle, icon: 'workshop' },
  tvPress: { plane: 'ink', motif: middle },
  awardsPage: { plane: 'amber', motif: rosette },
  mediaProfile: { plane: 'rose', motif: middle },
  press: { plane: 'amber', motif: 'covers' },
  contact: { plane: 'rose', motif: middle },
  enquiry: { plane: 'chalk', motif: { drawing: envelope } },
  thankYou: { plane: 'chalk', motif: { drawing: envelope } },
  privacy: { plane: 'plaster', motif: { drawing: mark } },
  impressum: { plane: 'plaster', motif: { drawing: mark } },
  agb: { plane: 'plaster', motif: { drawing: mark } },
  article: { plane: 'chalk', motif: middle },
  case: { plane: 'plaster', motif: middle },
};
