import { ButtonLink } from '../../components/button/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { unbroken } from '../../components/unbroken/unbroken.tsx';
import type { Award } from '../../content/schemas/awards.ts';
import type { Link } from '../../content/schemas/blocks.ts';
import { sectionClass } from './section-class.ts';

type Item = Pick<Award, 'id' | 'title' | 'subtitle' | 'icon' | 'year'>;

type Awards = {
  heading: string;
  lead?: string | undefined;
  image?: { name: string; alt: string } | undefined;
  link?: Link | undefined;
} & ({ awards: readonly Item[] } | { award: Item });

type Props = {
  awards: Awards | undefined;
  plane?: 'ground' | 'muted';
};

/** Awards with their reasons: beside large artwork, a single one named by the heading. */
export function AwardsSection({ awards, plane = 'ground' }: Props) {
  if (!awards) return;
  const { heading, lead, link } = awards;
  const single = 'award' in awards ? awards.award : undefined;
  const items = 'award' in awards ? [awards.award] : awards.awards;
  // The drawn number is one hundred.
  const drawing = single && (/\b100\b/.test(single.title) ? 'award' : `award-${single.icon}`);
  const image = awards.image ?? (drawing && { name: drawing, alt: '' });
  const head = (
    <>
      <h2 className="heading-m">{unbroken(heading)}</h2>
      {lead && <p className="lead">{unbroken(lead)}</p>}
    </>
  );
  return (
    <section className={`${sectionClass(plane)} awards-section columns${image ? '' : ' columns-top'}`}>
      {image ? (
        <Picture name={image.name} alt={image.alt} sizes="(width >= 62rem) 40rem, 100vw" />
      ) : (
        <div className="stack">{head}</div>
      )}
      <div className="stack">
        {image && head}
        <ul className="awards-section-list">
          {items.map(({ id, title, subtitle, year }) => (
            <li key={id}>
              {!single && <b>{unbroken(title)}</b>}{' '}
              <span>
                {subtitle}, {year}
              </span>
            </li>
          ))}
        </ul>
        {link && (
          <p className="row">
            <ButtonLink href={link.path} variant="outline">
              {link.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
