import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../site/testing/fixture.ts';

test('a typo is a hint with its line and a guess; names that stand as facts and words of the list are known', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
  cpSync(fixtureFolder, folder, { recursive: true });
  cpSync('content/words.txt', join(folder, 'words.txt'));
  appendFileSync(join(folder, 'words.txt'), 'Zwetschgenpuls, Xyloquant\n');
  const edit = (file: string, from: RegExp, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  edit('site.yaml', /^name: .*/m, 'name: Dr. Wrzcek Qvabljik');
  edit('books.yaml', /publisher: .*/, 'publisher: Krzbl & Zwqx\n    beleg:\n      source: Sprzwk, Seite 3');
  edit(
    'pages/blog.yaml',
    /^lead: .*/m,
    'lead: Zwetschgenpuls der Beratnug von Qvabljik bei Krzbl für Xyloquant',
  );
  const line =
    readFileSync(join(folder, 'pages/blog.yaml'), 'utf8').split('\nlead:')[0]?.split('\n').length ?? 0;

  const env = { ...process.env, CONTENT_FOLDER: folder, GITHUB_ACTIONS: 'true', GITHUB_BASE_REF: '' };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check-spelling.ts'], {
    env,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toContain(
    `content/pages/blog.yaml:${line + 1} lead: „Beratnug“ steht nicht im Wörterbuch. Gemeint vielleicht: „Beratung“`,
  );
  expect(stdout).toContain(`::warning file=content/pages/blog.yaml,line=${line + 1},title=lead::„Beratnug“`);
  expect(stdout).toContain('1 Wort steht nicht im Wörterbuch.');
  expect(status).toBe(0);
});
