/*
 * The windows of campaigns (product.md 6 and 7; specification sections 4 and 9). Runs before React, which comes only
 * when somebody uses what has opened; what a dialog asks for stands in its attributes (popup-shell.tsx).
 */

/** Milliseconds after the page has loaded, after the window has opened, and between two looks at what is in its way. */
const OPENS_AFTER = 3000;
const CLOSABLE_AFTER = 2000;
const LOOKS_AGAIN_AFTER = 250;

export type PopupName = 'herbst-kickstart' | 'free-prompts';

let isOpening = false;

/** Whether the focus moves because a window opens by itself: nobody has done anything yet. */
export const popupIsOpening = () => isOpening;

/** What `closedby="none"` says, for browsers that do not know it (Safari). */
if (typeof HTMLDialogElement !== 'undefined' && !('closedBy' in HTMLDialogElement.prototype)) {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && document.querySelector('dialog[open][closedby="none"]'))
      event.preventDefault();
  });
}

/** Windows that opened while nothing had the focus: the browser has nowhere to return it to. */
const withoutReturn = new WeakSet<HTMLDialogElement>();

/** Minds the popups of the open page; those that it minds already it leaves alone. */
export function mindPopups() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-popup]')) {
    if (dialog.dataset.minded !== undefined) continue;
    dialog.dataset.minded = '';
    mind(dialog);
  }
}

/**
 * A popup has done its work: its form is stored. Whatever its page says, it has been shown then.
 * @param closesAfter milliseconds
 */
export function finishPopup(name: PopupName, closesAfter = 0) {
  remember(name);
  const close = () => (document.getElementById(name) as HTMLDialogElement | null)?.close();
  if (closesAfter) setTimeout(close, closesAfter);
  else close();
}

/** When a popup opened, in milliseconds of `performance.now()`: its form appeared then. */
export function popupOpenedAt(name: PopupName): number {
  return Number(document.getElementById(name)?.dataset.openedAt ?? 0);
}

function mind(dialog: HTMLDialogElement) {
  let untilClosable: ReturnType<typeof setTimeout>;
  const noteOpened = () => {
    dialog.dataset.openedAt = String(performance.now());
    untilClosable = setTimeout(() => {
      dialog.setAttribute('closedby', dialog.dataset.closedby ?? 'none');
    }, CLOSABLE_AFTER);
  };
  const noteClosed = () => {
    clearTimeout(untilClosable);
    dialog.setAttribute('closedby', 'none');
    if (!('mayReturn' in dialog.dataset)) remember(nameOf(dialog));
    const { activeElement } = document;
    // The browser takes the focus from what is hidden now.
    const isLost = activeElement === document.body || dialog.contains(activeElement);
    if (withoutReturn.delete(dialog) && isLost) focusPlaceInView();
  };
  new MutationObserver(() => (dialog.open ? noteOpened() : noteClosed())).observe(dialog, {
    attributeFilter: ['open'],
  });
  if (dialog.dataset.opens === 'on-request') return;
  if (document.readyState === 'complete') waitFor(dialog);
  else addEventListener('load', () => waitFor(dialog), { once: true });
}

/** Nothing had the focus when the window opened by itself: Tab would go on behind the window, at the end of the page. */
function focusPlaceInView() {
  const place = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li)')].find(
    (element) => element.getBoundingClientRect().top > 0,
  );
  if (!place) return;
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}

function waitFor(dialog: HTMLDialogElement) {
  setTimeout(function openWhenFree() {
    if (!dialog.isConnected || 'openedAt' in dialog.dataset) return;
    if (dialog.dataset.opens === 'once' && wasShown(nameOf(dialog))) return;
    if (isInTheWay()) {
      setTimeout(openWhenFree, LOOKS_AGAIN_AFTER);
      return;
    }
    if (document.activeElement === document.body) withoutReturn.add(dialog);
    isOpening = true;
    dialog.showModal();
    isOpening = false;
  }, OPENS_AFTER);
}

/** Another window, an open menu, a decision on consent, a form in use; and a page that nobody sees. */
function isInTheWay(): boolean {
  return (
    document.hidden ||
    'consentOpen' in document.documentElement.dataset ||
    document.querySelector('dialog[open], .dropdown:hover, [popover]:popover-open') !== null ||
    [...document.querySelectorAll('main form:not(dialog form)')].some(isInUse)
  );
}

/** Somebody is in it, or has left something in it that is not sent yet. */
export function isInUse(form: Element): boolean {
  return (
    form.contains(document.activeElement) ||
    [...form.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      // The value of a box is what it sends, checked or not.
      ({ checked, defaultChecked, defaultValue, type, value }) =>
        /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue,
    )
  );
}

const nameOf = (dialog: HTMLDialogElement) => dialog.dataset.popup as PopupName;

/** Specification section 3, "Local browser flags". */
const flags = { 'herbst-kickstart': 'global_popup_shown', 'free-prompts': 'tv_popup_shown' };

// Storage may be blocked; then the window simply opens again.
function wasShown(name: PopupName): boolean {
  try {
    return localStorage.getItem(flags[name]) !== null;
  } catch {
    return false;
  }
}

function remember(name: PopupName) {
  try {
    localStorage.setItem(flags[name], 'true');
    if (name === 'free-prompts') localStorage.setItem('tv_popup_date', new Date().toISOString());
  } catch {}
}
