import { Picture } from '../picture/picture.tsx';

type Props = {
  /** The article's slug, for which a picture is drawn, or the name of another. */
  name: string;
  /** True for the one picture of a page that is seen first: the largest, too. */
  priority?: boolean;
};

/** The picture of an article. It repeats what the title says, so it has no text of its own. */
export function ArticleImage({ name, priority = false }: Props) {
  const sizes = priority
    ? '(width >= 56rem) 52vw, 90vw'
    : '(width >= 68rem) 30vw, (width >= 44rem) 46vw, 90vw';
  return <Picture name={name} alt="" sizes={sizes} priority={priority} />;
}
