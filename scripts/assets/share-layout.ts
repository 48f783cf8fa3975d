import { SHARE_IMAGE, type ShareCard } from '../../site/seo/share-card.server.ts';
import { MOTIF } from './drawn-motifs.ts';
import { type FittedText, fitText, type TextShape } from './fit-text.ts';
import { type Face, missingCharacters } from './fonts.ts';

/** A text fitted into its box in an image. */
export type PlacedText = FittedText & { face: Face; x: number; y: number; width: number; height: number };

export type CardTexts = Pick<ShareCard, 'title' | 'kind'> & { owner: string; address: string };

export type Layout = { kind?: PlacedText; title: PlacedText; owner: PlacedText; address: PlacedText };

export const MARGIN = 60;
export const ICON = { side: 44, gap: 16 };
export const MARK = { side: 60, gap: 18 };
const COLUMN = SHARE_IMAGE.width - MOTIF.width - MARGIN - 44;
const FOOT = SHARE_IMAGE.height - MARGIN - MARK.side;
const GAP = 26;
/** Minimum space between title and footer. */
const AIR = 40;

const shapes = {
  title: {
    face: 'heading',
    sizes: { largest: 96, whole: 56, hyphenated: 44 },
    leading: 1.06,
    tracking: -0.025,
  },
  kind: { face: 'label', sizes: { largest: 32, whole: 26, hyphenated: 22 }, leading: 1.22, tracking: 0 },
  owner: {
    face: 'heading',
    sizes: { largest: 30, whole: 20, hyphenated: 16 },
    leading: 1.1,
    tracking: -0.01,
  },
  address: { face: 'prompt', sizes: { largest: 24, whole: 18, hyphenated: 14 }, leading: 1.1, tracking: 0 },
} as const satisfies Record<string, TextShape & { face: Face }>;

/** Lays out an image's texts: kind and title at the top, owner and address beside the mark in the footer. */
export function layOut({ title, kind, owner, address }: CardTexts, hasIcon: boolean): Layout {
  const footX = MARGIN + MARK.side + MARK.gap;
  const footBox = { x: footX, width: COLUMN - MARK.side - MARK.gap, height: MARK.side / 2 + 4 };
  const kindX = MARGIN + (hasIcon ? ICON.side + ICON.gap : 0);
  const placedKind = kind
    ? place('kind', kind, { x: kindX, y: MARGIN, width: COLUMN - (kindX - MARGIN), height: 80 })
    : undefined;
  const kindHeight = placedKind ? Math.max(hasIcon ? ICON.side : 0, heightOf(placedKind)) + GAP : 0;
  const titleY = MARGIN + kindHeight;
  return {
    ...(placedKind && { kind: placedKind }),
    title: place('title', title, { x: MARGIN, y: titleY, width: COLUMN, height: FOOT - AIR - titleY }),
    owner: place('owner', owner, { ...footBox, y: FOOT - 2 }),
    address: place('address', address, { ...footBox, y: FOOT + MARK.side / 2 }),
  };
}

function place(
  name: keyof typeof shapes,
  text: string,
  box: Pick<PlacedText, 'x' | 'y' | 'width' | 'height'>,
): PlacedText {
  const { face } = shapes[name];
  return { ...fitText(settable(text, face), box, shapes[name]), face, ...box };
}

export const heightOf = ({ lines, leading }: FittedText) => lines.length * leading;

/** Removes characters that the face lacks: letters lose their accent, emojis are dropped. */
export function settable(text: string, face: Face): string {
  const composed = text.normalize('NFC');
  const missing = missingCharacters(composed, face);
  if (missing.length === 0) return composed;
  return [...composed]
    .map((character) => {
      if (!missing.includes(character) || character === '\u00AD') return character;
      const [base = ''] = character.normalize('NFD');
      return missingCharacters(base, face).length > 0 ? '' : base;
    })
    .join('')
    .trim();
}
