import { useEffect, useState } from 'react';
import { normaliseText } from '../../../functions/leads/text.ts';
import { fillSlots } from '../fill-slots.ts';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  /** Id of the field. */
  field: string;
  /** UTF-16 units that are stored at most (functions/leads/text.ts). */
  limit: number;
};

/** Milliseconds without a key before the count is read out: not after each letter. */
const READ_AFTER = 1000;

/** How many characters are left in a field; silent while there are plenty. */
export function CharacterCount({ field, limit }: Props) {
  const { counter, counterOver } = useUiTexts();
  const [left, setLeft] = useState(limit);
  const [read, setRead] = useState('');

  useEffect(() => {
    const control = document.getElementById(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const count = () => setLeft(charactersLeft(control.value, limit));
    // The event comes before the fields are emptied.
    const countLater = () => setTimeout(count);
    // What was typed before React arrived.
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

/** Counted as the limits are checked: what is stored, not what was typed. Negative if there are too many. */
export function charactersLeft(value: string, limit: number): number {
  return limit - normaliseText(value).length;
}

/** Whether so few characters are left that the visitor should know: the last tenth. */
export function isNear(left: number, limit: number): boolean {
  return left <= limit / 10;
}
