import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '../site/build-folder.ts';
import { addScriptIntegrity, withIntegrity } from './script-integrity.ts';

const site = join(buildFolder, 'site/client');

test('every script of every built page carries the digest of its file, which needs no other file to run', () => {
  const pages = globSync('**/*.html', { cwd: site }).map((page) => join(site, page));
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const scripts = [...html.matchAll(/<script [^>]*\bsrc="([^"]+)"[^>]*>/g)];
    expect(scripts.length, page).toBeGreaterThan(0);
    for (const [tag, path = ''] of scripts) {
      const code = readFileSync(join(site, path), 'utf8');
      expect(tag, page).toContain(
        ` integrity="sha256-${createHash('sha256').update(code).digest('base64')}"`,
      );
      expect(tag, page).not.toContain('async');
      expect(code, path).not.toMatch(/\bimport\s*["'`{*]|\bfrom\s*["'`]/);
    }
  }
});

test('a folder with brackets in its name is signed, too, and one without pages is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), '[a] {b,c} * ? !(d)-'));
  expect(() => addScriptIntegrity(folder)).toThrow('no pages');
  mkdirSync(join(folder, 'faq'));
  writeFileSync(join(folder, 'a.js'), 'x');
  writeFileSync(join(folder, 'faq/index.html'), '<script src="/a.js"></script>');
  addScriptIntegrity(folder);
  expect(readFileSync(join(folder, 'faq/index.html'), 'utf8')).toMatch(/ integrity="sha256-[\w+/]+="/);
  rmSync(folder, { recursive: true });
});

test('data in the page is no script to be signed', () => {
  const html = '<script type="application/json" id="page-data">{"src":"/a.js"}</script>';
  expect(withIntegrity(html, () => 'x')).toBe(html);
});
