import type { CustomFieldControlProps } from '@sveltia/cms';
import { downloadProblem } from '../content/own-downloads.ts';
import { slugify } from '../lib/slugify.ts';
import { upload } from './upload.ts';

const ENDINGS = ['pdf', 'jpg', 'png', 'svg', 'webp'];

/** The name of a file for visitors, or a file to upload. Without hooks, as controls.tsx. */
export function DownloadControl({
  value,
  forID,
  classNameWrapper,
  onChange,
  addFile,
}: CustomFieldControlProps) {
  const isNew = typeof value === 'string' && value.startsWith('blob:');
  const take = async (file: File) => {
    const checked = await usable(file);
    onChange(await addFile(checked).catch(() => Promise.reject(new Error(MISLABELLED))));
  };
  return (
    <div className="picture-field">
      <input
        id={forID}
        className={classNameWrapper}
        placeholder={isNew ? 'Neue Datei' : ''}
        // A value that has just been saved is a path.
        value={isNew ? '' : String(value ?? '').replace(/^\/downloads\//, '')}
        onChange={({ target }) => onChange(target.value)}
      />
      <label>
        {'Datei hochladen: '}
        <input
          type="file"
          accept={ENDINGS.map((ending) => `.${ending}`).join()}
          onChange={({ target }) => upload(target, take)}
        />
      </label>
      <p role="alert" />
    </div>
  );
}

/** The CMS compares type and content, and says so in English. */
const MISLABELLED =
  'Der Inhalt der Datei passt nicht zu ihrer Endung. Speichern Sie sie noch einmal in dem Programm, mit dem sie gemacht ist.';

/** The file under a name that fits an address. @throws Error in German that says what to do */
async function usable(file: File): Promise<File> {
  const { name, size, type } = file;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!ENDINGS.includes(ending))
    throw new Error(
      `Möglich sind Dateien mit der Endung ${ENDINGS.join(', ')}. Exportieren Sie die Datei als PDF.`,
    );
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 5).arrayBuffer()));
  const problem = downloadProblem({ name, size, start });
  if (problem) throw new Error(`${problem}.`);
  const stem = slugify(name.slice(0, name.lastIndexOf('.'))) || 'datei';
  // Not every system knows the type.
  return new File([file], `${stem}.${ending}`, { type: ending === 'pdf' ? 'application/pdf' : type });
}
