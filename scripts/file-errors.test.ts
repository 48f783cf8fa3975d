import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { explainFileError } from './file-errors.ts';
import { checkFolderName, UserError } from './progress.ts';

const full = Object.assign(new Error("ENOSPC: no space left on device, write '/web/dist/a'"), {
  code: 'ENOSPC',
});

test.each([
  [
    'of a copy',
    new Error("ENOSPC: no space left on device, copyfile '/web/dist/a' -> '/web/cdk.out/a'"),
    /: \/web\/cdk\.out\/a could not be written/,
  ],
  ['of Node', full, /^The disk is full: \/web\/dist\/a could not be written\./],
  ['within another one', new Error('Build failed', { cause: full }), /^The disk is full/],
  [
    'of LevelDB',
    new Error('IO error: /web/.local/LOCK: Permission denied'),
    /may not read or write \/web\/\.local\/LOCK\. Check the permissions/,
  ],
  [
    'of the bundler, beside an address',
    new Error('/* css */\nNo space left on device (os error 28), see https://example.com/issues'),
    /^The disk is full: a file could not/,
  ],
  ['of the bundler', new Error('Read-only file system (os error 30)'), /can only be read\. Copy the project/],
])('an error %s becomes one sentence with the remedy', (_, error, sentence) => {
  expect(explainFileError(error, 'en')).toMatch(sentence);
  expect(explainFileError(error, 'de')).not.toMatch(/disk|permission/i);
});

test('any other error stays itself', () => {
  const refused = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), {
    code: 'EACCES',
    syscall: 'listen',
  });
  for (const error of [refused, new Error('x is not a function'), 'text', readingAFolder()])
    expect(explainFileError(error, 'en')).toBeUndefined();
});

test('only a folder whose name Vite takes for a URL is refused', () => {
  expect(() => checkFolderName('en', '/home/50% off')).toThrow(UserError);
  expect(() => checkFolderName('de', '/home/c#')).toThrow(/Im Pfad dieses Ordners steht das Zeichen „#“/);
  expect(() => checkFolderName('en', '/home/Müller & Söhne (neu) [1]/web site')).not.toThrow();
});

function readingAFolder() {
  try {
    return readFileSync(tmpdir());
  } catch (error) {
    return error;
  }
}
