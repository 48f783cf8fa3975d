import type { CaseTeaser } from '../../assemble/page-types.ts';
import { Card } from '../../components/card/card.tsx';
import { Link } from '../../components/link/link.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { Unbroken } from '../../components/unbroken/unbroken.tsx';
import { sectionClass } from './section-class.ts';

type Props = {
  cases: { heading: string; lead?: string | undefined; read: string } | undefined;
  list: readonly CaseTeaser[];
  plane?: 'ground' | 'muted';
};

/** Case studies, each a link to its page. */
export function CasesSection({ cases, list, plane = 'ground' }: Props) {
  if (!cases || list.length === 0) return;
  return (
    <section className={sectionClass(plane)}>
      <SectionHead heading={cases.heading} lead={cases.lead} />
      <ul className="grid">
        {list.map(({ title, client, lead, href }) => (
          <li key={href}>
            <Card
              corner="river"
              foot={
                <Link href={href} className="text-link">
                  {cases.read}
                  <span className="visually-hidden">: {title}</span>
                </Link>
              }
            >
              <p className="eyebrow">
                <Unbroken text={client} />
              </p>
              <h3>
                <Unbroken text={title} />
              </h3>
              <p>
                <Unbroken text={lead} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
