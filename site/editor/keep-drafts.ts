import { notify, takeBack } from './notify.ts';

declare global {
  /** Called by Sveltia CMS (patches.ts). `keep` stores what is typed into the open form. */
  var drafts: { keep: (() => void) | undefined; saved: () => void };
}

/** The browser keeps one draft of a form: what another tab has typed into it would go with what this one saves. */
export function keepDraftsOfTabs(): void {
  const tabs = new BroadcastChannel('saved-forms');
  tabs.onmessage = () => globalThis.drafts.keep?.();
  globalThis.drafts = { keep: undefined, saved: () => tabs.postMessage(undefined) };
  addEventListener('hashchange', tellOfOtherTab);
  tellOfOtherTab();
  addEventListener('keydown', waitForAnswer, { capture: true });
}

const IN_TWO_TABS =
  'Dieses Formular ist auch in einem anderen Tab offen. Arbeiten Sie nur in einem weiter: Ungespeichertes bewahrt der Browser allein aus dem Tab auf, in dem zuletzt getippt wurde.';

let leave = () => {};

/** Says so as long as another tab has the form that is open here. */
async function tellOfOtherTab() {
  leave();
  takeBack(IN_TWO_TABS);
  const form = /#\/collections\/.+\/(?:entries\/.+|new)$/.exec(location.hash)?.[0];
  if (!form) return;
  const { promise: left, resolve } = Promise.withResolvers<void>();
  leave = resolve;
  const isOnly = await navigator.locks.request(form, { ifAvailable: true }, async (lock) => {
    if (lock) await left;
    return lock !== null;
  });
  if (isOnly) return;
  notify(IN_TWO_TABS);
  await navigator.locks.request(form, () => {
    takeBack(IN_TWO_TABS);
    return left;
  });
}

/** Escape would answer the question about a draft, and delete it. */
function waitForAnswer(event: KeyboardEvent) {
  if (event.key === 'Escape' && document.querySelector('dialog[open] .draft-question'))
    event.preventDefault();
}
