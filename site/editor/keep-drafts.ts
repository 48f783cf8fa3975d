declare global {
  /** Called by Sveltia CMS (patches.ts). `keep` stores what is typed into the open form. */
  var drafts: { keep: (() => void) | undefined; saved: () => void };
}

/** The browser keeps one draft of a form: what another tab has typed into it would go with what this one saves. */
export function keepDraftsOfTabs(): void {
  const tabs = new BroadcastChannel('saved-forms');
  tabs.onmessage = () => globalThis.drafts.keep?.();
  globalThis.drafts = { keep: undefined, saved: () => tabs.postMessage(undefined) };
}
