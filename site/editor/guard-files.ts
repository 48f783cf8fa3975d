import { addressOf, isDraft, redirected, redirectedWhileDraft, redirectNotice } from './addresses.ts';
import { isPictureNamed, keepText } from './check-others.ts';
import { notify } from './notify.ts';
import { BOTH_SAVED, expectDeletable, plain, settle, TAKEN } from './settle.ts';
import { HEIC } from './usable-picture.ts';

/** Not in TypeScript's library yet: https://fs.spec.whatwg.org/#filesystemhandle-move is a proposal that Chromium has. */
type Movable = FileSystemFileHandle & {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
  remove(): Promise<void>;
};

const FULL =
  'Auf dem Datenträger ist kein Platz mehr. Leeren Sie zum Beispiel den Papierkorb, und speichern Sie noch einmal.';
const LOCKED =
  'Die Datei oder ihr Ordner lässt sich nicht ändern: Ein anderes Programm hält sie fest, oder sie ist schreibgeschützt. Schließen Sie Programme, in denen sie offen ist, warten Sie einen Augenblick, und speichern Sie noch einmal.';

/**
 * Wraps the File System Access API for the local editor: no save overwrites what another tab or program has written
 * since the form was opened, or brings back what it has deleted.
 *
 * Sveltia CMS writes a temporary file and moves it to its place. That is the last moment, and the only one with both
 * text and name at hand: a file that changes between our reading it and the move, within milliseconds, is overwritten.
 */
export function guardFiles(): void {
  const files = FileSystemFileHandle.prototype as Movable;
  const { move: moveFile, createWritable } = files;
  // Brave has none, and must not be told otherwise.
  if (!moveFile) return;
  const move = {
    call: (file: Movable, ...to: Parameters<typeof moveFile>) => moveFile.call(file, ...to).catch(explain),
  };
  files.createWritable = async function (options) {
    const stream = await createWritable.call(this, options).catch(explain);
    const failed = async (error: unknown) => {
      // What the CMS writes before it moves it to its place.
      if (this.name.startsWith('.sveltia-tmp-')) await this.remove().catch(() => {});
      return explain(error);
    };
    const [write, close] = [stream.write.bind(stream), stream.close.bind(stream)];
    stream.write = (data) => write(data).catch(failed);
    stream.close = () => close().catch(failed);
    return stream;
  };
  // The CMS tries a failed move again, when the file may already hold the merged text.
  const texts = new WeakMap<FileSystemFileHandle, string>();
  files.move = async function (folder, name) {
    if (/\.hei[cf]$/i.test(name)) {
      // Of an upload to its “Medien” the CMS only says that it has failed.
      notify(HEIC);
      throw new Error(HEIC);
    }
    if (!isContent(name)) return move.call(this, folder, name);
    if (isContent(this.name)) return rename(this, folder, name);
    const written = texts.get(this) ?? (await textOf(this));
    texts.set(this, written);
    const before = await read(folder, name);
    const settled = await settle(`${folder.name}/${name}`, written, before, (text) => nameOf(folder, text));
    if (settled && settled.toWrite !== written) {
      const stream = await this.createWritable();
      await stream.write(settled.toWrite);
      await stream.close();
    }
    await move.call(this, folder, name);
    settled?.done();
    const after = settled?.toWrite ?? written;
    const file = `content/${folder.name}/${name}`;
    if (name.endsWith('.md')) keepText(file, plain(after));
    const isRedirected = await changeRedirects(folder, (text) =>
      redirectedWhileDraft(text, file, { before, after }),
    );
    if (isRedirected && isDraft(after)) notify(redirectNotice(file));
    if (settled?.isMerged) notify(BOTH_SAVED);
    if (before) await tellOfLeft(folder, plain(before));
  };

  /** The CMS then writes the new text into the renamed file. */
  async function rename(file: FileSystemFileHandle, folder: FileSystemDirectoryHandle, name: string) {
    if (await read(folder, name)) throw new Error(TAKEN);
    const text = await textOf(file);
    expectDeletable(text);
    const old = file.name;
    await move.call(file as Movable, folder, name);
    keepText(`content/${folder.name}/${old}`, undefined);
    keepText(`content/${folder.name}/${name}`, text);
    await redirect(folder, text, old, name);
    for (const { images, picture } of await photographs(folder, old)) {
      const moved = picture.name.replace(stem(old), stem(name));
      await move.call(picture as Movable, images, moved);
    }
  }

  const folders = FileSystemDirectoryHandle.prototype;
  const { removeEntry, getDirectoryHandle } = folders;
  folders.getDirectoryHandle = async function (name, options) {
    const folder = await getDirectoryHandle.call(this, name, options);
    parents.set(folder, this);
    return folder;
  };
  folders.removeEntry = async function (name, options) {
    let now: string | undefined;
    try {
      now = isContent(name) ? await read(this, name) : undefined;
      if (now !== undefined) expectDeletable(now);
    } catch (error) {
      // The CMS only says that it hasn't been deleted.
      notify((error as Error).message);
      throw error;
    }
    await removeEntry.call(this, name, options);
    keepText(`content/${this.name}/${name}`, undefined);
    if (now !== undefined) {
      await redirect(this, now, name);
      await tellOfLeft(this, now);
    }
    if (isPictureNamed(stem(name))) return;
    for (const { images, picture } of await photographs(this, name)) {
      await removeEntry.call(images, picture.name);
      notify(`Das Foto „${picture.name}“ ist mit gelöscht.`);
    }
  };
}

