import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import type { PageSource, Routes } from '../routes.ts';
import type { ComingPage } from './page-view.tsx';

/** The page on show, and how it was reached. */
export type NavigationState = {
  location: Location;
  type: NavigationType;
  source: PageSource;
  page: ComingPage;
  /** True while another page is loading. */
  isLoading: boolean;
};

export type Request = { source: PageSource; location: Location; isReturn: boolean; signal: AbortSignal };

export type LoadPage = (request: Request) => Promise<ComingPage>;

/**
 * Client-side navigation: the open page and its address stay until the next page can be rendered. React Router's
 * data router would do this, for 14 KB more.
 */
export class Navigation implements Navigator {
  readonly routes: Routes;
  state: NavigationState;
  private readonly loadPage: LoadPage;
  private readonly listeners = new Set<() => void>();
  private inFlight = new AbortController();

  /**
   * @param first the open page
   */
  constructor(routes: Routes, loadPage: LoadPage, first: Pick<NavigationState, 'source' | 'page'>) {
    this.routes = routes;
    this.loadPage = loadPage;
    this.state = { ...first, location: openLocation(), type: NavigationType.Pop, isLoading: false };
    addEventListener('popstate', () => this.visit(openLocation(), NavigationType.Pop));
  }

  /** Goes to an address of this site. Resolves when its page is shown or the navigation was cancelled. */
  push(to: To, state?: unknown): Promise<void> {
    return this.visit(this.locationOf(to, state), NavigationType.Push);
  }

  /** Like `push`, but replaces the current history entry. */
  replace(to: To, state?: unknown): Promise<void> {
    return this.visit(this.locationOf(to, state), NavigationType.Replace);
  }

  go(delta: number) {
    history.go(delta);
  }

  createHref(to: To): string {
    return typeof to === 'string' ? to : createPath(to);
  }

  /** Cancels the navigation in progress. */
  cancel() {
    this.inFlight.abort();
    if (this.state.isLoading) this.update({ ...this.state, isLoading: false });
  }

  /** Development: replaces the open page's data. */
  refresh(page: ComingPage) {
    this.update({ ...this.state, page });
  }

  /** @returns unsubscribe */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async visit(location: Location, type: NavigationType) {
    this.inFlight.abort();
    this.inFlight = new AbortController();
    const { signal } = this.inFlight;
    const isOpen = location.pathname === this.state.location.pathname;
    // Only the query or anchor differs.
    if (isOpen) return this.show({ ...this.state, location, type });
    const source = this.routes(location.pathname);
    this.update({ ...this.state, isLoading: true });
    const isReturn = type === NavigationType.Pop;
    const page = await Promise.race([this.loadPage({ source, location, isReturn, signal }), aborted(signal)]);
    if (page && !signal.aborted) this.show({ location, type, source, page });
  }

  private show(shown: Omit<NavigationState, 'isLoading'>) {
    const { location, type } = shown;
    if (type !== NavigationType.Pop) enter(location, type);
    this.update({ ...shown, isLoading: false });
  }

  private update(state: NavigationState) {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private locationOf(to: To, state: unknown = null): Location {
    const { pathname, search, hash } = new URL(this.createHref(to), location.href);
    const key = Math.random().toString(36).slice(2, 10);
    // The route knows where an old path redirects to.
    return { pathname: this.routes(pathname).path ?? pathname, search, hash, state, key };
  }
}

/** Same shape as React Router's history state. */
type Entry = { usr: unknown; key: string };

function openLocation(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' }: Partial<Entry> = history.state ?? {};
  return { pathname, search, hash, state: usr, key };
}

function enter(to: Location, type: NavigationType) {
  const entry: Entry = { usr: to.state, key: to.key };
  if (type === NavigationType.Replace) history.replaceState(entry, '', createPath(to));
  else history.pushState(entry, '', createPath(to));
}

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
