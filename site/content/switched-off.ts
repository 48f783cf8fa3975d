import type * as z from 'zod';
import type { Content } from './content.ts';
import { removablePart, removeIn, walkFields } from './read/walk-fields.ts';
import { collections } from './schemas/collections.ts';
import { references } from './schemas/references.ts';

/* Pages with `off: true` in their file have no address, and nothing leads there. */

/** @param page the content of a page's file */
export const isOff = (page: unknown): boolean => (page as { off?: boolean } | undefined)?.off === true;

/** A link that can go alone: an entry of a list, or an optional part. Others are errors when they lead nowhere. */
export function isRemovableLink(schema: z.core.$ZodType, path: ReadonlyArray<string | number>): boolean {
  return removablePart(schema, path.slice(0, -1))?.length === path.length - 1;
}

/**
 * The content without menu entries, buttons and cards that lead to what isn't shown.
 * @param isHidden whether a link's path leads to something hidden
 */
export function withoutDeadLinks(content: Content, isHidden: (path: string) => boolean): Content {
  const shown: Record<string, unknown> = { ...content };
  for (const [name, [, schema]] of Object.entries(collections)) {
    const data = shown[name];
    const dead = walkFields(schema, data)
      .filter(({ schema: field, value }) => references.get(field)?.to === 'pages' && isHidden(String(value)))
      .filter(({ path }) => isRemovableLink(schema, path));
    if (dead.length === 0) continue;
    shown[name] = structuredClone(data);
    // From the end, so that the positions in lists stay valid.
    for (const { path } of dead.toReversed()) removeIn(shown[name], path.slice(0, -1));
  }
  return shown as Content;
}
