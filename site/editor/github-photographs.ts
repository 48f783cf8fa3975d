import { addressOf } from './addresses.ts';
import { isPictureNamed } from './check-others.ts';

type Change = { path: string; contents: string };
export type Picture = { name: string; oid: string };

/** For GitHub's GraphQL API: the names of the pictures at a commit. */
export const questionAboutPictures = (commit: string): string =>
  `pictures_0: object(expression: ${JSON.stringify(`${commit}:content/images`)}) { ... on Tree { entries { name oid } } }`;

/**
 * Changes to an article's photographs, which have its name: they are renamed with it, or deleted unless a page shows
 * them, too.
 * @param get answers of GitHub's REST API, by path below the repository
 */
export async function photographsOf(
  { from, to }: { from: string; to: string | undefined },
  pictures: Picture[],
  get: (path: string) => Promise<Response>,
): Promise<{ additions: Change[]; deletions: Array<{ path: string }> }> {
  const [old, next] = [from, to].map((path) => path && addressOf(path)?.split('/').at(-1));
  const own = pictures.filter(({ name }) => name.replace(/\.\w+$/, '') === old);
  if (!from.startsWith('content/blog/') || (!next && isPictureNamed(`${old}`)))
    return { additions: [], deletions: [] };
  const additions = next
    ? await Promise.all(
        own.map(async ({ name, oid }) => {
          const { content } = await (await get(`git/blobs/${oid}`)).json();
          return {
            path: `content/images/${next}${name.slice(`${old}`.length)}`,
            contents: String(content).replaceAll('\n', ''),
          };
        }),
      )
    : [];
  return { additions, deletions: own.map(({ name }) => ({ path: `content/images/${name}` })) };
}
