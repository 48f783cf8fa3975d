import querystring from 'node:querystring';
import { isbot } from 'isbot';
import { CONFIRMATION_PATH } from '../leads/signup.ts';
import { type Counts, REST } from './counts.ts';
import type { LogLine } from './log-line.ts';

export const DIRECT = '-';

/** What has to be known of the site to read its log. */
export type SiteFacts = { host: string; isPage(path: string): boolean };

/**
 * Counts a request. A view is a page as document or, when a link of the site is followed, as JSON, but not as JSON for going
 * back (site/client/load-page.ts). A visit is a document that no page of the site led to. A path is kept only if it is a
 * page's, or was not found.
 */
export function countRequest(line: LogLine, counts: Counts, site: SiteFacts): void {
  const status = Number(line['sc-status']);
  const path = line['cs-uri-stem'];
  if (status >= 500) counts.failing.add(printable(path));
  if (line['cs-method'] !== 'GET') return;
  const page = pageOf(path);
  const isReturn = isData(path) && line['cs-uri-query'] === 'return';
  const isView = (status === 200 || status === 304) && site.isPage(page) && hasPageType(line) && !isReturn;
  const agent = line['cs(User-Agent)'];
  if (status === 404 && looksLikePage(page) && !isRobot(agent)) counts.missing.add(printable(page));
  if (!isView) return;
  if (isRobot(agent)) return void counts.other.add('robots');
  counts.pages.add(page);
  if (isData(path)) return;
  const source = sourceOf(line['cs(Referer)']);
  if (source === site.host) return;
  counts.sources.add(source);
  const campaign = campaignOf(new URLSearchParams(line['cs-uri-query']));
  if (campaign !== undefined) counts.campaigns.add(campaign);
}

const isData = (path: string) => path.startsWith('/data/') && path.endsWith('.json');

/** The page at a logged path: as the visitor sent it, or as the edge function has rewritten it. */
function pageOf(path: string): string {
  if (isData(path)) return path === '/data/index.json' ? '/' : path.slice('/data'.length, -'.json'.length);
  if (path.endsWith('/index.html')) return path.slice(0, -'/index.html'.length) || '/';
  return path;
}

/** A 304 response has no content type. */
const hasPageType = ({ 'sc-content-type': type, 'sc-status': status }: LogLine) =>
  status === '304' || /^(?:text\/html|application\/json)(?:%3B|;|$)/i.test(type);

/** Browsers always name themselves. */
const isRobot = (agent: string) => agent === '-' || agent === '' || isbot(querystring.unescape(agent));

/** False for files, which pages request, and for what only scanners look for, such as /.env and /wp-login.php. */
const looksLikePage = (path: string) =>
  !path.startsWith('/data/') && !path.includes('/.') && !/\.[^./]{1,12}$/.test(path);

/**
 * A path as text that can't break a line or a mail; a hostile one is not kept, nor one with an address or the token of a
 * sign-up's link.
 */
function printable(path: string): string {
  if (path.startsWith(CONFIRMATION_PATH)) return CONFIRMATION_PATH;
  return /^\/[!-?A-~]*$/.test(path) && !/%40/.test(path) ? path : REST;
}

/** Host of the page that led here. Nothing else is kept of its address, and no IP address. */
function sourceOf(referrer: string): string {
  if (referrer === '-' || referrer === '') return DIRECT;
  const url = URL.parse(querystring.unescape(referrer)) ?? undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return REST;
  const host = url.hostname.replace(/^www\./, '');
  return host === 'localhost' || /\.[a-z][a-z0-9-]{0,62}$/.test(host) ? host : REST;
}

/** "newsletter / email / herbst"; undefined without any. What looks like more than a name, such as an address, is not kept. */
export function campaignOf(parameters: URLSearchParams): string | undefined {
  const values = ['source', 'medium', 'campaign'].map((name) => parameters.get(`utm_${name}`) ?? '');
  if (values.every((value) => value === '')) return undefined;
  if (!values.every((value) => /^[\p{L}\p{N} ._+-]{0,40}$/u.test(value))) return REST;
  return values.map((value) => value || '–').join(' / ');
}
