import { fillSlots } from '../lib/fill-slots.ts';
import { MIN_INSIDE, words } from '../lib/words.ts';

export type FaqSearchLabels = Record<'one' | 'many' | 'none', string>;

/**
 * While something is typed into the search of the open page, only questions with all its words are shown, in one list,
 * and the first of them is open; the dots of the others fade.
 */
export function searchQuestions(search: Element) {
  const field = search.querySelector('input');
  const status = search.querySelector<HTMLElement>('[data-labels]');
  const head = search.parentElement;
  const jumpList = head?.querySelector('nav');
  if (!field || !status || !head) return;
  const labels: FaqSearchLabels = JSON.parse(status.dataset.labels ?? '');
  const answers = openAnswers();

  const show = () => {
    const wanted = words(field.value).map((word) => (word.length < MIN_INSIDE ? ` ${word}` : word));
    const dots = head.querySelectorAll('.faq-field path');
    const found: HTMLDetailsElement[] = [];
    let place = 0;
    for (const category of document.querySelectorAll<HTMLElement>('.faq-category')) {
      category.hidden = true;
      category.toggleAttribute('data-searched', wanted.length > 0);
      for (const question of category.querySelectorAll('details')) {
        const text = ` ${words(question.textContent).join(' ')}`;
        question.hidden = !wanted.every((word) => text.includes(word));
        dots[place++]?.toggleAttribute('data-missed', question.hidden);
        if (question.hidden) continue;
        category.hidden = false;
        found.push(question);
      }
    }
    jumpList?.toggleAttribute('hidden', wanted.length > 0);
    if (wanted.length === 0) {
      status.textContent = '';
      answers.restore();
      return;
    }
    answers.openFirst(found);
    const count = found.length;
    if (count === 0) status.textContent = fillSlots(labels.none, { query: field.value.trim() });
    else status.textContent = count === 1 ? labels.one : fillSlots(labels.many, { count });
  };
  field.addEventListener('input', show);
  // Typed before, or put back by the browser.
  if (field.value) show();
}

/** Opens an answer for the search, and afterwards the one again that was open before. What the visitor opens stays. */
function openAnswers() {
  let ours: HTMLDetailsElement | undefined;
  let before: HTMLDetailsElement | undefined;
  const opened = () => document.querySelector<HTMLDetailsElement>('.faq-category details[open]') ?? undefined;
  return {
    openFirst([first]: readonly HTMLDetailsElement[]) {
      const open = opened();
      if (open && open !== ours && !open.hidden) return;
      if (open !== ours) before ??= open;
      if (open !== first) {
        if (open) open.open = false;
        if (first) first.open = true;
      }
      ours = first;
    },
    restore() {
      if (ours?.open) ours.open = false;
      if (before && !opened()) before.open = true;
      ours = undefined;
      before = undefined;
    },
  };
}
