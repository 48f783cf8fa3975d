/*
 * Campaign popups (docs/product.md, "Popups"). Runs before anything else, which loads only once somebody uses the page.
 * Dialogs are configured by data attributes (popup-shell.tsx).
 */

/** Milliseconds: from page load to opening, from opening until it may be closed, between retries while blocked. */
const OPENS_AFTER = 3000;
const CLOSABLE_AFTER = 2000;
const RETRY_AFTER = 250;

export type PopupName = 'herbst-kickstart' | 'free-prompts';

let isOpening = false;

/** True while a popup opens by itself: the focus event is then no interaction. */
export const popupIsOpening = () => isOpening;

/** Dialogs that opened while nothing had focus: the browser has nothing to return it to. */
const openedWithoutFocus = new WeakSet<HTMLDialogElement>();

/** Starts watching the popups of the open page. Safe to call again. */
export function watchPopups() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-popup]')) {
    if (dialog.dataset.watched !== undefined) continue;
    dialog.dataset.watched = '';
    watch(dialog);
  }
}

/**
 * Closes a popup whose form was stored, and marks it as shown on every page.
 * @param closesAfter milliseconds
 */
export function finishPopup(name: PopupName, closesAfter = 0) {
  remember(name);
  const close = () => (document.getElementById(name) as HTMLDialogElement | null)?.close();
  if (closesAfter) setTimeout(close, closesAfter);
  else close();
}

/** When a popup, and thus its form, appeared, in milliseconds of `performance.now()`; 0 for no popup. */
export const popupOpenedAt = (dialog: HTMLElement | null) => Number(dialog?.dataset.openedAt ?? 0);

function watch(dialog: HTMLDialogElement) {
  let untilClosable: ReturnType<typeof setTimeout>;
  const noteOpened = () => {
    // An ad blocker has hidden it: a modal window that nobody sees would lock the page.
    if (!dialog.offsetWidth) return dialog.close();
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
    // Focus is lost if it was inside the dialog, which is hidden now.
    const isLost = activeElement === document.body || dialog.contains(activeElement);
    if (openedWithoutFocus.delete(dialog) && isLost) focusTextInView();
  };
  new MutationObserver(() => (dialog.open ? noteOpened() : noteClosed())).observe(dialog, {
    attributeFilter: ['open'],
  });
  if (dialog.dataset.opens === 'on-request') return;
  if (document.readyState === 'complete') openAfterDelay(dialog);
  else addEventListener('load', () => openAfterDelay(dialog), { once: true });
}

/** Focuses the first text in view. Without it, Tab would continue from the dialog's place at the end of the page. */
function focusTextInView() {
  const target = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li)')].find(
    (element) => element.getBoundingClientRect().top > 0,
  );
  if (!target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

function openAfterDelay(dialog: HTMLDialogElement) {
  setTimeout(function openWhenFree() {
    if (!dialog.isConnected || 'openedAt' in dialog.dataset) return;
    if (dialog.dataset.opens === 'once' && wasShown(nameOf(dialog))) return;
    if (isBlocked()) {
      setTimeout(openWhenFree, RETRY_AFTER);
      return;
    }
    if (document.activeElement === document.body) openedWithoutFocus.add(dialog);
    isOpening = true;
    dialog.showModal();
    isOpening = false;
  }, OPENS_AFTER);
}

/** True if a popup would interrupt: a dialog, menu or consent banner is open, a form in use, or the tab hidden. */
function isBlocked(): boolean {
  return (
    document.hidden ||
    'consentOpen' in document.documentElement.dataset ||
    document.querySelector('dialog[open], .dropdown:hover, [popover]:popover-open') !== null ||
    [...document.querySelectorAll('main form:not(dialog form)')].some(isInUse)
  );
}

/** True if a form has focus or unsent input. */
export function isInUse(form: Element): boolean {
  return (
    form.contains(document.activeElement) ||
    [...form.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      // A checkbox has the same value whether checked or not.
      ({ checked, defaultChecked, defaultValue, type, value }) =>
        /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue,
    )
  );
}

const nameOf = (dialog: HTMLDialogElement) => dialog.dataset.popup as PopupName;

/** docs/product.md, "Local browser flags". */
const flags = { 'herbst-kickstart': 'global_popup_shown', 'free-prompts': 'tv_popup_shown' };

// Storage may be blocked; then the popup simply opens again.
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
