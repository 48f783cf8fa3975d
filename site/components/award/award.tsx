import { Picture } from '../picture/picture.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

/** An award: its number as artwork, its name and who gave it. */
export function Award({ title, note }: { title: string; note: string }) {
  return (
    <figure className="award">
      <Picture name="award" alt="" sizes="(width >= 62rem) 45vw, 90vw" />
      <figcaption>
        <b>{unbroken(title)}</b>
        <span>{unbroken(note)}</span>
      </figcaption>
    </figure>
  );
}
