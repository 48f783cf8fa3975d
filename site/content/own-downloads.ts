/** In bytes. A visitor on a phone waits half a minute for more. */
export const MAX_DOWNLOAD = 10_000_000;

/**
 * The problem with a file that the owner offers for download; undefined if there is none.
 * @param start its first five bytes, as characters
 */
export function downloadProblem({
  name,
  size,
  start,
}: {
  name: string;
  size: number;
  start: string;
}): string | undefined {
  if (/\.pdf$/i.test(name) && start !== '%PDF-')
    return `Die Datei „${name}“ heißt wie ein PDF, ist aber keines. Öffnen Sie sie in dem Programm, mit dem sie gemacht ist, und wählen Sie „Als PDF exportieren“`;
  if (size <= MAX_DOWNLOAD) return undefined;
  const megabytes = (size / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1 });
  return `Die Datei „${name}“ hat ${megabytes} MB, erlaubt sind ${MAX_DOWNLOAD / 1_000_000} MB. Exportieren Sie sie als PDF in kleinerer Größe, etwa „für das Web“`;
}
