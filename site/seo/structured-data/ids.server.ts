import type { PageName } from '../../assemble/described-page.ts';
import { pagePaths } from '../../content/page-paths.ts';
import type { Site } from '../../content/schemas/site.ts';

type Named = Pick<Site, 'url'>;

/** Stable ids by which pages refer to the same entities. */
export const organizationId = ({ url }: Named) => `${url}/#organization`;
export const websiteId = ({ url }: Named) => `${url}/#website`;
export const personId = ({ url }: Named) => `${url}/#person`;
export const bookId = ({ url }: Named, id: string) => `${url}/books#${id}`;
export const offerId = ({ url }: Named, priceId: string) => `${url}/alle-angebote#${priceId}`;

/** Id of an entity on a page. */
export const partId = ({ url }: Named, path: string, part: string) => `${url}${path}#${part}`;

export const pageUrl = ({ url }: Named, name: PageName) => url + pagePaths[name][0];

/** A reference to an entity described elsewhere in the graph. */
export const ref = (id: string) => ({ '@id': id });
