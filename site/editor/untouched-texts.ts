/**
 * Keeps a text as it is in its file until somebody changes it. The rich text editor of Sveltia CMS writes all of it in
 * its own manner as soon as it shows it, so that every article would be "changed" when opened, and have a draft.
 */
export function leaveUntouchedTexts(): void {
  /** The texts of editors that nobody has changed, each as its editor writes it. */
  const untouched = new WeakMap<EventTarget, string>();
  const touched = new WeakSet<EventTarget>();
  const touch = ({ target }: Event) => {
    const editor = (target as Element).closest?.('.sui.text-editor')?.querySelector('.lexical-root');
    if (editor && !untouched.has(editor)) touched.add(editor);
  };
  for (const type of ['beforeinput', 'keydown', 'paste', 'drop', 'click'])
    document.addEventListener(type, touch, { capture: true });
  document.addEventListener(
    'Update',
    (event) => {
      const { target } = event;
      if (!target || touched.has(target)) return;
      const { value } = (event as CustomEvent<{ value: string }>).detail;
      if (!untouched.has(target)) untouched.set(target, value);
      if (untouched.get(target) === value) event.stopImmediatePropagation();
      else touched.add(target);
    },
    { capture: true },
  );
}
