import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildFolder } from '../build-folder.ts';
import { checkContent } from '../content/checks/check-content.server.ts';
import { editorConfig, localBackend } from '../editor/config.server.ts';
import { removeFolder } from '../lib/remove-folder.server.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { type BrowserContext, expect, type Locator, type Page, test } from './test.ts';

/** `npm run edit` on a copy of the fixture: the editor and, beside it, the site as it is being written. */
export type EditorServer = { url: string; site: string; folder: string; stop: () => Promise<void> };

export async function startEditor(port: number): Promise<EditorServer> {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  const built = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(fixtureFolder, folder, { recursive: true });
  const server = spawn(process.execPath, ['scripts/edit.ts'], {
    env: {
      ...process.env,
      EDITOR_PORT: `${port}`,
      PORT: `${port + 1}`,
      DEV_CACHE: 'node_modules/.vite-edit',
      CONTENT_FOLDER: folder,
      // It builds the editor, while other tests open the fixture's.
      BUILD_FOLDER: built,
    },
  });
  let output = '';
  const [url, site] = await new Promise<[string, string]>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, editor] = /Redaktion: (http\S+)/.exec(output) ?? [];
      const [, site] = /ready (http\S+)/.exec(output) ?? [];
      if (editor && site) resolve([editor, site]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(output)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    const siteAnswers = () =>
      fetch(site).then(
        () => true,
        () => false,
      );
    await expect.poll(siteAnswers, 'the site beside it ends with it').toBe(false);
    for (const made of [folder, built]) removeFolder(made);
  };
  return { url, site, folder, stop };
}

