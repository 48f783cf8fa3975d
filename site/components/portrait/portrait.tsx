import { Picture } from '../picture/picture.tsx';

type Props = {
  image: { name: string; alt: string };
  /** `small` beside text on phones. */
  variant?: 'large' | 'small';
};

/** The owner's portrait; a photograph gets a module of the design in its corner. */
export function Portrait({ image, variant = 'large' }: Props) {
  return (
    <div className={variant === 'small' ? 'portrait portrait-small' : 'portrait'}>
      <Picture name={image.name} alt={image.alt} sizes="(width >= 62rem) 36rem, 100vw" />
    </div>
  );
}
