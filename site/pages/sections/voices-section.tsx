import { Figures } from '../../components/figures/figures.tsx';
import { Link } from '../../components/link/link.tsx';
import { ScrollRow } from '../../components/scroll-row/scroll-row.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { Testimonial } from '../../components/testimonial/testimonial.tsx';
import { useUiTexts } from '../../components/ui-texts.ts';
import type { Statistic } from '../../content/schemas/statistics.ts';
import type { Testimonial as TestimonialData } from '../../content/schemas/testimonials.ts';
import { sectionClass } from './section-class.ts';

type Voices = {
  heading: string;
  lead?: string | undefined;
  testimonials: ReadonlyArray<
    Pick<TestimonialData, 'id' | 'author' | 'role' | 'content' | 'rating' | 'details'>
  >;
  statistics?: ReadonlyArray<Pick<Statistic, 'number' | 'label'>> | undefined;
};

type Props = {
  voices: Voices | undefined;
  plane?: 'ground' | 'muted';
  id?: string;
};

/** Testimonials and the figures that summarise them; one alone has the whole section as its plane. */
export function VoicesSection({ voices, plane = 'ground', id }: Props) {
  const { ratings } = useUiTexts();
  if (!voices) return;
  const { heading, lead, testimonials, statistics = [] } = voices;
  return (
    <section className={`${sectionClass(testimonials.length === 1 ? 'cool' : plane)} voices`} id={id}>
      <SectionHead heading={heading} lead={lead} variant="small" />
      <ScrollRow label={heading} columns="lead">
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.id} {...testimonial} />
        ))}
      </ScrollRow>
      <Figures items={statistics} />
      {ratings && (
        <p className="small">
          <Link href={ratings.path} className="text-link">
            {ratings.label}
          </Link>
        </p>
      )}
    </section>
  );
}
