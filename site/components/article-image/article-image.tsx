import type { Picture as PictureData } from '../../content/drawn-picture.server.ts';
import { hasPicture, Picture } from '../picture/picture.tsx';
import { SinglePicture } from '../picture/single-picture.tsx';

type Props = {
  /** The article's slug, or the name of another picture. */
  name: string;
  /** What is drawn for that slug; the owner's photograph of that name takes its place. */
  drawing: PictureData | undefined;
  /** True for the one picture of a page that is seen first: the largest, too. */
  priority?: boolean;
};

/** The picture of an article. It repeats what the title says, so it has no text of its own. */
export function ArticleImage({ name, drawing, priority = false }: Props) {
  const sizes = priority
    ? '(width >= 56rem) 52vw, 90vw'
    : '(width >= 68rem) 30vw, (width >= 44rem) 46vw, 90vw';
  const placed = { name, alt: '', sizes, priority };
  return drawing && !hasPicture(name) ? (
    <SinglePicture picture={drawing} {...placed} />
  ) : (
    <Picture {...placed} />
  );
}
