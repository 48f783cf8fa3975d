import type { Picture as PictureData } from '../../images/drawn-picture.server.ts';
import { hasPicture, Picture } from '../picture/picture.tsx';
import { SinglePicture } from '../picture/single-picture.tsx';

type Props = {
  /** The article's slug or another picture's name. */
  name: string;
  /** Generated for the slug; a photograph with that name takes precedence. */
  drawing: PictureData | undefined;
  /** True for the page's largest picture above the fold. */
  priority?: boolean;
};

/** An article's picture. Decorative: it adds nothing to the title. */
export function ArticleImage({ name, drawing, priority = false }: Props) {
  const sizes = priority
    ? '(width >= 62rem) 52vw, 90vw'
    : '(width >= 62rem) 30vw, (width >= 44rem) 46vw, 90vw';
  const placed = { name, alt: '', sizes, priority };
  return drawing && !hasPicture(name) ? (
    <SinglePicture picture={drawing} {...placed} />
  ) : (
    <Picture {...placed} />
  );
}