/** The editor as built for the fixture, for tests that need neither the site beside it nor files on disk. */
export async function serveEditor(
  context: BrowserContext,
  backend: object = localBackend('website'),
): Promise<EditorServer> {
  // Nobody listens there; browsers trust the name.
  const url = 'http://editor.localhost';
  await context.route(`${url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/config.json') return route.fulfill({ json: editorConfig(fixtureFolder) });
    if (pathname === '/backend.json') return route.fulfill({ json: backend });
    return route.fulfill({
      path: join(buildFolder, 'editor', pathname === '/' ? 'index.html' : pathname),
    });
  });
  return { url, site: '', folder: '', stop: async () => {} };
}

/** The Chromium that tests bring where there is none (scripts/chromium.ts) crashes when it reads a folder that it has stored. */
function skipWithoutStoredFolders() {
  const { executablePath } = test.info().project.use.launchOptions ?? {};
  test.skip(
    executablePath?.startsWith(resolve('.cache')) ?? false,
    'This browser crashes when it reads a stored folder.',
  );
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
  readonly server: EditorServer;
  /** As last read; other files than texts as Base64. */
  files: Files;
  /** In the folder from the start, as Base64. */
  pictures: Files = {};
  private marks = 0;

  constructor(page: Page, server: EditorServer, changes: Files = {}) {
    this.page = page;
    this.server = server;
    this.files = { ...fixtureFiles(), ...changes };
  }

  /** Leaves out what a test doesn't need, which saves its writing. */
  keepOnly(...paths: string[]) {
    this.files = Object.fromEntries(paths.map((path) => [path, this.files[path] ?? '']));
  }

  /** Signs in to the folder, where a person would pick it. */
  async signIn() {
    await this.load();
    await this.writeFiles({ '.git/HEAD': 'ref: refs/heads/main\n', ...this.files, ...this.pictures });
    await this.page.getByRole('button', { name: 'Mit lokalem Repository arbeiten' }).click();
    await this.isReady();
  }

  /** A tab of its own beside this one, on the same files, where nobody has to sign in again. */
  async secondTab(): Promise<EditorPage> {
    skipWithoutStoredFolders();
    const tab = new EditorPage(await this.page.context().newPage(), this.server);
    await tab.load();
    await tab.isReady();
    return tab;
  }

  /** Where nobody has to sign in again. */
  async reload() {
    skipWithoutStoredFolders();
    await this.page.reload();
  }

  private async load() {
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.page.goto(this.server.url);
  }

  private async isReady() {
    await expect(this.page.getByText('Preise und Angebote').first()).toBeVisible({ timeout: 40_000 });
  }

  /** As another program would; pictures as Base64. */
  async writeFiles(files: Files) {
    await this.page.evaluate(async (files) => {
      for (const [path, text] of Object.entries(files)) {
        const parts = path.split('/');
        let folder = await navigator.storage.getDirectory();
        for (const part of parts.slice(0, -1))
          folder = await folder.getDirectoryHandle(part, { create: true });
        const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
        const stream = await file.createWritable();
        await stream.write(
          path.startsWith('content/images/')
            ? Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
            : text,
        );
        await stream.close();
      }
    }, files);
  }

  /** As another program would, past what the editor has wrapped. */
  async removeFile(path: string) {
    await this.page.evaluate(async (path) => {
      const parts = path.split('/');
      let folder = await navigator.storage.getDirectory();
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      const file = await folder.getFileHandle(parts.at(-1) ?? '');
      await (file as FileSystemFileHandle & { remove(): Promise<void> }).remove();
    }, path);
  }

  /** @param path of a form, for example angebote/prices, or blog/new for a new article */
  async open(path: string) {
    const [collection, entry] = path.split('/');
    const form = entry === 'new' ? 'new' : `entries/${entry}`;
    await this.page.goto(`${this.server.url}/#/collections/${collection}/${form}`);
    await expect(this.page.getByRole('button', { name: 'Speichern' })).toBeVisible({ timeout: 20_000 });
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

  /** By keys, without which the CMS keeps no draft. */
  async type(label: string, value: string) {
    const input = await this.input(label);
    await input.fill('');
    await input.pressSequentially(value);
  }

  /** The entries of a list. */
  entries(list: string, within?: Locator): Locator {
    // Those of a list of fixed length can only be moved.
    const move = this.page.locator('[data-action]');
    return this.field(list, within).getByRole('group').filter({ has: move });
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
    // A photograph is hashed and stored first.
    await expect(this.page.getByText('Eintrag gespeichert.')).toBeVisible({ timeout: 30_000 });
    // The message may be about the entry before, but the form closes only after its own has been written.
    await expect(this.page).toHaveURL(/#\/collections\/\w+$/);
  }

  /** Expects one file to have changed by these lines, the content to pass its check, and a page to show it. */
  async expectChange(file: string, removed: string[], added: string[], shown: { on: string; text: string }) {
    const old = this.files;
    const now = await this.readFiles();
    this.files = now;
    const changed = Object.keys(now).filter((path) => now[path] !== old[path]);
    expect(changed.filter(isText)).toEqual([file]);
    const before = old[file]?.split('\n') ?? [''];
    const after = now[file]?.split('\n') ?? [''];
    expect(without(before, after)).toEqual(removed);
    expect(without(after, before)).toEqual(added);
    const { folder, site } = this.server;
    // The browser's private folder is not on disk.
    const onDisk = (path: string) => join(folder, path.replace('content/', ''));
    try {
      for (const path of changed) {
        mkdirSync(dirname(onDisk(path)), { recursive: true });
        writeFileSync(onDisk(path), now[path] ?? '', isText(path) ? 'utf8' : 'base64');
      }
      expect(checkContent({ folder }).errors).toEqual([]);
      // The development server compiles the site first.
      await expect.poll(() => this.textOf(site + shown.on), { timeout: 30_000 }).toContain(shown.text);
    } finally {
      for (const path of changed) {
        if (path in old) cpSync(join(fixtureFolder, path.replace('content/', '')), onDisk(path));
        else rmSync(onDisk(path));
      }
    }
  }

  /** The text of a page's document, without the data for its scripts. */
  private async textOf(url: string): Promise<string> {
    const html = await (await this.page.request.get(url)).text();
    return html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  }

  readFiles(): Promise<Files> {
    return this.page.evaluate(async () => {
      const files: Record<string, string> = {};
      const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
        for await (const [name, handle] of folder.entries()) {
          if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`);
          else {
            const file = await (handle as FileSystemFileHandle).getFile();
            files[path + name] = /\.(?:yaml|md)$/.test(name)
              ? await file.text()
              : btoa(String.fromCharCode(...new Uint8Array(await file.arrayBuffer())));
          }
        }
      };
      const root = await navigator.storage.getDirectory();
      await walk(await root.getDirectoryHandle('content'), 'content/');
      return files;
    });
  }
}

const isText = (path: string) => /\.(?:yaml|md)$/.test(path);

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
