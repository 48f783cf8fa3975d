/**
 * The target of a redirect with the query of the request: `/faq#kosten` and `?utm_source=mail` become
 * `/faq?utm_source=mail#kosten`. A target's own query comes first, so that its values win.
 * @param query with its question mark, or empty
 */
export function keepQuery(target: string, query: string): string {
  const end = target.indexOf('#') < 0 ? target.length : target.indexOf('#');
  const page = target.slice(0, end);
  const own = page.includes('?') ? query.replace('?', query === '?' ? '' : '&') : query;
  return page + own + target.slice(end);
}
