import sharp, { type Sharp } from 'sharp';
import { colours } from '../../site/images/colours.ts';
import { readDrawing } from '../../site/images/read-drawing.server.ts';
import { SHARE_IMAGE } from '../../site/seo/share-card.server.ts';
import { MOTIF } from './drawn-motifs.ts';
import { outlineOf } from './fonts.ts';
import { icon } from './icons.ts';
import type { MotifParts } from './motif.ts';
import { type CardTexts, ICON, layOut, MARGIN, MARK, type PlacedText } from './share-layout.ts';
import { type Plane, planes, type Theme } from './themes.ts';

const MOTIF_LEFT = SHARE_IMAGE.width - MOTIF.width;

export type ImageFormat = 'jpg' | 'png';

/** Maximum size in bytes. */
const LIMIT = 100_000;
/** From best to smallest; chroma subsampling, which blurs text and flat colours, comes last. */
const JPEG = [
  { quality: 86, chromaSubsampling: '4:4:4' },
  { quality: 78, chromaSubsampling: '4:4:4' },
  { quality: 72, chromaSubsampling: '4:2:0' },
  { quality: 58, chromaSubsampling: '4:2:0' },
  { quality: 38, chromaSubsampling: '4:2:0' },
  { quality: 20, chromaSubsampling: '4:2:0' },
];

/** Draws a share image with texts on the left and the motif on the right. */
export async function drawShareImage(
  texts: CardTexts,
  theme: Theme,
  motif: MotifParts,
  format: ImageFormat,
): Promise<Buffer> {
  const layers = await Promise.all(
    motif.layers.map(async ({ bytes, left, top, ...size }) => ({
      input: await cut(bytes, size).png().toBuffer(),
      left: MOTIF_LEFT + left,
      top,
    })),
  );
  const svg = Buffer.from(await shareSvg(texts, theme, motif));
  return encode(sharp(svg, { density: 72 }).composite(layers), format);
}

/** Crops the owner's picture to a share image. */
export function cutShareImage(photograph: Buffer): Promise<Buffer> {
  return encode(cut(photograph, SHARE_IMAGE), 'jpg');
}

/** The image without photographs. */
async function shareSvg(texts: CardTexts, theme: Theme, motif: MotifParts): Promise<string> {
  const { width, height } = SHARE_IMAGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${planes[theme.plane].ground}" d="M0 0h${width}v${height}H0z"/>${await textsSvg(texts, theme)}<svg x="${MOTIF_LEFT}" width="${MOTIF.width}" height="${MOTIF.height}">${motif.svg}</svg></svg>`;
}

/** Rotates a photograph upright and crops it to the area with faces or most detail. */
function cut(photograph: Buffer, size: { width: number; height: number }): Sharp {
  return sharp(photograph)
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: colours.chalk })
    .toColourspace('srgb');
}

async function encode(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  // No dithering: with few flat colours it would add bytes and visible noise.
  if (format === 'png')
    return raw.png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 }).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const options of JPEG) {
    bytes = await raw
      .clone()
      .jpeg({ ...options, mozjpeg: true })
      .toBuffer();
    if (bytes.length <= LIMIT) break;
  }
  return bytes;
}

async function textsSvg(texts: CardTexts, { plane, icon: name }: Theme): Promise<string> {
  const colour = planes[plane];
  const { kind, title, owner, address } = layOut(texts, Boolean(name));
  return [
    name ? icon(name, MARGIN, MARGIN, ICON.side) : '',
    kind ? text({ ...kind, y: name ? kind.y + (ICON.side - kind.leading) / 2 : kind.y }, colour.accent) : '',
    text(title, colour.text),
    await mark(colour),
    text(owner, colour.text),
    text(address, colour.quiet),
  ].join('');
}

/** Jost's cap height is 0.7 em; aligns the first line's capitals with the top of the box. */
function text({ lines, size, leading, tracking, face, x, y }: PlacedText, colour: string): string {
  return lines
    .map((line, index) => {
      const baseline = y + leading * index + (leading + size * 0.7) / 2;
      const d = outlineOf(line, face, size, tracking);
      return `<path fill="${colour}" transform="translate(${x} ${baseline})" d="${d}"/>`;
    })
    .join('');
}

/** Swaps the mark's colours on dark backgrounds, as in dark tabs' icons. */
async function mark(plane: Plane): Promise<string> {
  const shapes = readDrawing('site/images/mark.svg');
  const { amber, brick } = colours;
  const isDark = plane === planes.ink;
  const coloured = shapes.replace(/#\w{6}/g, (colour) => {
    if (!isDark) return colour;
    return colour.toLowerCase() === brick ? amber : brick;
  });
  const y = SHARE_IMAGE.height - MARGIN - MARK.side;
  return coloured.replace(
    / width="\d+" height="\d+"/,
    ` x="${MARGIN}" y="${y}" width="${MARK.side}" height="${MARK.side}"`,
  );
}
