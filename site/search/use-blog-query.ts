import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrating } from '../lib/use-is-hydrating.ts';
import { blogSearch, readBlogQuery } from './blog-query.ts';
import { loadSearch } from './load-search.ts';

/** Debounce in milliseconds. Browsers limit how often the address may change. */
const TYPING_PAUSE = 200;

/**
 * Keeps the query in the address. Typing replaces the history entry, submitting pushes one.
 * @param categories known names
 * @returns the query, whether it matches the address yet, and props for the search field, which is uncontrolled so that
 *   text typed before hydration is kept
 */
export function useBlogQuery(categories: readonly string[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrating = useIsHydrating();
  // The page was prerendered without a query.
  const query = readBlogQuery(isHydrating ? '' : location.search, categories);
  const field = useRef<HTMLInputElement>(null);
  /** Typed text that isn't in the address yet. */
  const [typed, setTyped] = useState<string>();
  /** Query before the visitor began to type. */
  const settled: string = location.state?.typedFrom ?? location.search;

  const searchFor = useEffectEvent((text: string) => {
    setTyped(undefined);
    const search = blogSearch({ ...query, text });
    if (search === location.search) return;
    navigate({ ...location, search }, { replace: true, state: { typedFrom: settled } });
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => searchFor(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTyped(undefined);
    const search = blogSearch({ ...query, text: field.current?.value ?? '' });
    if (search === settled) return;
    // Typing has replaced the entry's address: restore it, so that "back" leads to the earlier query.
    history.replaceState(history.state, '', location.pathname + settled);
    navigate({ ...location, search });
  };

  // Back, forward and links change the query as well.
  const show = useEffectEvent((text: string) => {
    if (!field.current || isHydrating || typed !== undefined) return;
    if (field.current.value.trim() !== text) field.current.value = text;
  });
  useEffect(() => show(query.text), [query.text]);

  // Text typed before hydration.
  useEffect(() => {
    if (field.current?.value) setTyped(field.current.value);
  }, []);

  return {
    query,
    isSettled: !isHydrating,
    field,
    onInput: () => setTyped(field.current?.value),
    onFocus: fetchSearch,
    onSubmit: submit,
  };
}

/** Prefetches on focus. useSearch reports a failure. */
function fetchSearch() {
  loadSearch().catch(() => {});
}
