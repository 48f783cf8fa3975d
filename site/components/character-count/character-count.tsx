import { useEffect, useState } from 'react';
import { normaliseText, withoutInvisible } from '../../../functions/leads/text.ts';
import { fillSlots } from '../../lib/fill-slots.ts';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  /** Id of the field. */
  field: string;
  /** Maximum in UTF-16 units as stored (functions/leads/text.ts). */
  limit: number;
};

/** Milliseconds of debounce before the count is announced. */
const READ_AFTER = 1000;

/** Remaining characters of a field; hidden until few are left. */
export function CharacterCount({ field, limit }: Props) {
  const { counter, counterOver } = useUiTexts();
  const [left, setLeft] = useState(limit);
  const [read, setRead] = useState('');

  useEffect(() => {
    const control = document.getElementById(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const isMultiline = control instanceof HTMLTextAreaElement;
    const count = () => setLeft(charactersLeft(control.value, limit, isMultiline));
    // The reset event fires before the fields are cleared.
    const countLater = () => setTimeout(count);
    // Text typed before hydration.
    count();
    control.addEventListener('input', count);
    control.form?.addEventListener('reset', countLater);
    return () => {
      control.removeEventListener('input', count);
      control.form?.removeEventListener('reset', countLater);
    };
  }, [field, limit]);

  const text = !isNear(left, limit)
    ? ''
    : fillSlots(left < 0 ? counterOver : counter, { count: String(Math.abs(left)) });

  useEffect(() => {
    const timer = setTimeout(() => setRead(text), READ_AFTER);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      <span className="character-count" data-over={left < 0 || undefined} aria-hidden="true">
        {text}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {read}
      </span>
    </>
  );
}

/** Counts like the limit check: the text as sent and stored, not as typed. Negative beyond the limit. */
export function charactersLeft(value: string, limit: number, isMultiline: boolean): number {
  return limit - normaliseText(withoutInvisible(value, isMultiline)).length;
}

/** True in the last tenth of the limit. */
export function isNear(left: number, limit: number): boolean {
  return left <= limit / 10;
}
