import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadContent } from '../content/load-content.server.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { expect, type Locator, type Page } from './test.ts';

/** Starts `npm run edit` without the site, on the fixture. */
export async function startEditor(port: number): Promise<{ url: string; stop: () => void }> {
  const env = { ...process.env, EDITOR_PORT: `${port}`, CONTENT_FOLDER: fixtureFolder };
  const server: ChildProcess = spawn(process.execPath, ['scripts/edit.ts', '--without-site'], { env });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /Redaktion: (http\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(output)));
  });
  return { url, stop: () => server.kill('SIGTERM') };
}

type Files = Record<string, string>;

const fixtureFiles = (): Files =>
  Object.fromEntries(
    globSync('**/*.{yaml,md}', { cwd: fixtureFolder }).map((path) => [
      `content/${path}`,
      readFileSync(join(fixtureFolder, path), 'utf8'),
    ]),
  );

/** The editor in a real browser, on a copy of the fixture in the browser's private folder. */
export class EditorPage {
  readonly page: Page;
  readonly url: string;
  readonly files: Files;
  private marks = 0;

  constructor(page: Page, url: string, changes: Files = {}) {
    this.page = page;
    this.url = url;
    this.files = { ...fixtureFiles(), ...changes };
  }

  /** Signs in to the folder, where a person would pick it. */
  async signIn() {
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.page.goto(this.url);
    await this.page.evaluate(async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of Object.entries(files)) {
        const parts = path.split('/');
        let folder = root;
        for (const part of parts.slice(0, -1))
          folder = await folder.getDirectoryHandle(part, { create: true });
        const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    }, this.files);
    await this.page.getByRole('button', { name: 'Mit lokalem Repository arbeiten' }).click();
    await expect(this.page.getByText('Preise und Angebote').first()).toBeVisible({ timeout: 20_000 });
  }

  /** @param path of a form, for example angebote/prices, or blog for the list of articles */
  async open(path: string) {
    const [collection, entry] = path.split('/');
    await this.page.goto(`${this.url}/#/collections/${collection}${entry ? `/entries/${entry}` : ''}`);
    if (entry) await expect(this.page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  }

  /** A field by its label; the CMS isolates labels for right-to-left languages. */
  field(label: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('group', { name: `Feld „\u2068${label}\u2069“`, exact: true });
  }

  /** A field's input, which the CMS makes once the field is in view. */
  async input(label: string, within?: Locator, element = 'input, textarea'): Promise<Locator> {
    const field = this.field(label, within);
    await this.page.mouse.move(600, 500);
    await expect(async () => {
      if ((await field.count()) === 0) await this.page.mouse.wheel(0, 600);
      await expect(field).toBeAttached({ timeout: 200 });
    }).toPass();
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return field.locator(element).first();
  }

  async fill(label: string, value: string, within?: Locator) {
    await (await this.input(label, within)).fill(value);
  }

  /** The entries of a list. */
  entries(list: string, within?: Locator): Locator {
    const remove = this.page.getByRole('button', { name: 'Entfernen' });
    return this.field(list, within).getByRole('group').filter({ has: remove });
  }

  /** Opens the entry that shows a text, and returns it. An open entry shows its fields instead of the text. */
  async entry(list: string, text: string, within?: Locator): Promise<Locator> {
    const shown = this.page.getByText(text, { exact: true });
    const entry = this.entries(list, within).filter({ has: shown }).last();
    const mark = `entry-${this.marks++}`;
    await entry.evaluate((element, mark) => element.setAttribute('data-mark', mark), mark);
    const marked = this.page.locator(`[data-mark=${mark}]`);
    await marked.getByRole('button', { name: 'Aufklappen' }).first().click();
    return marked;
  }

  async save() {
    await this.page.getByRole('button', { name: 'Speichern' }).click();
    await expect(this.page.getByText('Eintrag gespeichert.')).toBeVisible();
  }

  /** Expects one file to have changed by these lines, and the content to be valid still. */
  async expectChange(file: string, removed: string[], added: string[]) {
    const now = await this.readFiles();
    const changed = Object.keys(now).filter((path) => now[path] !== this.files[path]);
    expect(changed.filter((path) => !path.startsWith('content/images/'))).toEqual([file]);
    const [before, after] = [this.files[file] ?? '', now[file] ?? ''].map((text) => text.split('\n')) as [
      string[],
      string[],
    ];
    expect(without(before, after)).toEqual(removed);
    expect(without(after, before)).toEqual(added);
    const folder = mkdtempSync(join(tmpdir(), 'edited-'));
    try {
      cpSync(fixtureFolder, folder, { recursive: true });
      for (const [path, text] of Object.entries(now)) {
        const target = join(folder, path.replace('content/', ''));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text, path.startsWith('content/images/') ? 'latin1' : 'utf8');
      }
      loadContent({ folder });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /** The files of content/; pictures as Latin-1. */
  readFiles(): Promise<Files> {
    return this.page.evaluate(async () => {
      const files: Record<string, string> = {};
      const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
        for await (const [name, handle] of folder.entries()) {
          if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`);
          else {
            const file = await (handle as FileSystemFileHandle).getFile();
            const isText = /\.(?:yaml|md)$/.test(name);
            files[path + name] = isText
              ? await file.text()
              : new TextDecoder('latin1').decode(await file.arrayBuffer());
          }
        }
      };
      const root = await navigator.storage.getDirectory();
      await walk(await root.getDirectoryHandle('content'), 'content/');
      return files;
    });
  }
}

/** Lines of one text that the other lacks, each as often. */
function without(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}
