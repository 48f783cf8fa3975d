import { pictures } from 'virtual:pictures';
import { type Placed, SinglePicture } from './single-picture.tsx';

type Props = Placed & {
  /** A drawing of the site, or a photograph in content/images. */
  name: string;
};

/** A picture by its name. Fills its container; CSS crops and shapes it. */
export function Picture({ name, ...placed }: Props) {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}" in site/images or content/images.`);
  return <SinglePicture picture={picture} {...placed} />;
}

/** True if a picture with that name exists. */
export function hasPicture(name: string): boolean {
  return name in pictures;
}
