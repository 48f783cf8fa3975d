import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import type { PageSource, Routes } from '../routes.ts';
import type { ComingPage } from './page-view.tsx';

/** What the visitor sees, and how it was reached. */
export type NavigationState = {
  location: Location;
  type: NavigationType;
  source: PageSource;
  page: ComingPage;
  /** Whether another page is on its way. */
  isLoading: boolean;
};

/** A page that was asked for. */
export type Request = { source: PageSource; location: Location; isReturn: boolean; signal: AbortSignal };

export type LoadPage = (request: Request) => Promise<ComingPage>;

/**
 * Leads from page to page in the browser: the open page stays, with its address, until the next one can be drawn.
 * React Router's data router does that and much else for 14 KB more.
 */
export class Navigation implements Navigator {
  readonly routes: Routes;
  state: NavigationState;
  private readonly loadPage: LoadPage;
  private readonly listeners = new Set<() => void>();
  private underWay = new AbortController();

  /**
   * @param loadPage gives the page that a visitor asked for
   * @param first the page that is open
   */
  constructor(routes: Routes, loadPage: LoadPage, first: Pick<NavigationState, 'source' | 'page'>) {
    this.routes = routes;
    this.loadPage = loadPage;
    this.state = { ...first, location: openLocation(), type: NavigationType.Pop, isLoading: false };
    addEventListener('popstate', () => this.visit(openLocation(), NavigationType.Pop));
  }

  /** Goes to an address of this site. Resolves when its page is shown, or something else has come in between. */
  push(to: To, state?: unknown): Promise<void> {
    return this.visit(this.locationOf(to, state), NavigationType.Push);
  }

  /** As `push`, in the place of the open entry of the history. */
  replace(to: To, state?: unknown): Promise<void> {
    return this.visit(this.locationOf(to, state), NavigationType.Replace);
  }

  go(delta: number) {
    history.go(delta);
  }

  createHref(to: To): string {
    return typeof to === 'string' ? to : createPath(to);
  }

  /** What is on its way is no longer wanted. */
  stay() {
    this.underWay.abort();
    if (this.state.isLoading) this.become({ ...this.state, isLoading: false });
  }

  /** Development: shows the open page anew. @param page what has become of it */
  refresh(page: ComingPage) {
    this.become({ ...this.state, page });
  }

  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async visit(location: Location, type: NavigationType) {
    this.underWay.abort();
    this.underWay = new AbortController();
    const { signal } = this.underWay;
    const isOpen = location.pathname === this.state.location.pathname;
    // Another query or anchor is the same page.
    if (isOpen) return this.show({ ...this.state, location, type });
    const source = this.routes(location.pathname);
    this.become({ ...this.state, isLoading: true });
    const isReturn = type === NavigationType.Pop;
    const page = await Promise.race([this.loadPage({ source, location, isReturn, signal }), aborted(signal)]);
    if (page && !signal.aborted) this.show({ location, type, source, page });
  }

  private show(shown: Omit<NavigationState, 'isLoading'>) {
    const { location, type } = shown;
    if (type !== NavigationType.Pop) enter(location, type);
    this.become({ ...shown, isLoading: false });
  }

  private become(state: NavigationState) {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private locationOf(to: To, state: unknown = null): Location {
    const { pathname, search, hash } = new URL(this.createHref(to), location.href);
    const key = Math.random().toString(36).slice(2, 10);
    // Old addresses become those of today.
    return { pathname: this.routes(pathname).path ?? pathname, search, hash, state, key };
  }
}

/** What React Router keeps in the history, too. */
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
