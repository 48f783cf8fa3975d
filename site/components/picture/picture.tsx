import { pictures } from 'virtual:pictures';
import 'virtual:pictures.css';

type Props = {
  /** A drawing of the site, or a photograph that the owner has laid into content/images. */
  name: string;
  /** What it shows; empty if it says nothing that the text beside it does not say. */
  alt: string;
  /** How wide it is shown, as in the `sizes` of HTML: the browser chooses the file by it. */
  sizes?: string;
  /** True for the one picture of a page that is seen first. */
  priority?: boolean;
};

/** A picture by its name. It takes the room that its place gives it; cut and shape are the style's affair. */
export function Picture({ name, alt, sizes = '100vw', priority = false }: Props) {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}" in site/images or content/images.`);
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

/** Whether there is a picture of that name, for places that can do without. */
export function hasPicture(name: string): boolean {
  return name in pictures;
}
