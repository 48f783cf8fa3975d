import { acceptedCategory, hide, run, show, validConsent } from 'vanilla-cookieconsent';
import type { UiTexts } from '../../content/schemas/site.ts';
import css from './consent-banner.css?inline';

export type ConsentTexts = UiTexts['consent'];

/** What may be agreed to, as the library names it in what it keeps. */
const ANALYTICS = 'analytics';

/**
 * The banner that asks for the consent to analytics. The library asks, remembers the answer and deletes what was measured with; look, place and words are the house's. Once a document.
 * @param onClose called when it has closed, with the choice
 */
export async function createConsentBanner(texts: ConsentTexts, onClose: (isAccepted: boolean) => void) {
  const frame = document.createElement('div');
  frame.className = 'consent-banner';
  // Last, as it is seen: in front of the page its link would come before the skip link.
  document.body.append(frame);
  dress();
  leaveKeyboardFree(frame);
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
    // It takes every browser that is driven by a program for a robot, assistive ones and tests among them.
    hideFromBots: false,
    // There are no scripts in the page that wait for it: client/analytics.ts loads what is measured with.
    manageScriptTags: false,
    // Not in a cookie, which would go to the server with every request.
    cookie: { name: 'consent', useLocalStorage: true, expiresAfterDays: 182 },
    guiOptions: { consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true } },
    categories: {
      necessary: { readOnly: true },
      [ANALYTICS]: { autoClear: { cookies: [{ name: /^_ga/ }, { name: /^_gcl/ }] } },
    },
    language: {
      default: 'de',
      translations: { de: { consentModal, preferencesModal: { sections: [] } } },
    },
    onModalReady: ({ modal }) => makeHouseStyle(modal),
    // The library closes first and writes the choice down in the same breath.
    onModalHide: () => queueMicrotask(() => onClose(acceptedCategory(ANALYTICS))),
  });
  return {
    /** The choice of this visit or an earlier one; none as long as nothing was chosen. */
    choice: (): boolean | undefined => (validConsent() ? acceptedCategory(ANALYTICS) : undefined),
    /** Shows it. The page stays usable and the focus where it is. */
    show() {
      show(true);
      if (document.activeElement === document.body) startKeyboardAt(frame.querySelector('h2'));
    },
    /** Shows it to somebody who has asked for it, and who therefore is taken there. */
    reopen() {
      show(true);
      frame.querySelector<HTMLElement>('h2')?.focus();
    },
  };
}

/** The sheet comes with the code, so that nothing is seen undressed; the CSP forbids an element for it. */
function dress() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The page behind the banner is in use. */
function leaveKeyboardFree(frame: HTMLElement) {
  const listen = (event: KeyboardEvent) => {
    // Whoever looks again may leave it as it was.
    if (event.key === 'Escape' && validConsent()) hide();
    // The library would keep Tab within the banner.
    if (event.key === 'Tab') event.stopPropagation();
  };
  frame.addEventListener('keydown', listen, { capture: true });
}

/** Whoever has not begun yet meets it with the first press of Tab. */
function startKeyboardAt(element: HTMLElement | null) {
  // Browsers go on from where the focus was last. The starter must not take it for the visitor's.
  element?.addEventListener('focusin', (event) => event.stopPropagation(), { once: true });
  element?.focus();
  element?.blur();
}

/** The library takes it for a dialog over a page that is out of use, and moves the focus into it from wherever it is. */
function makeHouseStyle(modal: HTMLElement) {
  modal.setAttribute('role', 'region');
  modal.removeAttribute('aria-modal');
  modal.querySelector(':scope > [tabindex]')?.removeAttribute('tabindex');
  const heading = modal.querySelector('h2');
  heading?.classList.add('heading-s');
  heading?.setAttribute('tabindex', '-1');
  for (const button of modal.querySelectorAll('button')) button.classList.add('button');
}

/** The library reads its texts as HTML. */
function escaped(texts: ConsentTexts): ConsentTexts {
  const escapes = Object.entries(texts).map(([name, text]) => [
    name,
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  ]);
  return Object.fromEntries(escapes);
}
