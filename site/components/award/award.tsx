import image from '../../images/award.svg';

/** The award as a picture of its number, with its name and who gave it. */
export function Award({ title, note }: { title: string; note: string }) {
  return (
    <figure className="award">
      <img src={image} width="900" height="420" alt="" loading="lazy" decoding="async" />
      <figcaption>
        <b>{title}</b>
        <span>{note}</span>
      </figcaption>
    </figure>
  );
}
