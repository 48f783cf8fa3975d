import type { DataRouter } from 'react-router';
import { markTerms } from '../components/marked-text/mark-terms.ts';
import { fillSlots } from '../lib/fill-slots.ts';
import { type BlogQuery, blogSearch, readBlogQuery, shownText } from '../search/blog-query.ts';
import type { SearchHit } from '../search/create-search.ts';
import { loadedSearch, loadSearch } from '../search/load-search.ts';
import { type SearchLabels, type SearchState, statusText } from '../search/status-text.ts';

/** Milliseconds of debounce. Browsers limit how often the address may change. */
const TYPING_PAUSE = 200;

/** Searches and filters the blog whenever it is open. Its query stands in the address. */
export function watchBlog(router: DataRouter) {
  let close = openBlog(router);
  document.addEventListener('page-shown', () => {
    close?.();
    close = openBlog(router);
  });
}

/**
 * Makes the open blog live: typing replaces the history entry, submitting pushes one. The list of all teasers stays as
 * it is; results are copies of them in an element of their own.
 */
function openBlog(router: DataRouter): (() => void) | undefined {
  const field = document.querySelector<HTMLInputElement>('.blog-search input');
  const all = document.querySelector<HTMLElement>('.blog-all');
  if (!field?.form || !all) return undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let failedText: string | undefined;

  const query = () =>
    readBlogQuery(router.state.location.search, categoryLinks().map(nameOf).filter(Boolean));
  /** The address's query before the visitor began to type. */
  const settled = (): string => router.state.location.state?.typedFrom ?? router.state.location.search;

  const show = () => {
    const { text } = query();
    if (typing === undefined && field.value.trim() !== text) field.value = text;
    showResults(all, query(), failedText === text);
    if (!text || loadedSearch()) return;
    loadSearch()
      .catch((error) => {
        console.error('The search is not available; all articles stay listed.', error);
        failedText = text;
      })
      .then(() => {
        if (!signal.aborted) showResults(all, query(), failedText === query().text);
      });
  };

  const searchFor = (text: string) => {
    typing = undefined;
    const { location } = router.state;
    const search = blogSearch({ ...query(), text });
    if (search !== location.search)
      router.navigate({ ...location, search }, { replace: true, state: { typedFrom: settled() } });
  };

  const type = () => {
    clearTimeout(typing);
    typing = setTimeout(() => searchFor(field.value), TYPING_PAUSE);
  };

  const submit = (event: Event) => {
    event.preventDefault();
    clearTimeout(typing);
    typing = undefined;
    const { location } = router.state;
    const before = settled();
    const search = blogSearch({ ...query(), text: field.value });
    if (search === location.search && search === before) return;
    if (search === before) return router.navigate({ ...location, search }, { replace: true });
    // Typing has replaced the entry's address: restore it, so that "back" leads to the earlier query.
    history.replaceState(history.state, '', location.pathname + before);
    router.navigate({ ...location, search });
  };

  field.addEventListener('input', type, { signal });
  // Prefetches; a search reports the failure.
  field.addEventListener('focus', () => loadSearch().catch(() => {}), { signal });
  field.form.addEventListener('submit', submit, { signal });
  document.querySelector('.blog-nothing')?.addEventListener(
    'click',
    ({ target }) => {
      // The link is about to vanish.
      if (target instanceof Element && target.closest('[data-leads-back]')) field.focus();
    },
    { signal },
  );
  const stop = router.subscribe(({ location, navigation }) => {
    if (location.pathname === '/blog' && navigation.state === 'idle') show();
  });
  // Typed before, or put back by the browser.
  if (field.value && !query().text) type();
  show();
  return () => {
    stopped.abort();
    clearTimeout(typing);
    stop();
  };
}

/**
 * Shows a query's results: the matching teasers, best first, or that there are none.
 * @param all the list of all teasers, which leaves the page meanwhile
 */
function showResults(all: HTMLElement, query: BlogQuery, hasFailed: boolean) {
  const search = loadedSearch();
  const hits = query.text && search ? search(query.text) : undefined;
  const state: SearchState = !query.text ? 'idle' : hits ? 'found' : hasFailed ? 'failed' : 'pending';
  const results = document.querySelector<HTMLElement>('.blog-results');
  if (!results) return;
  const teasers = [...all.querySelectorAll<HTMLElement>('.teaser')];
  const shown = matching(teasers, hits).filter(
    ({ teaser }) => !query.category || teaser.dataset.category === query.category,
  );
  const isFiltered = hits !== undefined || query.category !== undefined;
  if (isFiltered) all.remove();
  else if (!all.isConnected) results.after(all);
  all.ariaBusy = state === 'pending' ? 'true' : null;
  results.replaceChildren(...(isFiltered ? shown.map(copyOf) : []));
  const status = document.querySelector<HTMLElement>('[data-labels]');
  if (status) {
    const labels: SearchLabels = JSON.parse(status.dataset.labels ?? '');
    status.textContent = statusText(labels, state, shown.length, query);
  }
  showNothing(query, isFiltered && shown.length === 0);
  linkCategories(query);
  // Undoes the start script, which hides the list if the address has a query.
  if (state !== 'pending') delete document.documentElement.dataset.searching;
}

type Shown = { teaser: HTMLElement; hit?: SearchHit };

/** All teasers, or those of the hits, best first. Skips unknown ones: the index may come from another deployment. */
function matching(teasers: readonly HTMLElement[], hits: readonly SearchHit[] | undefined): Shown[] {
  if (!hits) return teasers.map((teaser) => ({ teaser }));
  const bySlug = new Map(teasers.map((teaser) => [teaser.dataset.slug, teaser]));
  return hits.flatMap((hit) => {
    const teaser = bySlug.get(hit.slug);
    return teaser ? { teaser, hit } : [];
  });
}

/** A teaser among the results: the first is large unless it was searched for, and words searched for are marked. */
function copyOf({ teaser, hit }: Shown, index: number): HTMLElement {
  const copy = teaser.cloneNode(true) as HTMLElement;
  copy.classList.toggle('teaser-large', index === 0 && !hit);
  if (!hit) return copy;
  const title = copy.querySelector('.teaser-title');
  const excerpt = copy.querySelector('.teaser-excerpt');
  if (title) markTerms(title, title.textContent, hit.terms);
  if (excerpt) markTerms(excerpt, hit.passage ?? excerpt.textContent, hit.terms);
  return copy;
}

function showNothing(query: BlogQuery, isShown: boolean) {
  const nothing = document.querySelector<HTMLElement>('.blog-nothing');
  if (!nothing) return;
  nothing.hidden = !isShown;
  if (!isShown) return;
  const heading = nothing.querySelector('h2');
  if (heading) heading.textContent = fillSlots(nothing.dataset.heading ?? '', { query: shownText(query) });
  const everywhere = nothing.querySelector<HTMLAnchorElement>('[data-everywhere]');
  if (!everywhere) return;
  everywhere.hidden = !query.category;
  everywhere.href = `/blog${blogSearch({ text: query.text })}`;
  everywhere.textContent = fillSlots(everywhere.dataset.everywhere ?? '', { category: query.category ?? '' });
}

const categoryLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('.category-links a')];
const nameOf = ({ dataset }: HTMLElement) => dataset.category ?? '';

/** Each category keeps the text searched for. */
function linkCategories(query: BlogQuery) {
  for (const link of categoryLinks()) {
    const category = nameOf(link) || undefined;
    link.href = `/blog${blogSearch({ text: query.text, category })}`;
    if (category === query.category) link.ariaCurrent = 'true';
    else link.removeAttribute('aria-current');
  }
}
