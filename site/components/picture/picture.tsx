import { pictures } from 'virtual:pictures';
import { type Placed, SinglePicture } from './single-picture.tsx';

type Props = Placed & {
  /** A drawing of the site, or a photograph that the owner has laid into content/images. */
  name: string;
};

/** A picture by its name. It takes the room that its place gives it; cut and shape are the style's affair. */
export function Picture({ name, ...placed }: Props) {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}" in site/images or content/images.`);
  return <SinglePicture name={name} picture={picture} {...placed} />;
}

/** Whether there is a picture of that name, for places that can do without. */
export function hasPicture(name: string): boolean {
  return name in pictures;
}
