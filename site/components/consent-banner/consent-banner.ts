import {
  acceptCategory,
  acceptedCategory,
  type CookieValue,
  getCookie,
  hide,
  run,
  show,
  validConsent,
} from 'vanilla-cookieconsent';
import type { UiTexts } from '../../content/schemas/site.ts';
import css from './consent-banner.css?inline';

export type ConsentTexts = UiTexts['consent'];

/** Name of the stored choice. */
const COOKIE = 'consent';

/** Category name in the library's stored choice. */
const ANALYTICS = 'analytics';

/**
 * Creates the consent banner for analytics; call once per document. The library stores the choice and deletes the
 * cookies of analytics; appearance, position and texts are ours.
 * @param onClose called with the choice after the banner has closed
 */
export async function createConsentBanner(texts: ConsentTexts, onClose: (isAccepted: boolean) => void) {
  const frame = document.createElement('div');
  frame.className = 'consent-banner';
  // Last in the document: before the page, its link would precede the skip link.
  document.body.append(frame);
  adoptSheet();
  leaveKeyboardFree(frame);
  keepClear(frame);
  const { heading, text, privacy, accept, decline } = escaped(texts);
  const consentModal = {
    title: heading,
    description: `${text} <a href="/privacy">${privacy}</a>`,
    acceptAllBtn: accept,
    acceptNecessaryBtn: decline,
  };
  await run({
    root: frame,
    autoShow: false,
    // Bot detection would match every automated browser, including assistive tools and tests.
    hideFromBots: false,
    // No script tags to unblock: client/analytics.ts loads Google's script.
    manageScriptTags: false,
    // Local storage, because a cookie would be sent with every request.
    cookie: { name: COOKIE, useLocalStorage: true, expiresAfterDays: 182 },
    guiOptions: { consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true } },
    categories: {
      necessary: { readOnly: true },
      [ANALYTICS]: { autoClear: { cookies: [{ name: /^_ga/ }, { name: /^_gcl/ }] } },
    },
    language: {
      default: 'de',
      translations: { de: { consentModal, preferencesModal: { sections: [] } } },
    },
    onModalReady: ({ modal }) => adaptModal(modal),
    onFirstConsent: forgetNumber,
    onChange: forgetNumber,
    // The library stores the choice synchronously, but after this callback.
    onModalHide: () => queueMicrotask(() => onClose(acceptedCategory(ANALYTICS))),
  });
  followOtherPages(() => onClose(acceptedCategory(ANALYTICS)));
  return {
    /** The stored choice, or undefined. */
    choice: (): boolean | undefined => (validConsent() ? acceptedCategory(ANALYTICS) : undefined),
    /** Shows the banner without moving focus; the page stays usable. */
    show() {
      show(true);
      if (document.activeElement === document.body) startKeyboardAt(frame.querySelector('h2'));
    },
    /** Shows the banner on request and moves focus into it. */
    reopen() {
      show(true);
      frame.querySelector<HTMLElement>('h2')?.focus();
    },
  };
}

/** The library numbers each device at random, and asks again without a number. Nobody needs it: all have the same. */
function forgetNumber({ cookie }: { cookie: CookieValue }) {
  try {
    localStorage.setItem(COOKIE, JSON.stringify({ ...cookie, consentId: '0' }));
  } catch {
    // Without storage, nothing was stored.
  }
}

/** Adopts the bundled sheet, so that nothing shows unstyled; the CSP forbids a <style> element. */
function adoptSheet() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Keeps the keyboard free: the page behind the banner stays usable. */
function leaveKeyboardFree(frame: HTMLElement) {
  const listen = (event: KeyboardEvent) => {
    // Escape closes a reopened banner and keeps the earlier choice.
    if (event.key === 'Escape' && validConsent()) hide();
    // The library would trap Tab in the banner.
    if (event.key === 'Tab') event.stopPropagation();
  };
  frame.addEventListener('keydown', listen, { capture: true });
}

/** Tells the sheet how much of the window the banner covers: on a small phone it is more than half. */
function keepClear(frame: HTMLElement) {
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--consent-banner', `${frame.offsetHeight}px`)).observe(frame);
}

/** Applies what was chosen in another tab, or on another page while this one was in the browser's memory. */
function followOtherPages(decide: () => void) {
  const follow = () => {
    const { categories } = getCookie();
    if (!categories) return;
    acceptCategory(categories);
    hide();
    decide();
  };
  addEventListener('storage', ({ key }) => key === COOKIE && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

/** Makes the first press of Tab reach the banner. */
function startKeyboardAt(element: HTMLElement | null) {
  // Browsers continue from the last focus. The start script must not take this one for an interaction.
  element?.addEventListener('focusin', (event) => event.stopPropagation(), { once: true });
  element?.focus();
  element?.blur();
}

/** Undoes the library's modal dialog, which assumes an inert page and grabs focus. */
function adaptModal(modal: HTMLElement) {
  modal.setAttribute('role', 'region');
  modal.removeAttribute('aria-modal');
  modal.querySelector(':scope > [tabindex]')?.removeAttribute('tabindex');
  const heading = modal.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  for (const button of modal.querySelectorAll('button')) button.classList.add('button');
}

/** The library inserts texts as HTML. */
function escaped(texts: ConsentTexts): ConsentTexts {
  const escapes = Object.entries(texts).map(([name, text]) => [
    name,
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  ]);
  return Object.fromEntries(escapes);
}
