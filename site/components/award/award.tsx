import { Picture } from '../picture/picture.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';

/** An award: its number as artwork, its name and who gave it. */
export function Award({ title, note }: { title: string; note: string }) {
  return (
    <figure className="award">
      <Picture name="award" alt="" sizes="(width >= 62rem) 45vw, 90vw" />
      <figcaption>
        <b>
          <Unbroken text={title} />
        </b>
        <span>
          <Unbroken text={note} />
        </span>
      </figcaption>
    </figure>
  );
}
