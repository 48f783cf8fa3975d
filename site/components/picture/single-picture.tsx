import type { Picture } from '../../images/drawn-picture.server.ts';

export type Placed = {
  /** Empty if it adds nothing to the text. */
  alt: string;
  /** HTML `sizes`: the display width, by which the browser picks a file. */
  sizes?: string;
  /** URL of a drawing that replaces this one on phones; a photograph stays. */
  onPhones?: string | undefined;
  /** True for the page's first picture above the fold. */
  priority?: boolean;
  /** `eager` for other pictures above the fold. */
  loading?: 'eager' | 'lazy';
};

/** A picture without the registry of all pictures, for what every page shows. */
export function SinglePicture({
  picture,
  alt,
  sizes = '100vw',
  onPhones,
  priority = false,
  loading = 'lazy',
}: Placed & { picture: Picture }) {
  const { width, height } = picture;
  const shared = {
    width,
    height,
    ...(priority ? { fetchPriority: 'high' as const } : { loading, decoding: 'async' as const }),
  };
  if ('src' in picture) {
    return (
      <picture className="picture">
        {onPhones && <source media="(width < 44rem)" srcSet={onPhones} />}
        <img src={picture.src} alt={alt} {...shared} />
      </picture>
    );
  }
  const { stem, widths, fallback, focus } = picture;
  const filesOf = (type: string) => widths.map((one) => `${stem}-${one}.${type} ${one}w`).join(', ');
  return (
    <picture className="picture photograph">
      <source type="image/avif" srcSet={filesOf('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={filesOf('webp')} sizes={sizes} />
      <img
        className={focus && `focus-${focus}`}
        src={`${stem}-${fallback.width}.${fallback.format}`}
        alt={alt}
        {...shared}
      />
    </picture>
  );
}
