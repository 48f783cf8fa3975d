import { editOf, isKnown } from './file-formats.ts';

/* Outcome of a save of a file that somebody else may have changed since its form was opened. */

const KEPT = 'Kopieren Sie heraus, was Sie geändert haben,';

const OVERTAKEN = `Diese Datei hat inzwischen jemand anders oder ein anderer Tab geändert, und zwar dort, wo auch Sie geändert haben. ${KEPT} laden Sie die Seite neu, wählen Sie „Verwerfen“, falls sie fragt, und tragen Sie es in die neue Fassung ein.`;
export const TAKEN =
  'Unter diesem Namen gibt es inzwischen eine andere Datei. Geben Sie dem Eintrag einen anderen Namen und speichern Sie noch einmal.';
const gone = (newName?: string) =>
  newName
    ? `Diese Datei heißt jetzt „${newName}“. ${KEPT} laden Sie die Seite neu und tragen Sie es dort ein.`
    : `Diese Datei ist inzwischen gelöscht oder umbenannt worden. ${KEPT} laden Sie die Seite neu und tragen Sie es in die umbenannte Datei ein, oder legen Sie den Eintrag neu an.`;
const CHANGED =
  'Diese Datei hat inzwischen jemand anders oder ein anderer Tab geändert. Gelöscht wurde nichts. Laden Sie die Seite neu, sehen Sie die neue Fassung durch und löschen Sie dann.';
export const NOT_UTF8 =
  'Hier steht „\ufffd“, weil die Datei nicht als UTF-8 gespeichert ist. Öffnen Sie sie in dem Programm, das sie zuletzt gespeichert hat, speichern Sie sie dort mit der Kodierung UTF-8 (im Windows-Editor unter „Speichern unter“), und laden Sie diese Seite neu. Steht es dann noch da, sind die Umlaute verloren: Holen Sie die Datei aus git zurück';

export const BOTH_SAVED =
  'Diese Datei hat inzwischen jemand anders oder ein anderer Tab geändert. Beide Änderungen sind gespeichert; die andere sehen Sie, sobald Sie die Seite neu laden.';

/** By path: the last save of this visit, which a second one from the same form continues. */
const saved = new Map<string, { form: string; text: string }>();

/** After the files were set back to what they were before this visit. */
export const forgetSaves = (): void => saved.clear();

export type Settled = {
  /** Has the file's byte order mark and line ends. */
  toWrite: string;
  /** True if it also has what somebody else has changed. */
  isMerged: boolean;
  /** To be called once it is written. */
  done(): void;
};

/**
 * Decides what to write into a file for which a form has made a text.
 * @param now the file's text; undefined if there is no such file
 * @param newNameOf finds the file that has the text of a missing one
 * @returns undefined if the text isn't from a form
 * @throws Error in German if it must not be written
 */
export async function settle(
  path: string,
  formText: string,
  now: string | undefined,
  newNameOf: (text: string) => Promise<string | undefined> = async () => undefined,
): Promise<Settled | undefined> {
  const mine = plain(formText);
  const edit = editOf(mine);
  if (!edit) return undefined;
  const { form, original } = edit;
  // Written back, its umlauts would be lost.
  if ([original, now].some((text) => text?.includes('\ufffd')))
    throw new Error(`${NOT_UTF8}. Gespeichert wurde nichts.`);
  const last = saved.get(path);
  const base = last?.form === form ? last.text : original;
  const isNew = base === '';
  // Not what was merged: the form shows its own text, and its next save is compared with that.
  const done = () => void saved.set(path, { form, text: mine });
  if (now === undefined) {
    if (!isNew) throw new Error(gone(await newNameOf(base)));
    return { toWrite: formText, isMerged: false, done };
  }
  const theirs = plain(now);
  if (theirs === mine || theirs === base) return { toWrite: likeFile(formText, now), isMerged: false, done };
  if (isNew) throw new Error(TAKEN);
  return { toWrite: likeFile(`${merge(edit, theirs, base)}\n`, now), isMerged: true, done };
}

/** @throws Error in German if somebody else has changed a file to be deleted */
export function expectDeletable(now: string) {
  if (!isKnown(plain(now))) throw new Error(CHANGED);
}

function merge(edit: NonNullable<ReturnType<typeof editOf>>, theirs: string, base: string): string {
  try {
    return edit.onto(theirs, base).trim();
  } catch {
    throw new Error(OVERTAKEN);
  }
}

/** As Sveltia CMS reads a file. */
export const plain = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .trim();

/** Sveltia CMS drops CRLF and byte order marks on reading. A file with both kinds of line ends gets LF. */
function likeFile(text: string, file: string): string {
  const mark = file.startsWith('\ufeff') ? '\ufeff' : '';
  const crlf = file.includes('\r\n') && !/(?<!\r)\n/.test(file);
  return mark + (crlf ? text.replaceAll('\n', '\r\n') : text);
}
