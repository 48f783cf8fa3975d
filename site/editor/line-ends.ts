import { basisOf } from './file-formats.ts';

/** Of the files that have them, by their text as the CMS knows it: LF line ends, trimmed. */
const styles = new Map<string, { mark: string; lineEnd: string }>();

/**
 * Keeps CRLF line ends and the byte order mark of Windows editors in local files: Sveltia CMS drops both when it reads
 * and doesn't put them back. A file with both kinds of line ends gets LF.
 */
export function keepLineEnds(): void {
  Blob.prototype.text = async function () {
    const bytes = await this.arrayBuffer();
    learnLineEnds(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    return new TextDecoder().decode(bytes);
  };
  const { write } = FileSystemWritableFileStream.prototype;
  FileSystemWritableFileStream.prototype.write = function (data) {
    return write.call(this, typeof data === 'string' ? withLineEnds(data) : data);
  };
}

export function learnLineEnds(source: string): void {
  const text = source.replaceAll('\r\n', '\n');
  const mark = /^\ufeff?/.exec(source)?.[0] ?? '';
  const lineEnd = text !== source && !/(?<!\r)\n/.test(source) ? '\r\n' : '\n';
  if (mark || lineEnd !== '\n') styles.set(text.trim(), { mark, lineEnd });
  else styles.delete(text.trim());
}

/** A text that the CMS writes, as the file had it that the text is an edit of. */
export function withLineEnds(text: string): string {
  const style = styles.get(basisOf(text) ?? '');
  if (!style) return text;
  // The next form may be opened with this text.
  styles.set(text.trim(), style);
  return style.mark + text.replaceAll('\n', style.lineEnd);
}
