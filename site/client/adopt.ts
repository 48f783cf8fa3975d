import { site } from 'virtual:site-shell';
import type { DataRouter } from 'react-router';
import { isInUse } from '../components/popup-shell/popups.ts';
import { dismissToast } from '../components/toast/toasts.ts';
import { loadBehaviour } from '../forms/behaviours.ts';
import { draftKey, restoreDrafts, type SENT_KEY } from '../lib/draft.ts';

/** Milliseconds for the thank-you page to load; then the form itself reports success. */
const THANK_YOU_TIMEOUT = 4000;

const adoptions = new WeakMap<HTMLFormElement, Promise<boolean>>();

/** Goes to a page; resolves to false if it failed to open. */
let leave: (path: string) => Promise<boolean>;

/** Makes forms live once somebody uses them, on this and every later page. */
export function watchForms(router: DataRouter) {
  leave = (path) => openPage(router, path);
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, ({ target }) => {
      const form = target instanceof Element && target.closest('form');
      if (form && form.method === 'post') adopt(form);
    });
  document.addEventListener('page-shown', () => {
    restoreDrafts();
    adoptUsed();
  });
  // Another suggestion for the open enquiry.
  let { search } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.search !== search) adoptUsed();
    search = location.search;
  });
  adoptUsed();
}

/** Makes a form live. Resolves to false if its code fails to load, which can be tried again. */
export function adopt(form: HTMLFormElement): Promise<boolean> {
  const adoption = adoptions.get(form) ?? load(form);
  adoptions.set(form, adoption);
  return adoption;
}

async function load(form: HTMLFormElement): Promise<boolean> {
  try {
    const loaded = await loadBehaviour(form);
    // What the browser has sent, it sends again: the API knows it by its fields, but not under an id of ours.
    if (!loaded || isUnanswered(loaded.behaviour.form.name)) return false;
    loaded.adoptForm(form, loaded.behaviour, leave);
    form.dataset.adopted = '';
    return true;
  } catch (error) {
    console.error('The form stays as it was delivered.', error);
    adoptions.delete(form);
    return false;
  }
}

/** Whether the browser has submitted a form without its code, and no thank-you page has come since. */
function isUnanswered(form: string): boolean {
  try {
    return sessionStorage.getItem('draft:sent' satisfies typeof SENT_KEY) === draftKey(form);
  } catch {
    return false;
  }
}

/** Adopts the forms that already hold something, and those that the address fills in. */
function adoptUsed() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    if (/[?&](art|thema)=./.test(location.search) && form.dataset.firstLine) suggest(form);
    else if (isInUse(form)) adopt(form);
  }
}

async function suggest(form: HTMLFormElement) {
  const { prefill } = await import('../forms/enquiry/prefill.ts');
  prefill(form);
  adopt(form);
}

async function openPage(router: DataRouter, path: string): Promise<boolean> {
  // Also resolves if the visitor goes elsewhere or is offline.
  const settled = router.navigate(path);
  // React Router has no call to cancel a navigation, but another one interrupts it.
  if (await Promise.race([settled, elapsed(THANK_YOU_TIMEOUT)]))
    await router.navigate(location.pathname + location.search, { replace: true, state: { stays: true } });
  if (location.pathname === path) return true;
  // The visitor didn't ask for the page that failed to load, so don't report it.
  const { failedTitle: title, failedText: text } = site.ui.loading;
  dismissToast({ title, text });
  return false;
}

const elapsed = (milliseconds: number) =>
  new Promise<true>((resolve) => setTimeout(resolve, milliseconds, true));
