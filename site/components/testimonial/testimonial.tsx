import type { Testimonial as TestimonialData } from '../../content/schemas/testimonials.ts';
import { fillSlots } from '../../lib/fill-slots.ts';
import { useUiTexts } from '../ui-texts.ts';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = Pick<TestimonialData, 'author' | 'role' | 'content' | 'rating' | 'details'>;

/** A client's words, with stars and without a name. */
export function Testimonial({ author, role, content, rating, details }: Props) {
  return (
    <figure className={content.length < 40 ? 'testimonial testimonial-short' : 'testimonial'}>
      <blockquote>{unbroken(`„${content}“`)}</blockquote>
      <figcaption>
        <b>
          {author} <Stars rating={rating} />
        </b>{' '}
        <span>{unbroken(role)}</span> {details && <span className="muted">{unbroken(details)}</span>}
      </figcaption>
    </figure>
  );
}

function Stars({ rating }: { rating: number }) {
  const label = fillSlots(useUiTexts().rating, { rating });
  return (
    <svg className="testimonial-stars" viewBox="0 0 110 20" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          fill={index < rating ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.2"
          d={`M${index * 22 + 11} 1.5l2.4 6.3 6.7.3-5.2 4.2 1.8 6.5-5.7-3.7-5.7 3.7 1.8-6.5-5.2-4.2 6.7-.3z`}
        />
      ))}
    </svg>
  );
}
