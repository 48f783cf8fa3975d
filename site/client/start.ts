import { popupIsOpening, watchPopups } from '../components/popup-shell/popups.ts';
import type { pagePaths } from '../content/page-paths.ts';
import { eraseSentDraft, keepDrafts } from '../lib/draft.ts';
import { holdSubmission } from '../lib/hold-submission.ts';
import { addBookingMonth } from './booking-month.ts';
import type { Client } from './client.tsx';
import { offerConsent } from './offer-consent.ts';
import { painted } from './painted.ts';

/*
 * The only script that every page runs before the visitor interacts. The client with React and the router loads on the
 * first interaction, or at once where a page needs it; never before the first paint.
 */

const interactions = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;
const root = document.getElementById('root');
const path = location.pathname;
let client: Promise<Client | undefined> | undefined;

if (!root) {
  console.error('The root element is missing: the page stays as it was delivered.');
} else {
  if (!('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype))
    import('./older-browsers.ts');
  addBookingMonth();
  goToAnchor();
  logNotFound();
  offerConsent();
  watchPopups();
  addEventListener('popstate', closeMenu);
  addEventListener('keydown', trackTabKey);
  // Every page but a form's 422 page, which works without the client.
  if ('live' in root.dataset) prepareClient(root);
}

if (import.meta.hot) import('./content-mistakes.ts');

function prepareClient(root: HTMLElement) {
  const start = () => startClient(root);
  addEventListener('popstate', reloadIfMoved);
  addEventListener('submit', (event) => holdForClient(event, start), true);
  const stopWaiting = new AbortController();
  for (const type of interactions)
    addEventListener(
      type,
      (event) => {
        if (!isInteraction(event)) return;
        stopWaiting.abort();
        start();
      },
      { passive: true, signal: stopWaiting.signal },
    );
  // The type alone: the list of pages would be in this script.
  if (path === ('/anfrage-danke' satisfies (typeof pagePaths.thankYou)[0])) eraseSentDraft();
  const hasDraft = keepDrafts();
  // Some pages need the client at once: the blog for a search, since it is prerendered unfiltered; a form for the character
  // count of its restored draft; the enquiry form for what its address suggests; in development, every page, to show saved content.
  if (isOpenWith('/blog', 'q|kategorie')) showSearchResults(start);
  else if (import.meta.env.DEV || hasDraft || isOpenWith('/anfrage', 'art|thema')) start();
}

/** True if this page is open with one of these parameters. */
function isOpenWith(page: string, parameters: string): boolean {
  return path === page && new RegExp(`[?&](${parameters})=.`).test(location.search);
}

/** Hides the full list until the client shows the results (pages/blog.css). */
function showSearchResults(start: () => Promise<Client | undefined>) {
  const { dataset } = document.documentElement;
  dataset.searching = '';
  start().then((isThere) => {
    if (isThere) return;
    // Search failed to load: show the full list and say so.
    delete dataset.searching;
    const status = document.querySelector<HTMLElement>('[data-failed]');
    if (status) status.textContent = status.dataset.failed ?? '';
  });
}

/**
 * Ignores two false interactions: focus moved by a popup that opened by itself, and the pointer at 0,0 that browsers
 * without one may report.
 */
function isInteraction(event: Event): boolean {
  const { type, clientX, clientY } = event as PointerEvent;
  const isInCorner = type === 'pointermove' && !clientX && !clientY;
  return !isInCorner && !popupIsOpening();
}

/** Loads the client once; after a failure, again when asked again or when the connection is back. */
function startClient(root: HTMLElement): Promise<Client | undefined> {
  client ??= load(root).catch((error) => {
    // Firefox aborts imports when a page is left. That page is gone before the second is over, and logs nothing.
    setTimeout(() => console.error('The page stays as it was delivered.', error), 1000);
    client = undefined;
    addEventListener('online', () => startClient(root), { once: true });
    return undefined;
  });
  return client;
}

async function load(root: HTMLElement): Promise<Client> {
  await painted();
  const { createClient } = await import('./client.tsx');
  removeEventListener('popstate', reloadIfMoved);
  return createClient(root);
}

/** Lets the client adopt a form before it is sent. */
function holdForClient(event: SubmitEvent, start: () => Promise<Client | undefined>) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || 'adopted' in form.dataset) return;
  // Searches (GET) work with or without script, and forms that close a dialog send nothing.
  if (form.method === 'post') holdSubmission(event, form, async () => (await start())?.adopt(form) ?? false);
}

/** Scrolls to the anchor after a reload by load-page.ts, which has set `scrollRestoration` to manual. */
function goToAnchor() {
  if (history.scrollRestoration === 'auto') return;
  // Set back only after load, until which the browser would restore the previous page's position.
  addEventListener('load', () =>
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    }),
  );
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
}

/** Marks Tab use, for which smooth scrolling is off (styles/base.css). */
function trackTabKey({ key }: KeyboardEvent) {
  document.documentElement.toggleAttribute('data-tabbing', key === 'Tab');
}

/** Going back closes the menu. */
function closeMenu() {
  document.querySelector<HTMLDialogElement>('#menu')?.close();
}

/**
 * After a reload, "back" may reach a history entry made by client-side navigation: the address changes, but the client
 * isn't loaded yet to show its page.
 */
function reloadIfMoved() {
  if (location.pathname !== path) location.reload();
}

/** Logs the path that led to the not-found page (docs/product.md, "Not-found page"). */
function logNotFound() {
  if (!document.querySelector('[data-page="not-found"]')) return;
  console.error('404 Error: User attempted to access non-existent route:', location.pathname);
}
