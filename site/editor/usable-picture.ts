import { cutTo, type Size } from '../images/cut-to.ts';

/** Limit of the site, in bytes; named-pictures.server.ts passes it to the CMS. */
const MAX_BYTES = 12_000_000;
/** In pixels: twice what the site shows at most. */
const MAX_SIDE = 4000;

const kinds: Array<[ending: string, start: RegExp]> = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
  ['heic', /^[\s\S]{4}ftyp(?:hei|hev|mif|msf)/],
];

/**
 * A photograph as the site can use it: with the ending of its format, whatever its name says, and made smaller if it
 * is a large file, or has so many pixels that every build would take long over it.
 * @param least the smallest size in pixels, which with a height is also a shape
 * @throws Error in German that says what to do
 */
export async function usablePicture(
  file: File,
  least: { width: number; height?: number },
): Promise<{ picture: Blob; ending: string }> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  const [ending = ''] = kinds.find(([, pattern]) => pattern.test(start)) ?? [];
  if (ending === 'heic') throw new Error(HEIC);
  // Typed by content, as browsers go by the name.
  const picture = new Blob([file], { type: `image/${ending === 'jpg' ? 'jpeg' : ending}` });
  const bitmap = ending ? await createImageBitmap(picture).catch(() => undefined) : undefined;
  if (!bitmap) throw new Error(NO_PICTURE);
  const { width, height = 0 } = least;
  const part = height > 0 ? cutTo({ width, height }, bitmap) : bitmap;
  if (part.width < width - 1) throw new Error(tooSmall(bitmap, least));
  const isLarge = Math.max(bitmap.width, bitmap.height) > 3 * MAX_SIDE;
  if (file.size <= MAX_BYTES && !isLarge) return { picture, ending };
  return { picture: await smaller(bitmap), ending: 'jpg' };
}

export const HEIC =
  'Das ist ein Foto im Format HEIC, wie iPhones es aufnehmen; viele Browser zeigen es nicht. Öffnen Sie es am Mac in „Vorschau“ oder unter Windows in „Fotos“, speichern Sie es als JPEG und wählen Sie die neue Datei.';
const NO_PICTURE =
  'Diese Datei ist kein Foto in einem Format, das die Website zeigt. Speichern Sie es in Ihrem Bildprogramm als JPEG oder PNG.';

function tooSmall(bitmap: Size, least: { width: number; height?: number }): string {
  const [width, height, needed, high = 0] = [bitmap.width, bitmap.height, least.width, least.height].map(
    (pixels) => pixels?.toLocaleString('de-DE'),
  );
  return `Das Bild hat ${width} × ${height} Pixel, gebraucht werden mindestens ${high ? `${needed} × ${high}` : `${needed} in der Breite`}. Nehmen Sie die Aufnahme in voller Größe.`;
}

async function smaller(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
