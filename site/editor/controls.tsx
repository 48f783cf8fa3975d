import type { CustomFieldControlProps } from '@sveltia/cms';
import { slugify } from '../lib/slugify.ts';

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

/** What is no amount stays text, which the check refuses. */
function cents(text: string): number | string {
  const plain = text.replace(/[\s€]/g, '').replace(/\.(?=\d{3})/g, '');
  return /^\d+(?:[.,]\d{1,2})?$/.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 100) : text;
}

/** A picture by its name: one of the drawings, or a photograph to upload. */
export function PictureControl({
  value,
  field,
  forID,
  classNameWrapper,
  entry,
  onChange,
  addFile,
}: CustomFieldControlProps) {
  const options: Array<{ label: string; value: string }> =
    field.get('options')?.toJS?.() ?? field.get('options') ?? [];
  const isNew = typeof value === 'string' && value.startsWith('blob:');
  const upload = async (file: File | undefined) => {
    if (!file) return;
    // A photograph of an article is found by the article's name.
    const slug = entry?.get('slug') || slugify(String(entry?.getIn(['data', 'title']) ?? ''));
    const name = options.length > 0 ? slugify(file.name.replace(/\.\w+$/, '')) : slug;
    onChange(await addFile(file, { name: `${name}${/\.\w+$/.exec(file.name)?.[0].toLowerCase() ?? ''}` }));
  };
  return (
    <div>
      {options.length > 0 && (
        <select
          id={forID}
          className={classNameWrapper}
          value={isNew ? '' : (value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{isNew ? 'Neues Foto' : 'Bitte wählen'}</option>
          {options.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <label>
        {' Foto hochladen: '}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => upload(target.files?.[0])}
        />
      </label>
      {isNew && <img src={value} alt="Neues Foto" style={{ display: 'block', maxInlineSize: '16rem' }} />}
    </div>
  );
}
