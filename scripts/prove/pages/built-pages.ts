import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../hash-of.ts';
import { UserError } from '../../progress.ts';

const SITE = join(import.meta.dirname, '../../../dist/site/client');
/** Nobody links it; whatever is not there is answered with it. */
export const NOT_FOUND = '/404';

export type BuiltPage = {
  path: string;
  html: string;
  /** Changes with the page and all that it names: names of style sheets, scripts and pictures are hashes of theirs. */
  hash: string;
  /** Search engines are asked to leave it out. */
  isHidden: boolean;
};

/** Every page that the last build has made, second paths and the not-found page included. */
export function builtPages(): BuiltPage[] {
  const files = globSync('{index,404,**/index}.html', { cwd: SITE });
  if (files.length === 0) throw new UserError('Nothing is built yet. Leave out --no-build.');
  return files
    .map((file) =>
      pageOf(`/${file.replace(/(?:\/?index)?\.html$/, '')}`, readFileSync(join(SITE, file), 'utf8')),
    )
    .sort((one, other) => one.path.localeCompare(other.path));
}

export const pageOf = (path: string, html: string): BuiltPage => ({
  path,
  html,
  hash: hashOf([html]),
  isHidden: /<meta name="robots" content="[^"]*noindex/.test(html),
});
