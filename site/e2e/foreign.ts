import type { Page } from '@playwright/test';
import { type Group, groups, type Kind, kinds } from './foreign-kinds.ts';
import { late } from './live-page.ts';

/** When a page is changed. */
export const moments = [
  'while it is parsed',
  'once it is parsed',
  'when a field gets the focus',
  'while its code loads',
  'once its code is ready',
  'again and again',
] as const;

export type Moment = (typeof moments)[number];

/** Changes the pages that are opened from now on, as extensions and translators do. */
export async function changePages(page: Page, change: Group | Kind, moment: Moment) {
  const names: Kind[] = change in groups ? groups[change as Group] : [change as Kind];
  const functions = names.map((name) => String(kinds[name]));
  await page.addInitScript(`(${run})([${functions}], ${JSON.stringify(moment)})`);
  if (moment === 'while its code loads') await slowDownCode(page);
}

/** Delays each file of code, so that there is time to do something while it loads. */
export const slowDownCode = (page: Page, milliseconds = 250) =>
  page.route('**/assets/chunks/*.js', late(milliseconds));

/** Runs in the page. */
function run(changes: (() => void)[], moment: Moment) {
  const change = () => {
    for (const one of changes) one();
  };
  // A page that fights back must not hang.
  let runs = 0;
  const watch = () => {
    const observer = new MutationObserver(() => {
      if (++runs > 500) return observer.disconnect();
      change();
      observer.takeRecords();
    });
    observer.observe(document, { childList: true, subtree: true });
    return observer;
  };
  const once = (types: string[], act: () => void) => {
    const listen = () => {
      for (const type of types) removeEventListener(type, listen, true);
      act();
    };
    for (const type of types) addEventListener(type, listen, true);
  };

  if (moment === 'while it is parsed') {
    const observer = watch();
    addEventListener('DOMContentLoaded', () => {
      change();
      observer.disconnect();
    });
  } else if (moment === 'once it is parsed') addEventListener('DOMContentLoaded', change);
  else if (moment === 'when a field gets the focus') addEventListener('focusin', change, true);
  else if (moment === 'while its code loads')
    once(['pointermove', 'pointerdown', 'keydown', 'focusin'], () => setTimeout(change, 100));
  else if (moment === 'again and again')
    addEventListener('DOMContentLoaded', () => {
      change();
      watch();
    });
  else {
    const observer = new MutationObserver(() => {
      if (document.documentElement?.dataset.hydrated !== 'true') return;
      observer.disconnect();
      change();
    });
    observer.observe(document, { attributes: true, attributeFilter: ['data-hydrated'], subtree: true });
  }
}

/** Collects what the page reports as wrong from now on, apart from a refusal of the API. */
export function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.location().url.includes('/api/')) return;
    if (message.type() === 'error' || message.text().startsWith('Form submission canceled'))
      errors.push(message.text());
  });
  return errors;
}
