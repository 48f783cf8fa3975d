import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { letter } from '#site-build';
import type { PageFile } from '../site/assemble/page-data.ts';
import type { Content } from '../site/content/content.ts';
import { legalPages } from '../site/content/schemas/collections.ts';
import { formatDate } from '../site/lib/date.ts';

/**
 * What the owner's monthly letter needs of the site.
 * @param client folder of the prerendered pages
 */
export function letterFacts(content: Content, client: string): typeof letter {
  const files: Array<Partial<PageFile>> = globSync('data/**/*.json', { cwd: client }).map((file) =>
    JSON.parse(readFileSync(join(client, file), 'utf8')),
  );
  // Others are data of a part of a page. She knows whose site it is.
  const titles = files.flatMap(({ path, head }) =>
    path && head ? [[path, head.title.replace(` | ${content.site.name}`, '')] as const] : [],
  );
  return {
    pages: Object.fromEntries(titles.filter(([path]) => path !== '/404').sort()),
    externalLinks: externalLinks(client, content.site.url),
    due: due(content),
  };
}

function externalLinks(client: string, siteUrl: string): string[] {
  const found = globSync('**/*.html', { cwd: client }).flatMap((file) => {
    const html = readFileSync(join(client, file), 'utf8');
    return [...html.matchAll(/<a [^<>]{0,500}?href="(https?:[^"]{1,500})"/g)].map(([, url = '']) => url);
  });
  const decoded = found.map((url) => url.replaceAll('&amp;', '&'));
  return [...new Set(decoded)].filter((url) => URL.parse(url)?.origin !== siteUrl).sort();
}

function due({ kickstart, site, ...content }: Content): (typeof letter)['due'] {
  const campaign = {
    on: kickstart.endsOn,
    what: `Die Aktion „${kickstart.name}“, letzter Tag: ${formatDate(kickstart.endsOn)}. Von selbst endet sie nicht: Ist er vorbei, schalten Sie sie aus oder verlängern Sie sie (content/campaigns/herbst-kickstart.yaml).`,
  };
  const legal = legalPages.map((name) => {
    const { title, reviewed, date } = content[name];
    const on = reviewed && yearAfter(reviewed);
    const state = reviewed ? `zuletzt am ${formatDate(reviewed)} geprüft` : 'noch nicht rechtlich geprüft';
    const what = `Rechtstext „${title}“: ${state}. Lassen Sie ihn einmal im Jahr prüfen (content/legal/${name}.md).`;
    return { on: on ?? date, what };
  });
  const { editorTokenEndsOn: end } = site;
  const token = end && {
    on: end,
    what: `Das Zugriffstoken für die Redaktion gilt bis zum ${formatDate(end)}. Erneuern Sie es auf GitHub, und tragen Sie den neuen Tag ein (content/site.yaml).`,
  };
  return [...(kickstart.active ? [campaign] : []), ...legal, ...(token ? [token] : [])];
}

/** For comparison only: a 29 February stays one. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
