import * as z from 'zod';
import { references } from './references.ts';
import { path } from './text.ts';

/** A file for visitors: of downloads.yaml, or made of an article. */
const download = /^\/downloads\/[A-Za-z0-9][A-Za-z0-9_-]*\.(?:docx|pdf|jpg|png|svg|webp)$/;

const pathOrDownload = z.string().superRefine((value, context) => {
  if (download.test(value)) return;
  for (const { message } of path.safeParse(value).error?.issues ?? [])
    context.addIssue({ code: 'custom', message });
});

const target = pathOrDownload.meta({});
references.add(target, { to: 'pages' });

const oldPath = z
  .string()
  // Visitors come by this site's domain alone, so whoever writes it out means what stands behind it.
  .regex(/^(?!https?:|www\.)/i, {
    error: ({ input }) =>
      `ist eine ganze Adresse. Schreiben Sie nur, was hinter der Domain steht: ${pathIn(String(input))}`,
    abort: true,
  })
  .regex(/^[^#?]*$/, {
    error:
      'erreicht die Website nie vollständig: Was hinter # oder ? steht, gehört nicht zum Pfad. Schreiben Sie nur, was davor steht',
    abort: true,
  })
  .pipe(pathOrDownload);

const pathIn = (address: string) =>
  /^(?:https?:\/*)?[^/?#]*([^?#]*?)\/?(?:[?#]|$)/i.exec(address)?.[1] || '/';

/** content/redirects.yaml: old paths and their targets (docs/product.md, "Redirects"). */
export const redirectsSchema = z
  .record(oldPath.describe('Alter Pfad'), target.describe('Neuer Pfad'))
  .superRefine((redirects, context) => {
    for (const from of Object.keys(redirects)) {
      const message = explainDetour(follow(redirects, from));
      if (message) context.addIssue({ code: 'custom', path: [from], message });
    }
  })
  .describe('Weiterleitungen: links die alte Adresse, rechts die neue');

/** All paths a visitor of `from` passes, up to the final target or the first repeated path. */
function follow(redirects: Record<string, string>, from: string): string[] {
  const way = [from];
  for (let to = redirects[from]; to !== undefined; to = redirects[to.replace(/#.*/, '')]) {
    const isLoop = way.includes(to);
    way.push(to);
    if (isLoop) break;
  }
  return way;
}

function explainDetour(way: string[]): string | undefined {
  const [from, to] = way;
  const last = way.at(-1);
  if (from === to) return 'führt auf sich selbst. Nennen Sie eine andere Seite oder löschen Sie die Zeile';
  if (way.indexOf(last ?? '') < way.length - 1) {
    return `führt im Kreis: ${way.join(' → ')}. Nennen Sie als Ziel eine Seite, die nicht weitergeleitet wird`;
  }
  return way.length > 2
    ? `führt nach ${to}, das selbst weitergeleitet wird. Nennen Sie gleich das letzte Ziel ${last}`
    : undefined;
}
