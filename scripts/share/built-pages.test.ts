import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../site/content/load-content.server.ts';

const client = 'dist/site/client';

test('the image that a built page names lies in the build', () => {
  const { url } = loadContent().site;
  const pages = globSync('**/*.html', { cwd: client });
  const images = pages.flatMap((page) => {
    const html = readFileSync(join(client, page), 'utf8');
    const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
    // Answers are shared by nobody.
    if (!address) expect(html, page).toContain('content="noindex"');
    return address ?? [];
  });
  expect(images.length).toBeGreaterThan(30);
  for (const image of images) {
    expect(image.startsWith(`${url}/share/`)).toBe(true);
    expect(existsSync(join(client, image.slice(url.length))), image).toBe(true);
  }
});
