import type { CustomFieldControlProps } from '@sveltia/cms';
import { MIN_WIDTH } from '../images/cut-to.ts';
import { slugify } from '../lib/slugify.ts';
import { namedAs, ownPicture } from './name-pictures.ts';
import { upload } from './upload.ts';
import { usablePicture } from './usable-picture.ts';

/** Options of a picture field (config.server.ts), besides those of every field. */
export type PictureField = {
  /** Pictures to choose from; without, there is only the photograph to upload. */
  options?: Array<{ label: string; value: string }>;
  /** For a photograph that is found by its name, as for namedAs. */
  named?: string;
  /** Smallest size of the photograph, in pixels. */
  least?: { width: number; height?: number };
};

const drawings: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../images/**/*.svg', { query: '?url', import: 'default', eager: true }),
  ).map(([path, url]) => [path.replace(/^.*\/(?:cover-(?:ink|chalk)-)?|\.svg$/g, ''), url]),
);

/** A picture by its name: one of the drawings, or a photograph to upload. Without hooks, as controls.tsx. */
export function PictureControl({
  value,
  field,
  forID,
  classNameWrapper,
  entry,
  onChange,
  addFile,
}: CustomFieldControlProps) {
  const { options, named, least = { width: MIN_WIDTH } } = field.toJS() as PictureField;
  const isNew = typeof value === 'string' && value.startsWith('blob:');
  // A value that has just been saved is a path.
  const chosen = isNew ? '' : String(value ?? '').replace(/^\/content\/images\/|\.\w+$/g, '');
  const take = async (file: File) => {
    const { picture, ending } = await usablePicture(file, least).catch(({ message }: Error) => {
      throw new Error(isNew ? `${message} Es bleibt beim Foto davor.` : message);
    });
    const stem = slugify(file.name.replace(/\.\w+$/, '')) || 'bild';
    const name = named ? namedAs(named, ending) : `${drawings[stem] ? `${stem}-foto` : stem}.${ending}`;
    onChange(await addFile(new File([picture], name, { type: picture.type })));
  };
  return (
    <div className="picture-field">
      {options && (
        <select
          id={forID}
          className={classNameWrapper}
          value={chosen}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{isNew ? 'Neues Foto' : 'Vorhandenes Bild wählen'}</option>
          {withChosen(options, chosen).map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <label>
        {options ? 'Oder ein Foto von Ihrem Gerät: ' : 'Foto von Ihrem Gerät: '}
        <input type="file" accept="image/*" onChange={({ target }) => upload(target, take)} />
      </label>
      <p>{`Mindestens ${size(least)}.`}</p>
      <p role="alert" />
      {isNew ? (
        <img src={value} alt="Neues Foto" />
      ) : (
        <p hidden ref={(inUse) => void (inUse && show(inUse, namesAt(inUse)))}>
          {'Zurzeit zu sehen:'}
          <img alt="Jetziges Bild" />
        </p>
      )}
    </div>
  );

  /** Names of the picture that the site shows now, the first of them that there is. */
  function namesAt(place: Element): string[] {
    if (!named) return [chosen];
    // For entries of a list, only the page tells which one it is.
    const path = place.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '';
    const values: Record<string, unknown> = {
      slug: entry?.get('slug'),
      id: entry?.getIn(['data', ...path.split('.').slice(0, -1), 'id']),
    };
    const name = named
      .replaceAll(':', '/')
      .replace(/\{\{(\w+)\}\}/, (_, field) => String(values[field] ?? ''));
    return [...(named === '{{slug}}' ? [String(entry?.getIn(['data', 'image']) ?? '')] : []), name];
  }
}

const size = ({ width, height }: { width: number; height?: number }) =>
  [width, height]
    .map((pixels) => pixels?.toLocaleString('de-DE'))
    .join(' × ')
    .replace(/ × $/, '') + (height ? ' Pixel' : ' Pixel breit');

/** The chosen value stays selectable: a photograph that was just saved isn't among the options yet. */
const withChosen = (options: NonNullable<PictureField['options']>, chosen: string) =>
  chosen && !options.some(({ value }) => value === chosen)
    ? [{ label: chosen, value: chosen }, ...options]
    : options;

async function show(inUse: HTMLElement, names: string[]) {
  for (const name of names.filter(Boolean)) {
    const url = (await ownPicture(name)) ?? drawings[name];
    if (!url) continue;
    Object.assign(inUse.querySelector('img') ?? {}, { src: url });
    inUse.hidden = false;
    return;
  }
  inUse.hidden = true;
}
