import type { PageProps } from '../../assemble/page-types.ts';
import { Link } from '../../components/link/link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { unbroken } from '../../components/unbroken/unbroken.tsx';
import { sectionClass } from './section-class.ts';

type Props = {
  cases: { heading: string; lead?: string | undefined } | undefined;
  list: PageProps['home']['caseList'];
  plane?: 'ground' | 'muted';
};

/** Case studies as panels from edge to edge, each with figures and a link to its page. */
export function CasesSection({ cases, list, plane = 'ground' }: Props) {
  if (!cases || list.length === 0) return;
  return (
    <section className={`${sectionClass(plane)} cases`}>
      <SectionHead heading={cases.heading} lead={cases.lead} variant="wide" />
      <ul className="cases-list">
        {list.map(({ title, client, image, figures, path }) => (
          <li key={path}>
            <Link href={path}>
              <span className="linked-picture">
                <Picture name={image} alt="" sizes="50vw" />
              </span>
              <h3>{unbroken(title)}</h3>
              {figures.map(({ number, label }) => (
                <p key={label} className="cases-figure">
                  <b className={number.length < 3 ? 'cases-count' : undefined}>{number}</b>{' '}
                  <span>{unbroken(label)}</span>
                </p>
              ))}
              <p className="small">{unbroken(client)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
