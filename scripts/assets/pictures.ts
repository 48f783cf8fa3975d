import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { colours } from '../../site/images/colours.ts';

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
  return asJpeg(drawing(await readFile('site/images/portrait.svg'), { height: LONG_SIDE }));
}

export async function drawnStage(): Promise<Buffer> {
  const { side, wing } = STAGE;
  const stage = await readFile('site/images/stage.svg', 'utf8');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-wing} 0 ${side + wing} ${side}" width="${side + wing}" height="${side}"><path fill="${colours.ink}" d="M${-wing} 0h${side + wing}v${side}h${-side - wing}z"/>${stage.replace('<svg ', '<svg overflow="visible" ')}</svg>`;
  return asJpeg(drawing(Buffer.from(svg), { width: LONG_SIDE }));
}

/** Renders an SVG at its final size to keep edges sharp. */
export function drawing(svg: Buffer, size: { width?: number; height?: number }): Sharp {
  const [, width, height] = /\bwidth="(\d+)" height="(\d+)"/.exec(svg.toString()) ?? [];
  const scale = size.width ? size.width / Number(width) : (size.height ?? 0) / Number(height);
  return sharp(svg, { density: 72 * scale }).resize(size);
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
