import 'virtual:pictures.css';
import type { Picture } from '../../content/drawn-picture.server.ts';

/** How a picture is shown in its place. */
export type Placed = {
  /** What it shows; empty if it says nothing that the text beside it does not say. */
  alt: string;
  /** How wide it is shown, as in the `sizes` of HTML: the browser chooses the file by it. */
  sizes?: string;
  /** True for the one picture of a page that is seen first. */
  priority?: boolean;
};

/** One picture, for what every page shows: it does without the list of all pictures. */
export function SinglePicture({
  name,
  picture,
  alt,
  sizes = '100vw',
  priority = false,
}: Placed & { name: string; picture: Picture }) {
  const { width, height } = picture;
  const shared = {
    width,
    height,
    ...(priority
      ? { fetchPriority: 'high' as const }
      : { loading: 'lazy' as const, decoding: 'async' as const }),
  };
  if ('src' in picture) {
    return (
      <picture className="picture">
        <img src={picture.src} alt={alt} {...shared} />
      </picture>
    );
  }
  const { stem, widths, fallback } = picture;
  const filesOf = (type: string) => widths.map((one) => `${stem}-${one}.${type} ${one}w`).join(', ');
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={filesOf('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={filesOf('webp')} sizes={sizes} />
      <img
        className={`picture-${name}`}
        src={`${stem}-${fallback.width}.${fallback.format}`}
        alt={alt}
        {...shared}
      />
    </picture>
  );
}
