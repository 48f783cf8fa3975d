import { pagePaths } from '../../content/page-paths.ts';
import type { Site } from '../../content/schemas/site.ts';
import type { PageName } from '../described-page.ts';

type Named = Pick<Site, 'url'>;

/** Names by which pages speak of the same things; they stay when pages change. */
export const organizationId = ({ url }: Named) => `${url}/#organization`;
export const websiteId = ({ url }: Named) => `${url}/#website`;
export const personId = ({ url }: Named) => `${url}/#person`;
export const bookId = ({ url }: Named, id: string) => `${url}/books#${id}`;
export const offerId = ({ url }: Named, priceId: string) => `${url}/alle-angebote#${priceId}`;

/** Something that a page is about, by the page's path. */
export const partId = ({ url }: Named, path: string, part: string) => `${url}${path}#${part}`;

export const pageUrl = ({ url }: Named, name: PageName) => url + pagePaths[name][0];

/** Stands for a thing that is described elsewhere in the graph. */
export const ref = (id: string) => ({ '@id': id });
