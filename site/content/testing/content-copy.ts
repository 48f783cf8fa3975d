import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { fixtureFolder } from '../../testing/fixture.ts';
import { type Content, type LoadOptions, loadContent } from '../load-content.server.ts';
import { messagesOf } from './messages-of.ts';

/** The article that is edited where a test needs one. */
export const article = 'blog/ki-strategien-fuehrungskraefte-2024.md';

/** A copy of the fixture for each test of a file, to make mistakes in. */
export function contentCopy() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(fixtureFolder, join(root, 'content'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const copy = {
    get folder() {
      return join(root, 'content');
    },
    path: (file: string) => join(root, 'content', file),
    read: (file: string) => readFileSync(copy.path(file), 'utf8'),
    write(file: string, text: string | Buffer) {
      mkdirSync(dirname(copy.path(file)), { recursive: true });
      writeFileSync(copy.path(file), text);
    },
    load: (options: LoadOptions = {}): Content => loadContent({ folder: copy.folder, ...options }),
    /** What the owner reads when it is loaded; nothing if it is in order. */
    messages: (options: LoadOptions = {}) => messagesOf(() => copy.load(options)),
    lineOf(file: string, text: string | RegExp): number {
      const source = copy.read(file);
      const at = typeof text === 'string' ? source.indexOf(text) : source.search(text);
      expect(at, `${text} is in ${file}`).toBeGreaterThanOrEqual(0);
      return source.slice(0, at).split('\n').length;
    },
    /** Replaces a text of a file; gives the line on which the change began. */
    edit(file: string, from: string | RegExp, to: string): number {
      const before = copy.read(file);
      const line = copy.lineOf(file, from);
      const after = before.replace(from, () => to);
      expect(after, 'the change must change something').not.toBe(before);
      copy.write(file, after);
      return line;
    },
    /** The same, with the messages that the owner then reads. */
    replace(file: string, from: string | RegExp, to: string) {
      const line = copy.edit(file, from, to);
      return { found: copy.messages(), line };
    },
    /** Appends a paragraph to the article; gives the messages and its line. */
    append(text: string) {
      const before = `${copy.read(article).trimEnd()}\n\n`;
      copy.write(article, `${before}${text}\n`);
      return { found: copy.messages(), line: before.split('\n').length };
    },
  };
  return copy;
}
