import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../site/content/schemas/site.ts';
import { colours } from '../../site/images/colours.ts';
import { readDrawing } from '../../site/images/read-drawing.server.ts';

const { chalk, amber, brick } = colours;

/** The mark's share of an app icon. Launchers may crop maskable icons to a circle of 80 % (W3C App Manifest). */
const SHARE = 0.66;
const SHARE_MASKABLE = 0.5;

/**
 * Writes the site's icons and manifest under the names linked by document-head.ts. No hashes, because browsers and
 * phones request some by well-known names.
 */
export async function buildIcons(site: Pick<Site, 'name' | 'tagline'>, folder: string): Promise<void> {
  const mark = readDrawing('site/images/mark.svg');
  const files: Record<string, string | Buffer> = {
    'icon.svg': withDarkVariant(mark),
    'favicon.ico': icoFile(
      await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawn(mark, size) }))),
    ),
    'apple-touch-icon.png': await appIcon(mark, 180, SHARE),
    'icon-192.png': await appIcon(mark, 192, SHARE),
    'icon-512.png': await appIcon(mark, 512, SHARE),
    'icon-maskable-512.png': await appIcon(mark, 512, SHARE_MASKABLE),
    'manifest.webmanifest': `${JSON.stringify(manifest(site))}\n`,
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

/** https://www.w3.org/TR/appmanifest/. Opened from a home screen, the site keeps the browser's address bar. */
function manifest({ name, tagline }: Pick<Site, 'name' | 'tagline'>) {
  const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name,
    short_name: name,
    description: tagline,
    lang: 'de',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: chalk,
    theme_color: chalk,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('/icon-192.png', 192, 'any'),
      png('/icon-512.png', 512, 'any'),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

/** Swaps the colours for dark tabs. */
function withDarkVariant(mark: string): string {
  const swapped = mark
    .replace(new RegExp(`fill="${brick}"`, 'gi'), 'class="a"')
    .replace(new RegExp(`fill="${amber}"`, 'gi'), 'class="b"');
  if (!swapped.includes('class="a"') || !swapped.includes('class="b"')) {
    throw new Error(
      'site/images/mark.svg has lost its two colours, which build-icons.ts swaps for dark tabs.',
    );
  }
  const style = `<style>.a{fill:${brick}}.b{fill:${amber}}@media(prefers-color-scheme:dark){.a{fill:${amber}}.b{fill:${brick}}}</style>`;
  return swapped.replace(/>/, () => `>${style}`);
}

function drawn(svg: string, size: number): Promise<Buffer> {
  const [, width] = /\bviewBox="0 0 (\d+) /.exec(svg) ?? [];
  // Render at the final size to keep edges sharp.
  return sharp(Buffer.from(svg), { density: (72 * size) / Number(width) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The mark on a solid background: phones round corners themselves and show transparency as black. */
async function appIcon(mark: string, size: number, share: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: chalk } })
    .composite([{ input: await drawn(mark, Math.round(size * share)) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Packs square PNGs into an ICO file: header, directory entries, images.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function icoFile(pictures: ReadonlyArray<{ size: number; png: Buffer }>): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + pictures.length * ENTRY_BYTES;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    // Width and height have one byte each; 0 means 256.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
