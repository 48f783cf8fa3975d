import type { Told } from './form-language.ts';

declare global {
  /** Called by Sveltia CMS (patches.ts). */
  var showMistake: (validities: Validities) => void;
}

/** What Sveltia CMS finds wrong: by locale and key path. */
type Validities = Record<string, Record<string, { valid: boolean }>>;

/** Mistakes in the open form's fields, by key path; a text may have several, a line each. */
const problems = new Map<string, string>();

/**
 * Marks fields whose mistakes only saving has found, until they are changed. Sveltia CMS marks what it finds itself,
 * and offers no way to add to that; it makes a field only once that comes into view.
 */
export function markFields(told: Told[]): void {
  unmark();
  for (const { keyPath, problem } of told) {
    if (keyPath === '') continue;
    const others = problems.get(keyPath);
    problems.set(keyPath, others ? `${others}\n${problem}` : problem);
  }
  // The first last, because that is where the form stays.
  for (const keyPath of [...problems.keys()].reverse()) leadTo(keyPath);
  if (problems.size === 0) return;
  fields.observe(document.body, { childList: true, subtree: true });
  addEventListener('input', onChange, true);
  addEventListener('change', onChange, true);
  addEventListener('hashchange', unmark);
  mark();
}

/** Lets saving show the first field that Sveltia CMS has marked, which may be folded away or far off. */
export function showMistakes(): void {
  globalThis.showMistake = (validities) => {
    const found = Object.values(validities).flatMap((fields) => Object.entries(fields));
    const [keyPath] = found.find(([, { valid }]) => !valid) ?? [];
    if (keyPath) leadTo(keyPath);
  };
}

/** Sveltia CMS opens the entries around the field, scrolls to it and focuses it. */
const leadTo = (keyPath: string) =>
  postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } }, location.origin);

const fields = new MutationObserver(mark);

function mark() {
  for (const [keyPath, problem] of problems) {
    const field = document.querySelector(`[data-key-path="${CSS.escape(keyPath)}"]`);
    const id = `problem-${keyPath}`;
    if (!field || document.getElementById(id)) continue;
    const text = Object.assign(document.createElement('p'), {
      id,
      className: 'problem',
      textContent: problem,
    });
    field.querySelector('.field-wrapper')?.before(text);
    const input = field.querySelector('input, textarea, select, [contenteditable], [role=combobox]');
    input?.setAttribute('aria-invalid', 'true');
    input?.setAttribute('aria-describedby', id);
  }
}

function onChange({ target }: Event) {
  const field = target instanceof Element && target.closest('[data-key-path]');
  if (field) unmarkField(field.getAttribute('data-key-path') ?? '');
}

function unmarkField(keyPath: string) {
  if (!problems.delete(keyPath)) return;
  const text = document.getElementById(`problem-${keyPath}`);
  text?.parentElement?.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
  text?.remove();
}

function unmark() {
  fields.disconnect();
  removeEventListener('input', onChange, true);
  removeEventListener('change', onChange, true);
  removeEventListener('hashchange', unmark);
  for (const keyPath of problems.keys()) unmarkField(keyPath);
}
