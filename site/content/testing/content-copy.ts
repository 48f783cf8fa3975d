import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { fixtureFolder } from '../../testing/fixture.ts';
import type { Content } from '../content.ts';
import { ContentErrors } from '../errors/content-error.ts';
import { type LoadOptions, loadContent } from '../load-content.server.ts';

/** The article tests edit. */
export const article = 'blog/ki-strategien-fuehrungskraefte-2024.md';

/** A fresh copy of the fixture for each test of a file, to make mistakes in. */
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
    /** Messages to the owner on loading; empty if there are none. */
    messages: (options: LoadOptions = {}) => messagesOf(() => copy.load(options)),
    lineOf(file: string, text: string | RegExp): number {
      const source = copy.read(file);
      const at = typeof text === 'string' ? source.indexOf(text) : source.search(text);
      expect(at, `${text} is in ${file}`).toBeGreaterThanOrEqual(0);
      return source.slice(0, at).split('\n').length;
    },
    /** Replaces a text in a file; returns the line of the change. */
    edit(file: string, from: string | RegExp, to: string): number {
      const before = copy.read(file);
      const line = copy.lineOf(file, from);
      const after = before.replace(from, () => to);
      expect(after, 'the change must change something').not.toBe(before);
      copy.write(file, after);
      return line;
    },
    /** Like `edit`, but returns the line and the resulting messages. */
    replace(file: string, from: string | RegExp, to: string) {
      const line = copy.edit(file, from, to);
      return { found: copy.messages(), line };
    },
    /** Appends a paragraph to the article; returns the messages and its line. */
    append(text: string) {
      const before = `${copy.read(article).trimEnd()}\n\n`;
      copy.write(article, `${before}${text}\n`);
      return { found: copy.messages(), line: before.split('\n').length };
    },
  };
  return copy;
}

/** Messages to the owner on loading; empty if there are none. */
function messagesOf(load: () => unknown): string[] {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors.map(({ message }) => message);
    throw error;
  }
  return [];
}
