import { Accordion } from '../../components/accordion/accordion.tsx';
import { unbroken } from '../../components/unbroken/unbroken.tsx';
import type { Link } from '../../content/schemas/blocks.ts';
import type { Question } from '../../content/schemas/faq.ts';
import { MoreLink } from './more-link.tsx';

type Props = {
  faq: { heading: string; lead?: string | undefined; questions: readonly Question[]; link: Link } | undefined;
};

/** A page's questions, with a link to all questions. */
export function FaqSection({ faq }: Props) {
  if (!faq) return;
  const { heading, lead, questions, link } = faq;
  return (
    <section className="section plane-muted faq-section">
      <div className="stack">
        <h2 className="heading-m">{unbroken(heading)}</h2>
        {lead && <p>{unbroken(lead)}</p>}
      </div>
      <div>
        <Accordion items={questions} />
        <MoreLink link={link} />
      </div>
    </section>
  );
}
