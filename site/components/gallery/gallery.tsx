import { fillSlots } from '../../lib/fill-slots.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { opens } from '../dialog/dialog-invokers.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { useUiTexts } from '../ui-texts.ts';

type Image = { name: string; alt: string; caption?: string | undefined };
type Props = {
  /** Prefix of its dialogs' ids; unique per page. */
  id: string;
  images: readonly Image[];
  /** `large`: rows of one and two on phones. */
  variant?: 'even' | 'large';
};

/**
 * Pictures that open in dialogs, even without script. Script adds stepping by buttons, arrow keys and swiping
 * (step-through.ts).
 */
export function Gallery({ id, images, variant = 'even' }: Props) {
  const { gallery: texts } = useUiTexts();
  const dialogId = (index: number) => `${id}-${((index + images.length) % images.length) + 1}`;

  return (
    <ul className={variant === 'large' ? 'gallery gallery-large' : 'gallery'}>
      {images.map((image, index) => (
        <li key={image.name}>
          <button type="button" className="gallery-item" {...opens(dialogId(index))} aria-haspopup="dialog">
            <span className="visually-hidden">{texts.enlarge}: </span>
            <span className="linked-picture linked-picture-larger">
              <Picture name={image.name} alt={image.alt} sizes={thumbnailSizes[variant]} />
            </span>
            {image.caption && <span className="gallery-caption">{image.caption}</span>}
          </button>
          <EnlargedPicture
            id={dialogId(index)}
            image={image}
            position={fillSlots(texts.position, { number: String(index + 1), count: String(images.length) })}
            {...(images.length > 1 && { previous: dialogId(index - 1), next: dialogId(index + 1) })}
          />
        </li>
      ))}
    </ul>
  );
}

/** Picture width in the grid of gallery.css. */
const thumbnailSizes = { even: '50vw', large: '(width < 48rem) 100vw, 50vw' };

type EnlargedProps = { id: string; image: Image; position: string; previous?: string; next?: string };

function EnlargedPicture({ id, image, position, previous, next }: EnlargedProps) {
  const { gallery: texts } = useUiTexts();
  const captionId = `${id}-caption`;
  return (
    <Dialog id={id} labelledBy={captionId} closeLabel={texts.close} variant="picture">
      <figure className="gallery-picture">
        <div className="gallery-frame">
          <Picture name={image.name} alt={image.alt} sizes="min(60rem, 100vw)" />
        </div>
        <figcaption>
          <p id={captionId}>
            {image.caption && <b>{image.caption}</b>} <span>{position}</span>
          </p>
          {previous && <StepButton direction="previous" to={previous} label={texts.previous} />}
          {next && <StepButton direction="next" to={next} label={texts.next} />}
        </figcaption>
      </figure>
    </Dialog>
  );
}

type Direction = 'previous' | 'next';

/** Steps to another dialog. Without script, the browser opens it on top of this one. */
function StepButton({ direction, to, label }: { direction: Direction; to: string; label: string }) {
  return (
    <button
      type="button"
      className={`dialog-button gallery-step gallery-${direction}`}
      {...opens(to)}
      aria-label={label}
    >
      <Icon name="forward" />
    </button>
  );
}
