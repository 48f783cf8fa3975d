import type { ShareCard } from '../../site/seo/share-card.server.ts';
import { colours } from '../typesetting/colours.ts';
import { envelope, mark, questionMark, serviceSigns } from './drawn-motifs.ts';
import type { SignName } from './signs.ts';

const { ink, quiet, amber, rose, river, chalk, plaster, accent } = colours;

/** What text stands on, and its colours; pairs of DESIGN.md, section 2. */
export const planes = {
  chalk: { ground: chalk, text: ink, quiet, accent },
  plaster: { ground: plaster, text: ink, quiet, accent },
  amber: { ground: amber, text: ink, quiet: ink, accent: ink },
  rose: { ground: rose, text: ink, quiet: ink, accent: ink },
  river: { ground: river, text: ink, quiet: ink, accent: ink },
  ink: { ground: ink, text: chalk, quiet: '#a9bcbb', accent: amber },
};

export type Plane = (typeof planes)[keyof typeof planes];

/** What fills the right of an image. */
export type Motif =
  /** The first picture of the card, and which part of it is kept: at which side, or which view box of a drawing. */
  | { align: 'xMin' | 'xMid' | 'xMax'; crop?: string }
  /** The covers of the card's books. */
  | 'covers'
  /** A figure with modules, as articles have them. */
  | { art: number }
  | { drawing: () => string };

const left: Motif = { align: 'xMin' };
const middle: Motif = { align: 'xMid' };
const right: Motif = { align: 'xMax' };
/** Of site/images/ceremony-2.svg. */
const rosette: Motif = { align: 'xMin', crop: '0 20 480 600' };

export type Look = { plane: keyof typeof planes; motif: Motif; sign?: SignName };

/** How the image of each page looks. Articles are a series: always on chalk. */
export const looks: Record<ShareCard['page'], Look> = {
  home: { plane: 'chalk', motif: middle },
  about: { plane: 'chalk', motif: middle },
  services: { plane: 'plaster', motif: { drawing: serviceSigns } },
  pricesPage: { plane: 'rose', motif: left },
  aiConsulting: { plane: 'chalk', motif: middle, sign: 'consulting' },
  businessCoaching: { plane: 'river', motif: left, sign: 'coaching' },
  keynoteSpeaker: { plane: 'ink', motif: middle, sign: 'speaking' },
  talksPage: { plane: 'amber', motif: right, sign: 'speaking' },
  blog: { plane: 'chalk', motif: { art: 10 } },
  faqPage: { plane: 'plaster', motif: { drawing: questionMark } },
  tvSpeaking: { plane: 'ink', motif: middle },
  booksPage: { plane: 'amber', motif: 'covers' },
  mindsetCoaching: { plane: 'amber', motif: middle, sign: 'mindset' },
  strategyCall: { plane: 'river', motif: left, sign: 'strategy' },
  workshopsPage: { plane: 'plaster', motif: middle, sign: 'workshop' },
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
};
