import { fillSlots } from '../lib/fill-slots.ts';
import { MIN_INSIDE, words } from '../lib/words.ts';

export type FaqSearchLabels = Record<'one' | 'many' | 'none', string>;

/** While something is typed into the search of the open page, only questions with all its words are shown. */
export function searchQuestions(search: Element) {
  const field = search.querySelector('input');
  const status = search.querySelector<HTMLElement>('[data-labels]');
  const jumpList = document.querySelector('.faq-head nav');
  if (!field || !status) return;
  const labels: FaqSearchLabels = JSON.parse(status.dataset.labels ?? '');

  const show = () => {
    const wanted = words(field.value).map((word) => (word.length < MIN_INSIDE ? ` ${word}` : word));
    let count = 0;
    for (const category of document.querySelectorAll<HTMLElement>('.faq-category')) {
      category.hidden = true;
      for (const question of category.querySelectorAll('details')) {
        const text = ` ${words(question.textContent).join(' ')}`;
        question.hidden = !wanted.every((word) => text.includes(word));
        if (question.hidden) continue;
        category.hidden = false;
        count++;
      }
    }
    jumpList?.toggleAttribute('hidden', wanted.length > 0);
    if (wanted.length === 0) status.textContent = '';
    else if (count === 0) status.textContent = fillSlots(labels.none, { query: field.value.trim() });
    else status.textContent = count === 1 ? labels.one : fillSlots(labels.many, { count });
  };
  field.addEventListener('input', show);
  // Typed before, or put back by the browser.
  if (field.value) show();
}
