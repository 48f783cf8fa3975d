import { execFileSync, spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { contentCopy } from '../testing/content-copy.ts';
import { checkContent } from './check-content.server.ts';

const copy = contentCopy();
const now = new Date('2026-11-24T12:00:00Z');
const hasGit = spawnSync('git', ['--version']).status === 0;

describe.runIf(hasGit)('an address that was published', () => {
  beforeEach(() => {
    git('init', '--initial-branch', 'main');
    commit();
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('switch', '--create', 'proposal');
  });

  test('is lost with its article, which is an error with the line to copy', () => {
    rmSync(copy.path('blog/social-media-ki.md'));
    expect(lost()).toEqual(['/blog/social-media-ki: /blog']);
    copy.write('redirects.yaml', `${copy.read('redirects.yaml')}/blog/social-media-ki: /blog\n`);
    expect(lost()).toEqual([]);
  });

  test('is lost with its case study', () => {
    rmSync(copy.path('cases/stadtwerk.md'));
    expect(lost()).toEqual(['/fallstudien/stadtwerk: /']);
  });

  test('leads to the new one after renaming, once committed, too', () => {
    renameSync(copy.path('blog/social-media-ki.md'), copy.path('blog/soziale-medien.md'));
    expect(lost()).toEqual(['/blog/social-media-ki: /blog/soziale-medien']);
    commit();
    expect(lost()).toEqual(['/blog/social-media-ki: /blog/soziale-medien']);
  });

  test('is still missed where the merge itself is checked, as in a push to main', () => {
    rmSync(copy.path('blog/social-media-ki.md'));
    commit();
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(lost()).toEqual(['/blog/social-media-ki: /blog']);
  });

  test('is missed without a remote repository, too', () => {
    git('update-ref', '-d', 'refs/remotes/origin/main');
    rmSync(copy.path('blog/social-media-ki.md'));
    expect(lost()).toEqual(['/blog/social-media-ki: /blog']);
  });

  test('is lost with a download that is renamed or removed, or no longer made of an article', () => {
    copy.edit('downloads.yaml', 'file: ki-mindset-cover-web.jpg', 'file: ki-mindset-umschlag.jpg');
    copy.write('downloads/ki-mindset-umschlag.jpg', 'x');
    expect(lost()).toEqual(['/downloads/ki-mindset-cover-web.jpg: /downloads/ki-mindset-umschlag.jpg']);
    copy.edit('blog/automationen-agenten.md', /^document:\n(?: .*\n)+/m, '');
    const lines = lost();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe('/downloads/automationen-agenten.docx: /blog/automationen-agenten');
    copy.write('redirects.yaml', `${copy.read('redirects.yaml')}${lines.join('\n')}\n`);
    expect(lost()).toEqual([]);
  });

  test('of a download leads to the press page once nothing stands for it', () => {
    copy.edit('pages/pressebereich.yaml', 'book-cover-print, ', '');
    copy.edit('downloads.yaml', /^ {2}- id: book-cover-print\n(?: {4}.*\n)+/m, '');
    expect(lost()).toEqual(['/downloads/ki-mindset-cover-druck.png: /pressebereich']);
  });

  test.each(['draft: true', 'date: 2062-11-22'])('is not found while its article says %s', (line) => {
    copy.edit(
      'blog/social-media-ki.md',
      /^date: .*/m,
      line.startsWith('date') ? line : `date: 2025-01-01\n${line}`,
    );
    const [error, ...others] = errors();
    expect(others).toEqual([]);
    expect(error?.message).toMatch(
      /^content\/blog\/social-media-ki\.md:\d+ (?:draft|date): Der Beitrag ist schon erschienen/,
    );
  });
});

test.runIf(hasGit)('what nobody could visit yet may go', () => {
  git('init');
  for (const [name, line] of [
    ['a', 'draft: true'],
    ['b', 'date: 2062-11-22'],
  ] as const) {
    copy.write(`blog/${name}.md`, copy.read('blog/automationen-agenten.md').replace(/^date: .*/m, line));
  }
  commit();
  for (const name of ['a', 'b']) rmSync(copy.path(`blog/${name}.md`));
  expect(lost()).toEqual([]);
});

const errors = () => checkContent({ folder: copy.folder, now }).errors;
const lost = () => errors().flatMap(({ lines }) => lines);

function git(...args: string[]) {
  execFileSync('git', args, { cwd: copy.folder, stdio: 'ignore' });
}

function commit() {
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-m', 'Saved', '--no-gpg-sign');
}
