import type { CustomFieldControlProps } from '@sveltia/cms';

/*
 * Fields of our own. Without hooks: the CMS renders them with its own copy of React.
 */

/** Euros for the integer cents of the file: 37,37 for 3737. */
export function EuroControl({ value, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
  return (
    <input
      id={forID}
      className={classNameWrapper}
      inputMode="decimal"
      defaultValue={euros(value)}
      onChange={({ target }) => onChange(cents(target.value))}
    />
  );
}

const euros = (value: unknown) =>
  typeof value === 'number' ? `${value / 100}`.replace('.', ',').replace(/,(\d)$/, ',$10') : '';

/** Reads 1.500,- € and 37,37 EUR, too. Anything else stays text, and the check refuses it. */
export function cents(text: string): number | string {
  const plain = text
    .replace(/\s|€|EUR(?:O)?/gi, '')
    .replace(/,[-–—]+$/, '')
    .replace(/\.(?=\d{3})/g, '');
  return /^\d+(?:[.,]\d{1,2})?$/.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 100) : text;
}
