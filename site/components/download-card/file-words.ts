import type { DownloadDetails } from '../../assemble/download-details.server.ts';

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** File type as people know it: "JPG", "Word". */
export function fileType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return ending === 'docx' ? 'Word' : ending.toUpperCase();
}

/** File size with unbroken units: "1476 × 2244 px, 1,2 MB", "112 KB". */
export function fileSize({ bytes, width, height }: DownloadDetails): string {
  const pixels = width && height ? `${width}\u00A0×\u00A0${height}\u00A0px, ` : '';
  return pixels + weight(bytes);
}

/** The largest print in sharp 300 dpi, of pictures that are large enough for one: "300 dpi bei 12,5 × 19 cm". */
export function printSize({ width = 0, height = 0 }: Partial<DownloadDetails>): string | undefined {
  if (Math.min(width, height) < 1200) return;
  const centimetres = (pixels: number) => number.format((pixels / 300) * 2.54);
  return `300\u00A0dpi bei ${centimetres(width)}\u00A0×\u00A0${centimetres(height)}\u00A0cm`;
}

/** Decimal units, as file managers show them: 1 KB is 1,000 bytes. */
function weight(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00A0KB` : `${number.format(bytes / 1_000_000)}\u00A0MB`;
}
