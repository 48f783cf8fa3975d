import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { posixPath } from './posix-path.server.ts';

test('a path of Windows gets forward slashes', () => {
  const path = win32.relative('C:\\web site\\content', 'C:\\web site\\content\\legal\\agb.md');
  expect(posixPath(path, win32.sep)).toBe('legal/agb.md');
});

test('elsewhere a backslash is a character of a name', () => {
  expect(posixPath('legal/a\\b.md', posix.sep)).toBe('legal/a\\b.md');
});
