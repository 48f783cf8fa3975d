import { SHARE_IMAGE, type ShareCard } from '../../site/seo/share-card.server.ts';
import { type FittedText, fitText, type TextShape } from '../typesetting/fit-text.ts';
import { type Face, missingSigns } from '../typesetting/fonts.ts';
import { MOTIF } from './drawn-motifs.ts';

/** Text as it stands in an image: where its box begins, what may fill it and what does. */
export type PlacedText = FittedText & { face: Face; x: number; y: number; width: number; height: number };

export type CardTexts = Pick<ShareCard, 'title' | 'kind'> & { owner: string; address: string };

export type Layout = { kind?: PlacedText; title: PlacedText; owner: PlacedText; address: PlacedText };

export const MARGIN = 60;
export const SIGN = { side: 44, gap: 16 };
export const MARK = { side: 60, gap: 18 };
const COLUMN = SHARE_IMAGE.width - MOTIF.width - MARGIN - 44;
const FOOT = SHARE_IMAGE.height - MARGIN - MARK.side;
const GAP = 26;
/** Least room between the title and the foot. */
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

/** Places the texts of an image: kind and title from above, owner and address beside the mark at the foot. */
export function layOut({ title, kind, owner, address }: CardTexts, hasSign: boolean): Layout {
  const footX = MARGIN + MARK.side + MARK.gap;
  const footBox = { x: footX, width: COLUMN - MARK.side - MARK.gap, height: MARK.side / 2 + 4 };
  const kindX = MARGIN + (hasSign ? SIGN.side + SIGN.gap : 0);
  const placedKind = kind
    ? place('kind', kind, { x: kindX, y: MARGIN, width: COLUMN - (kindX - MARGIN), height: 80 })
    : undefined;
  const kindHeight = placedKind ? Math.max(hasSign ? SIGN.side : 0, heightOf(placedKind)) + GAP : 0;
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

/** Without what the face has no sign for: a letter loses its accent, an emoji is left out. */
export function settable(text: string, face: Face): string {
  const composed = text.normalize('NFC');
  const missing = missingSigns(composed, face);
  if (missing.length === 0) return composed;
  return [...composed]
    .map((sign) => {
      if (!missing.includes(sign) || sign === '\u00AD') return sign;
      const [base = ''] = sign.normalize('NFD');
      return missingSigns(base, face).length > 0 ? '' : base;
    })
    .join('')
    .trim();
}
