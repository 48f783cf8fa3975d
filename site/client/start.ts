import { popupIsOpening, watchPopups } from '../components/popup-shell/popups.ts';
import { eraseSentDraft, keepDrafts } from '../lib/draft.ts';
import { holdSubmission } from '../lib/hold-submission.ts';
import { addBookingMonth } from './booking-month.ts';
import { offerConsent } from './offer-consent.ts';
import { painted } from './painted.ts';

/*
 * The only script that runs before the visitor interacts. React and the router load on the first interaction, and
 * never before the first paint.
 */

const interactions = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;
const root = document.getElementById('root');
const path = location.pathname;
let hydration: Promise<boolean> | undefined;

if (!root) {
  console.error('The root element is missing: the page stays as it was delivered.');
} else {
  // Browsers before Chrome 135, Firefox 144 and Safari 26.2.
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    import('./command-buttons.ts').then(({ supportCommandButtons }) => supportCommandButtons());
  }
  addBookingMonth();
  goToAnchor();
  logNotFound();
  offerConsent();
  watchPopups();
  addEventListener('popstate', closeMenu);
  addEventListener('keydown', trackTabKey);
  // A page without data (a form's 422 page) is never hydrated.
  if (document.getElementById('page-data')) awaitInteraction();
}

if (import.meta.hot) import('./content-mistakes.ts');

function awaitInteraction() {
  addEventListener('popstate', reloadIfMoved);
  addEventListener('submit', holdForReact, true);
  for (const type of interactions) addEventListener(type, startOnInteraction, { passive: true });
  if (path === '/anfrage-danke') eraseSentDraft();
  // Drafts are restored at once; their character count needs React.
  const hasDraft = keepDrafts();
  // The blog is prerendered unfiltered; an address with a query is searched without waiting for an interaction.
  if (isOpenWith('/blog', 'q|kategorie')) showSearchResults();
  // In development, saved content shows without an interaction.
  else if (import.meta.env.DEV || hasDraft || isOpenWith('/anfrage', 'art|thema')) start();
}

/** True if this page is open with one of these parameters. */
function isOpenWith(page: string, parameters: string): boolean {
  return path === page && new RegExp(`[?&](${parameters})=.`).test(location.search);
}

/** Hides the full list until React shows the results (pages/blog.css). */
function showSearchResults() {
  const { dataset } = document.documentElement;
  dataset.searching = '';
  start().then((isHydrated) => {
    if (isHydrated) return;
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
function startOnInteraction(event: Event) {
  const { type, clientX, clientY } = event as PointerEvent;
  const isInCorner = type === 'pointermove' && !clientX && !clientY;
  if (!isInCorner && !popupIsOpening()) start();
}

/** Loads React once. Resolves to true if it has hydrated the page. */
function start(): Promise<boolean> {
  hydration ??= load().finally(() => {
    removeEventListener('popstate', reloadIfMoved);
    removeEventListener('submit', holdForReact, true);
  });
  for (const type of interactions) removeEventListener(type, startOnInteraction);
  return hydration;
}

async function load(): Promise<boolean> {
  await painted();
  try {
    const { hydrate } = await import('./hydrate.tsx');
    return root !== null && (await hydrate(root));
  } catch (error) {
    console.error('The page stays as it was delivered.', error);
    return false;
  }
}

function holdForReact(event: SubmitEvent) {
  const form = event.target;
  // Searches (GET) work with or without React, and forms that close a dialog send nothing.
  if (form instanceof HTMLFormElement && form.method === 'post') holdSubmission(event, form, start);
}

/** Scrolls to the anchor of a document that was loaded as a fallback (load-page.ts). */
function goToAnchor() {
  if (history.scrollRestoration === 'auto') return;
  // Set back only after load, until which the browser would restore the previous page's position.
  addEventListener('load', () => setTimeout(() => Object.assign(history, { scrollRestoration: 'auto' })));
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
 * After a reload, "back" may reach a history entry made by client-side navigation: the address changes, but React
 * isn't loaded yet to show its page.
 */
function reloadIfMoved() {
  if (location.pathname !== path) location.reload();
}

/** Logs the path that led to the not-found page (specification, "Not-found page"). */
function logNotFound() {
  if (!document.querySelector('[data-page="not-found"]')) return;
  console.error('404 Error: User attempted to access non-existent route:', location.pathname);
}
