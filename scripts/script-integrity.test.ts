import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '../site/build-folder.ts';
import { withIntegrity } from './script-integrity.ts';

const site = join(buildFolder, 'site/client');

test('every script of every built page carries the digest of its file, which needs no other file to run', () => {
  const pages = globSync(join(site, '**/*.html'));
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
      expect(code, path).not.toMatch(/\bimport\s*["'`{*]|\bfrom\s*["'`]/);
    }
  }
});

test('data in the page is no script to be signed', () => {
  const html = '<script type="application/json" id="page-data">{"src":"/a.js"}</script>';
  expect(withIntegrity(html, () => 'x')).toBe(html);
});
