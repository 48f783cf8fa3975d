import type { ItemList, Thing } from 'schema-dts';
import type { Content } from '../../content/content.ts';
import { partId } from './ids.server.ts';

type Listed = { name: string; items: Array<Exclude<Thing, string>> };

/** A page's list, in order. */
export function itemList({ site }: Content, path: string, { name, items }: Listed): ItemList {
  return {
    '@type': 'ItemList',
    '@id': partId(site, path, 'list'),
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