/** @throws Error in German for what the system refuses, which the CMS would tell in English */
function explain(error: unknown): never {
  const { name } = error as Error;
  if (name === 'QuotaExceededError') throw new Error(FULL);
  if (name === 'NoModificationAllowedError') throw new Error(LOCKED);
  throw error;
}

/** A folder doesn't know its parent. The CMS walks down from the website's folder before each change. */
const parents = new WeakMap<FileSystemDirectoryHandle, FileSystemDirectoryHandle>();

/** Writes the redirect from an article's address to its new one, else to the blog. */
async function redirect(folder: FileSystemDirectoryHandle, article: string, old: string, name?: string) {
  const [from, to] = [old, name].map((one) => one && `content/${folder.name}/${one}`);
  if (!from || !addressOf(from)) return;
  if (await changeRedirects(folder, (before) => redirected(before, article, from, to)))
    notify(redirectNotice(from, to));
}

/** @param folder one of the folders below content; returns whether anything has changed */
async function changeRedirects(folder: FileSystemDirectoryHandle, change: (text: string) => string) {
  const content = parents.get(folder);
  const before = content?.name === 'content' ? await read(content, 'redirects.yaml') : undefined;
  const after = before && change(before);
  if (!after || after === before) return false;
  const stream = await (await content?.getFileHandle('redirects.yaml'))?.createWritable();
  await stream?.write(after);
  await stream?.close();
  return true;
}

/** The photographs that have an article's name. */
const photographs = async (folder: FileSystemDirectoryHandle, name: string) =>
  folder.name === 'blog' ? pictures(folder, (one) => one === stem(name)) : [];

/** Names the photographs that a text named before, and that no text names any more: a drawing's place may show them. */
async function tellOfLeft(folder: FileSystemDirectoryHandle, before: string) {
  const named = new Set([...before.matchAll(/\bname: ([\w-]+)/g)].map(([, name = '']) => name));
  for (const { picture } of await pictures(folder, (name) => named.has(name) && !isPictureNamed(name)))
    notify(
      `Das Foto „${picture.name}“ liegt noch im Ordner content/images. Zeigt es keine andere Seite, löschen Sie es dort.`,
    );
}

/** The pictures in content/images whose names, without their endings, are wanted. */
async function pictures(folder: FileSystemDirectoryHandle, isWanted: (name: string) => boolean) {
  const content = folder.name === 'content' ? folder : parents.get(folder);
  const images =
    content?.name === 'content'
      ? await content.getDirectoryHandle('images').catch(() => undefined)
      : undefined;
  const found: Array<{ images: FileSystemDirectoryHandle; picture: FileSystemFileHandle }> = [];
  if (!images) return found;
  for await (const picture of images.values())
    if (picture.kind === 'file' && isWanted(stem(picture.name)))
      found.push({ images, picture: picture as FileSystemFileHandle });
  return found;
}

const stem = (name: string) => name.replace(/\.\w+$/, '');

const isContent = (name: string) => /\.(?:md|yaml)$/.test(name);

async function textOf(file: FileSystemFileHandle): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await file.getFile()).arrayBuffer());
}

/** Undefined if there is no such file. */
async function read(folder: FileSystemDirectoryHandle, name: string): Promise<string | undefined> {
  try {
    return await textOf(await folder.getFileHandle(name));
  } catch (error) {
    if ((error as Error).name === 'NotFoundError') return undefined;
    throw error;
  }
}

/** Of the file in a folder that has a text. */
async function nameOf(folder: FileSystemDirectoryHandle, text: string): Promise<string | undefined> {
  for await (const [name, handle] of folder.entries())
    if (
      handle.kind === 'file' &&
      isContent(name) &&
      plain(await textOf(handle as FileSystemFileHandle)) === text
    )
      return name;
  return undefined;
}
