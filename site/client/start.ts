import { addBookingMonth } from './booking-month.ts';
import { supportCommandButtons } from './command-buttons.ts';
import { eraseSent, keepDrafts } from './draft.ts';
import { holdSubmission } from './hold-submission.ts';
import { reportAttemptedPath } from './not-found-log.ts';
import { offerConsent } from './offer-consent.ts';
import { painted } from './painted.ts';
import { mindPopups, popupIsOpening } from './popups.ts';
import { showFonts } from './show-fonts.ts';

/*
 * The only script that runs before the visitor does anything. React and the router come with the first
 * interaction, and never before the page has been painted.
 */

const interactions = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;
const root = document.getElementById('root');
const path = location.pathname;
let arrival: Promise<boolean> | undefined;

if (!root) {
  console.error('The root element is missing: the page stays as it was delivered.');
} else {
  showFonts();
  supportCommandButtons();
  addBookingMonth();
  goToAnchor();
  stayAtAnchor();
  reportAttemptedPath();
  offerConsent();
  mindPopups();
  addEventListener('popstate', closeMenu);
  addEventListener('keydown', noteTabbing);
  // A page without data (the 422 page of a form) is complete as it is and stays so.
  if (document.getElementById('page-data')) awaitInteraction();
}

if (import.meta.hot) import('./content-mistakes.ts');

function awaitInteraction() {
  addEventListener('popstate', reloadIfMoved);
  addEventListener('submit', holdForReact, true);
  for (const type of interactions) addEventListener(type, startUnlessByItself, { passive: true });
  if (path === '/anfrage-danke') eraseSent();
  // A draft is shown at once; what counts its characters comes with React.
  const hasDraft = keepDrafts();
  // The list of the blog is prerendered whole; what the address asks for is shown without a touch.
  if (asks('/blog', 'q|kategorie')) showAsked();
  // Development shows saved content at once, before anybody has touched the page.
  else if (import.meta.env.DEV || hasDraft || asks('/anfrage', 'art|thema')) start();
}

/** Whether the address is that of a page with one of some parameters. */
function asks(page: string, parameters: string): boolean {
  return path === page && new RegExp(`[?&](${parameters})=.`).test(location.search);
}

/** Keeps the whole list out of sight until React shows the part of it that was asked for (pages/blog.css). */
function showAsked() {
  const { dataset } = document.documentElement;
  dataset.searching = '';
  start().then((hasArrived) => {
    if (hasArrived) return;
    // Nobody is there to search: the whole list shows, and says why.
    delete dataset.searching;
    const status = document.querySelector<HTMLElement>('[data-failed]');
    if (status) status.textContent = status.dataset.failed ?? '';
  });
}

/**
 * A window that opens by itself moves the focus, and a browser without a pointer may report one that rests in the
 * corner: in both cases nobody has touched the page.
 */
function startUnlessByItself(event: Event) {
  const { type, clientX, clientY } = event as PointerEvent;
  const isInCorner = type === 'pointermove' && !clientX && !clientY;
  if (!isInCorner && !popupIsOpening()) start();
}

/** Fetches React once. The promise says whether it has taken the page over. */
function start(): Promise<boolean> {
  arrival ??= load().finally(() => {
    removeEventListener('popstate', reloadIfMoved);
    removeEventListener('submit', holdForReact, true);
  });
  for (const type of interactions) removeEventListener(type, startUnlessByItself);
  return arrival;
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
  // A search leads to its address with or without React, and what closes a dialog sends nothing.
  if (form instanceof HTMLFormElement && form.method === 'post') holdSubmission(event, form, start);
}

/**
 * Text above the anchor of the address grows or shrinks when its fonts come; the anchor stays in view until the visitor
 * moves. Whoever comes back is left where the browser puts them.
 */
function stayAtAnchor() {
  const anchor = document.getElementById(location.hash.slice(1));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!anchor || visit?.type !== 'navigate') return;
  const observer = new ResizeObserver(() => anchor.scrollIntoView({ behavior: 'instant' }));
  observer.observe(document.body);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, () => observer.disconnect(), { once: true, passive: true });
}

/** A document that was loaded because its page was out of reach (load-page.ts) begins at its anchor. */
function goToAnchor() {
  if (history.scrollRestoration === 'auto') return;
  // Until everything is loaded, the browser would restore the position of the page that was open.
  addEventListener('load', () => setTimeout(() => Object.assign(history, { scrollRestoration: 'auto' })));
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
}

/** Only anchors scroll smoothly, not the focus (styles/base.css). */
function noteTabbing({ key }: KeyboardEvent) {
  document.documentElement.toggleAttribute('data-tabbing', key === 'Tab');
}

/** Whoever goes back from the open menu looks at the page. */
function closeMenu() {
  document.querySelector<HTMLDialogElement>('#menu')?.close();
}

/**
 * After a reload, "back" leads to an entry that the router made before it: the address changes and nobody is
 * there yet to change the page.
 */
function reloadIfMoved() {
  if (location.pathname !== path) location.reload();
}
