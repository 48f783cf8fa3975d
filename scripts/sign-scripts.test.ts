import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '../site/build-folder.ts';
import { withIntegrity } from './sign-scripts.ts';

const site = join(buildFolder, 'site/client');

test('every script of every built page carries the digest of its file', () => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    const html = readFileSync(join(site, page), 'utf8');
    const scripts = [...html.matchAll(/<script [^>]*\bsrc="([^"]+)"[^>]*>/g)];
    expect(scripts.length, page).toBeGreaterThan(0);
    for (const [tag, path = ''] of scripts) {
      const digest = createHash('sha256')
        .update(readFileSync(join(site, path)))
        .digest('base64');
      expect(tag, page).toContain(` integrity="sha256-${digest}"`);
    }
  }
});

test('data in the page is no script to be signed', () => {
  const html = '<script type="application/json" id="page-data">{}</script>';
  expect(withIntegrity(html, () => 'x')).toBe(html);
});
