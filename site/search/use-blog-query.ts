import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '../client/navigation-context.tsx';
import { useIsHydrating } from '../forms/use-is-hydrating.ts';
import { blogSearch, readBlogQuery } from './blog-query.ts';
import { loadSearch } from './load-search.ts';

/** Milliseconds without a key after which what was typed is searched for. Browsers refuse too many addresses. */
const TYPING_PAUSE = 200;

/**
 * What is searched for stands in the address: typing changes it without new history entries, sending the form
 * makes one.
 * @param categories names of those that are known
 * @returns the query, whether it is that of the address already, and what the search field needs; the field looks
 *   after its text itself, so that nothing is lost that was typed before React arrived
 */
export function useBlogQuery(categories: readonly string[]) {
  const location = useLocation();
  const navigation = useNavigate();
  const isHydrating = useIsHydrating();
  // The page was prerendered without a query.
  const query = readBlogQuery(isHydrating ? '' : location.search, categories);
  const field = useRef<HTMLInputElement>(null);
  /** What was typed and does not stand in the address yet. */
  const [typed, setTyped] = useState<string>();
  /** What was asked for before the visitor began to type. */
  const settled: string = location.state?.typedFrom ?? location.search;

  const searchFor = useEffectEvent((text: string) => {
    setTyped(undefined);
    const search = blogSearch({ ...query, text });
    if (search === location.search) return;
    navigation.replace({ ...location, search }, { typedFrom: settled });
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
    // Typing has overwritten the entry from which the visitor came: it gets its address back, "back" leads there.
    history.replaceState(history.state, '', location.pathname + settled);
    navigation.push({ ...location, search });
  };

  // Back, forward and links change the query, too.
  const show = useEffectEvent((text: string) => {
    if (!field.current || isHydrating || typed !== undefined) return;
    if (field.current.value.trim() !== text) field.current.value = text;
  });
  useEffect(() => show(query.text), [query.text]);

  // What was typed before React took over.
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

/** Whoever reaches the field is about to search. A failure is told where the search is used. */
function fetchSearch() {
  loadSearch().catch(() => {});
}
