/** Texts as the rich text editor hands them over without an edit, by the original. */
const echoes = new Map<string, string>();

export const echoOf = (text: string): string | undefined => echoes.get(text);

/** Kept in the browser, as a draft may be restored and saved before its text is shown. */
const STORE = 'editor.echoes';
const MOST_STORED = 20;

/**
 * Learns the echo of each text that is opened. Sveltia's rich text editor reads Markdown into its own nodes, then fires
 * “Update” with the Markdown that it makes of them, at first while its hidden text area still has what it read.
 */
export function learnEchoes(): void {
  for (const [text, echo] of stored()) echoes.set(text, echo);
  const edited = new WeakSet<Element>();
  for (const type of ['beforeinput', 'keydown', 'paste', 'drop', 'click']) {
    const note = (event: Event) => {
      const editor = editorOf(event.target);
      if (editor && mayEdit(event)) edited.add(editor);
    };
    addEventListener(type, note, true);
  }
  // The event doesn't bubble.
  addEventListener(
    'Update',
    ({ target, detail }: Event & { detail?: { value?: unknown } }) => {
      const editor = editorOf(target);
      const text = editor?.querySelector('textarea')?.value.trim();
      if (!editor || !text || typeof detail?.value !== 'string' || edited.has(editor)) return;
      learnEcho(text, detail.value);
    },
    true,
  );
}

/** Neither a click into the text nor a key that moves through it is an edit. */
function mayEdit(event: Event): boolean {
  if (event.type === 'click')
    return event.target instanceof Element && !event.target.closest('.lexical-root');
  return (
    !(event instanceof KeyboardEvent) || !/^(?:Arrow|Page|Home|End|Shift|Control|Alt|Meta)/.test(event.key)
  );
}

/** Only the first event precedes any edit, and it has all letters of the text. */
export function learnEcho(text: string, echo: string): void {
  if (echoes.has(text) || lettersOf(text) !== lettersOf(echo)) return;
  echoes.set(text, echo);
  if (text === echo.trim() || typeof localStorage === 'undefined') return;
  try {
    const all = [...stored().filter(([known]) => known !== text), [text, echo]];
    localStorage.setItem(STORE, JSON.stringify(all.slice(-MOST_STORED)));
  } catch {
    // A full store only means that a restored draft is compared with the file itself.
  }
}

function stored(): Array<[string, string]> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]');
  } catch {
    return [];
  }
}

const editorOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('.text-editor') : null;

/** Leaves out the language that the editor gives to code. */
export const lettersOf = (text: string) =>
  text.replace(/^([ \t]*`{3,})plain$/gm, '$1').replace(/[^\p{L}]+/gu, '');
