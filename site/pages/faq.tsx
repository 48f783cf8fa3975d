import type { PageProps, ServiceSignName } from '../assemble/page-types.ts';
import { Accordion } from '../components/accordion/accordion.tsx';
import { Link } from '../components/link/link.tsx';
import { ServiceSign } from '../components/service-sign/service-sign.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import type { Faq } from '../content/schemas/faq.ts';
import { slugify } from '../lib/slugify.ts';
import { ClosingSection } from './sections/closing-section.tsx';
import { sectionClass } from './sections/section-class.ts';

type Category = Faq['categories'][number]['category'];

/** Icon of each category. */
const icons: Record<Category, ServiceSignName> = {
  'KI-Beratung': 'consulting',
  'Business Coaching': 'coaching',
  'Keynote Speaking': 'speaking',
  Allgemein: 'general',
  'KI-Tools & Anwendungen': 'tools',
};
/** Planes that tell long lists apart; the others lie on the page's ground. */
const planes: Partial<Record<Category, 'warm' | 'cool'>> = { 'Business Coaching': 'cool', Allgemein: 'warm' };

export function FaqPage({ page }: { page: PageProps['faqPage'] }) {
  const { hero, questions, categories: jumpListName, closing } = page;
  return (
    <>
      <header className="page-head page-head-split plane-muted faq-head">
        <h1>{unbroken(hero.title)}</h1>
        <p className="lead">{unbroken(hero.lead)}</p>
        {questions.length > 0 && (
          <nav aria-label={jumpListName}>
            <ul className="faq-doors">
              {questions.map(({ category }) => (
                <li key={category}>
                  <Link href={`#${slugify(category)}`}>
                    <ServiceSign sign={icons[category]} />
                    {category}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>

      {questions.map(({ category, questions }, index) => (
        <section
          key={category}
          className={`${sectionClass(planes[category] ?? 'ground')} faq-category`}
          id={slugify(category)}
        >
          <h2 className="heading-m">
            <ServiceSign sign={icons[category]} />
            {category}
          </h2>
          <Accordion items={questions} open={!index} />
        </section>
      ))}

      <ClosingSection closing={closing} variant="band" plane="cool" />
    </>
  );
}
