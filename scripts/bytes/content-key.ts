import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../site/content/load-content.server.ts';
import { pageDataUrl } from '../../site/content/page-data.ts';

/** What stands on every page. */
const SHARED = ['site.yaml', 'navigation.yaml'];

/** By what it is known whether a page says and shows the same as before: only then its HTML is the code's affair alone. */
export function contentKeys(site: string) {
  const pictures = globSync('images/**/*.*', { cwd: contentFolder }).sort();
  const shared = [...SHARED, ...pictures].map((file) => readFileSync(join(contentFolder, file)));
  return {
    pictures: hashOf(pictures, shared.slice(SHARED.length)),
    /** @param html of the page: the not-found page has no data but in there */
    ofPage(path: string, html: string) {
      const file = join(site, pageDataUrl(path));
      const text = existsSync(file) ? readFileSync(file, 'utf8') : inlineData(html);
      // The rest is of the build.
      const { head, trail, page } = JSON.parse(text);
      return hashOf([JSON.stringify({ head, trail, page })], shared);
    },
  };
}

const inlineData = (html: string) => {
  const text = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.stringify(JSON.parse(text).data ?? {});
};

function hashOf(texts: readonly string[], files: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of [...texts, ...files]) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}
