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

/** 1.500,- € and 37,37 EUR, too. What is no amount stays text, which the check refuses. */
export function cents(text: string): number | string {
  const plain = text
    .replace(/\s|€|EUR(?:O)?/gi, '')
    .replace(/,[-–—]+$/, '')
    .replace(/\.(?=\d{3})/g, '');
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
  const upload = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const problem = await pictureProblem(file, options.length > 0 ? MIN_WIDTH : ARTICLE_WIDTH);
    input.setCustomValidity(problem ?? '');
    if (problem) {
      input.value = '';
      return input.reportValidity();
    }
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
          onChange={({ target }) => upload(target)}
        />
      </label>
      {isNew && <img src={value} alt="Neues Foto" style={{ display: 'block', maxInlineSize: '16rem' }} />}
    </div>
  );
}

/** In pixels, as in images/photograph.server.ts; an article's drawing has the second. */
const MIN_WIDTH = 640;
const ARTICLE_WIDTH = 1200;
const MAX_MEGABYTES = 12;

/** Why a file can't be the picture. The place of a picture may need more, which the check says. */
async function pictureProblem(file: File, needed: number): Promise<string | undefined> {
  const megabytes = Math.ceil(file.size / 1e6);
  if (megabytes > MAX_MEGABYTES)
    return `Die Datei hat ${megabytes} MB, erlaubt sind ${MAX_MEGABYTES}. Speichern Sie das Foto als JPEG mit höchstens 4.000 Pixeln Breite.`;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture)
    return 'Diese Datei ist kein Bild, das Browser zeigen können. Speichern Sie es in Ihrem Bildprogramm als JPEG oder PNG.';
  if (picture.width >= needed) return undefined;
  const [width, least] = [picture.width, needed].map((pixels) => pixels.toLocaleString('de-DE'));
  return `Das Bild ist ${width} Pixel breit, gebraucht werden mindestens ${least}. Nehmen Sie die Aufnahme in voller Größe.`;
}
