import type { PageProps, ServiceSignName } from '../assemble/page-types.ts';
import { Accordion } from '../components/accordion/accordion.tsx';
import { Link } from '../components/link/link.tsx';
import { ServiceSign } from '../components/service-sign/service-sign.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import type { Faq } from '../content/schemas/faq.ts';
import { slugify } from '../lib/slugify.ts';
import { MAX_QUERY } from '../search/blog-query.ts';
import type { FaqSearchLabels } from '../search/search-questions.ts';
import { ClosingSection } from './sections/closing-section.tsx';

type Category = Faq['categories'][number]['category'];

/** Icon of each category. */
const icons: Record<Category, ServiceSignName> = {
  'KI-Beratung': 'consulting',
  'Business Coaching': 'coaching',
  'Keynote Speaking': 'speaking',
  Allgemein: 'general',
  'KI-Tools & Anwendungen': 'tools',
};
/** More pieces than this would be a pattern rather than a number. */
const MOST_PIECES = 24;
/** Planes of the first questions. The rest lies on the page's ground, so that loud ones are no neighbours. */
const planes = ['dark', 'cool', 'amber', 'muted', 'warm'];
const planeOf = (index: number) => `plane-${planes[index % planes.length]}`;

export function FaqPage({ page }: { page: PageProps['faqPage'] }) {
  const { hero, questions, search, categories: jumpListName, closing } = page;
  const { label, ...labels } = search;
  return (
    <>
      <header className="page-head plane-muted faq-head">
        <h1>{unbroken(hero.title)}</h1>
        <p className="lead">{unbroken(hero.lead)}</p>
        {/* search/search-questions.ts makes it live. */}
        <search className="faq-search">
          <label className="search-form">
            <span className="visually-hidden">{label}</span>
            <input
              type="search"
              placeholder={label}
              maxLength={MAX_QUERY}
              autoComplete="off"
              enterKeyHint="search"
            />
          </label>
          <p role="status" data-labels={JSON.stringify(labels satisfies FaqSearchLabels)} />
        </search>
        {questions.length > 0 && (
          <nav aria-label={jumpListName}>
            <ul className="faq-doors">
              {questions.map(({ category, questions: { length } }, index) => (
                <li key={category} className={planeOf(index)}>
                  <Link href={`#${slugify(category)}`}>
                    <b>{length}</b> {category}
                    <span className="faq-pieces">
                      {Array.from({ length: length > MOST_PIECES ? 0 : length }, (_, piece) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                        <i key={piece} />
                      ))}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>

      {questions.map(({ category, questions: [first, ...others] }, index) => {
        const id = slugify(category);
        // Two columns, of which the left one is longer by one at most.
        const middle = (others.length + 1) / 2;
        return (
          <section key={category} className="faq-category" id={id}>
            <div className={planeOf(index)}>
              <h2>
                <ServiceSign sign={icons[category]} />
                {category}
              </h2>
              <Accordion items={first ? [first] : []} isFirstOpen={index === 0} />
            </div>
            <Accordion items={others.slice(0, middle)} />
            <Accordion items={others.slice(middle)} />
          </section>
        );
      })}

      <ClosingSection closing={closing} plane="cool" image="closing-question" />
    </>
  );
}
