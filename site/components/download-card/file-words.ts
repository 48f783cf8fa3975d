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

/** Decimal units, as file managers show them: 1 KB is 1,000 bytes. */
function weight(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00A0KB` : `${number.format(bytes / 1_000_000)}\u00A0MB`;
}
