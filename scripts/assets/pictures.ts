import sharp, { type Sharp } from 'sharp';
import { colours } from '../../site/images/colours.ts';
import { readDrawing } from '../../site/images/read-drawing.server.ts';

/** Long side of the author's pictures, in pixels. */
const LONG_SIDE = 3000;
/** The stage picture is square; the dark wing beside it leaves space for a headline. */
const STAGE = { side: 800, wing: 400 };

/** A photograph for the press, rotated upright and never enlarged. */
export function photograph(file: string): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: colours.chalk })
    .jpeg(quality)
    .toBuffer();
}

export async function drawnPortrait(): Promise<Buffer> {
  return asJpeg(drawing(readDrawing('site/images/portrait.svg'), { height: LONG_SIDE }));
}

export async function drawnStage(): Promise<Buffer> {
  const { side, wing } = STAGE;
  const stage = readDrawing('site/images/stage.svg');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-wing} 0 ${side + wing} ${side}" width="${side + wing}" height="${side}"><path fill="${colours.ink}" d="M${-wing} 0h${side + wing}v${side}h${-side - wing}z"/>${stage.replace('<svg ', '<svg overflow="visible" ')}</svg>`;
  return asJpeg(drawing(svg, { width: LONG_SIDE }));
}

/** Renders an SVG at its final size to keep edges sharp. */
export function drawing(svg: string, size: { width?: number; height?: number }): Sharp {
  const [, width, height] = /\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const scale = size.width ? size.width / Number(width) : (size.height ?? 0) / Number(height);
  return sharp(Buffer.from(svg), { density: 72 * scale }).resize(size);
}

/** The owner's cover in the requested size. */
export function fitted(picture: Buffer, size: { width: number; height: number }): Sharp {
  return sharp(picture)
    .autoOrient()
    .resize({ ...size, fit: 'contain', background: colours.chalk });
}

export function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.flatten({ background: colours.chalk }).jpeg(quality).toBuffer();
}

const quality = { quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' };
