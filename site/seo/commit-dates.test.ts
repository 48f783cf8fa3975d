import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitDates } from './commit-dates.server.ts';

let root = '';
const folder = () => join(root, 'project/content');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commits-'));
  mkdirSync(join(folder(), 'blog'), { recursive: true });
  git('init', '-q', '-b', 'main');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('each file has the date of its last commit, relative to the folder', () => {
  commit('2025-01-01T10:00:00+01:00', { 'blog/a.md': 'a', 'prices.yaml': '1' });
  commit('2025-03-01T10:00:00+01:00', { 'prices.yaml': '2' });
  commit('2025-04-01T10:00:00+02:00', { '../README.md': 'outside' });
  expect(commitDates(folder())).toEqual({
    dates: new Map([
      ['prices.yaml', '2025-03-01T10:00:00+01:00'],
      ['blog/a.md', '2025-01-01T10:00:00+01:00'],
    ]),
  });
});

test('a change on a branch has the date of its commit, not of the merge', () => {
  commit('2025-01-01T10:00:00Z', { 'a.yaml': '1', 'b.yaml': '1' });
  git('checkout', '-q', '-b', 'work');
  commit('2025-02-01T10:00:00Z', { 'a.yaml': '2' });
  git('checkout', '-q', 'main');
  commit('2025-03-01T10:00:00Z', { 'b.yaml': '2' });
  git('merge', '-q', '--no-ff', '-m', 'merge', 'work');
  expect(days()).toEqual({ 'a.yaml': '2025-02-01', 'b.yaml': '2025-03-01' });
});

test('a file with uncommitted changes has no date', () => {
  commit('2025-01-01T10:00:00Z', { 'a.yaml': '1', 'b.yaml': '1', 'staged.yaml': '1' });
  write({ 'a.yaml': 'changed', 'staged.yaml': 'changed', 'new.yaml': 'new' });
  git('add', 'content/staged.yaml');
  expect(days()).toEqual({ 'b.yaml': '2025-01-01' });
});

test('a shallow clone has dates for changes since its first commit only', () => {
  commit('2025-01-01T10:00:00Z', { 'old.yaml': '1', 'new.yaml': '1' });
  commit('2025-02-01T10:00:00Z', { '../README.md': 'outside' });
  commit('2025-03-01T10:00:00Z', { 'new.yaml': '2' });
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${root}/project`, join(root, 'clone')]);
  const { dates, notice } = commitDates(join(root, 'clone/content'));
  expect([...dates.keys()]).toEqual(['new.yaml']);
  expect(notice).toContain('shallow');
});

test('without commits, repository or git there are no dates, and the reason is reported', () => {
  expect(commitDates(folder())).toEqual({ dates: new Map(), notice: expect.stringMatching(/^No dates/) });
  const outside = mkdtempSync(join(tmpdir(), 'no-repository-'));
  expect(commitDates(outside)).toEqual({ dates: new Map(), notice: expect.stringContaining('repository') });
  rmSync(outside, { recursive: true });
  vi.stubEnv('PATH', outside);
  expect(commitDates(root)).toEqual({ dates: new Map(), notice: expect.stringContaining('does not run') });
});

function days() {
  return Object.fromEntries(
    [...commitDates(folder()).dates].map(([name, date]) => [name, date.slice(0, 10)]),
  );
}

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder(), name), text);
}

function commit(date: string, files: Record<string, string>) {
  write(files);
  git('add', '.');
  git('commit', '-q', '-m', 'change', { GIT_COMMITTER_DATE: date });
}

function git(...args: [...string[], Record<string, string> | string]) {
  const env = args.filter((arg) => typeof arg === 'object');
  const words = args.filter((arg) => typeof arg === 'string');
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgSign=false'];
  execFileSync('git', [...who, ...words], {
    cwd: join(root, 'project'),
    env: { ...process.env, GIT_COMMITTER_DATE: '2025-06-01T00:00:00Z', ...env[0] },
  });
}
