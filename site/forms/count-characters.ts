import { site } from 'virtual:site-shell';
import { fillSlots } from '../lib/fill-slots.ts';
import { charactersLeft, isNear } from './characters-left.ts';
import { isControl } from './controls.ts';

/** Milliseconds of debounce before the count is announced. */
const READ_AFTER = 1000;

/** Shows how many characters are left in the fields of a form that have a limit, once few are. */
export function countCharacters(form: HTMLFormElement) {
  for (const place of form.querySelectorAll<HTMLElement>('.character-count')) {
    // By its label, each time: a writing aid may have put a field of its own before it, or a copy in its place.
    const label = place.closest('.form-field')?.querySelector('label');
    let timer: ReturnType<typeof setTimeout>;
    const count = (event?: Event) => {
      const control = label?.control;
      if (!control || !isControl(control) || (event && event.target !== control)) return;
      const limit = Number(place.dataset.limit);
      const left = charactersLeft(control.value, limit, control instanceof HTMLTextAreaElement);
      const text = textFor(left, limit);
      place.textContent = text;
      place.toggleAttribute('data-over', left < 0);
      clearTimeout(timer);
      const read = place.nextElementSibling;
      if (read?.ariaLive) timer = setTimeout(() => Object.assign(read, { textContent: text }), READ_AFTER);
    };
    count();
    form.addEventListener('input', count, true);
    // The reset event fires before the fields are cleared.
    form.addEventListener('reset', () => setTimeout(count));
  }
}

function textFor(left: number, limit: number): string {
  const { counter, counterOver } = site.ui;
  if (!isNear(left, limit)) return '';
  return fillSlots(left < 0 ? counterOver : counter, { count: String(Math.abs(left)) });
}
