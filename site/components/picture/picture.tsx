import { pictures } from 'virtual:pictures';
import { type Placed, SinglePicture } from './single-picture.tsx';

type Props = Omit<Placed, 'onPhones'> & {
  /** A drawing of the site, or a photograph in content/images. */
  name: string;
  /** Name of a drawing that replaces this one on phones, if there is one. */
  onPhones?: string | undefined;
};

/** A picture by its name. Fills its container; CSS crops and shapes it. */
export function Picture({ name, onPhones, ...placed }: Props) {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}".`);
  const phone = onPhones ? pictures[onPhones] : undefined;
  return (
    <SinglePicture picture={picture} {...(phone && 'src' in phone && { onPhones: phone.src })} {...placed} />
  );
}

/** True if a picture with that name exists. */
export function hasPicture(name: string): boolean {
  return name in pictures;
}
