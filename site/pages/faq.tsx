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
/** Planes of the first questions. The rest lies on the page's ground, so that loud ones are no neighbours. */
const planes = ['dark', 'cool', 'amber', 'muted', 'warm'];
const planeOf = (index: number) => planes[index % planes.length];

export default function FaqPage({ page }: { page: PageProps['faqPage'] }) {
  const { hero, questions, search, categories: jumpListName, closing } = page;
  const { label, ...labels } = search;
  return (
    <>
      <header className="page-head faq-head">
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
          <Field questions={questions} columns={Math.max(...questions.map((one) => one.questions.length))} />
        )}
        {questions.length > 0 && (
          <nav aria-label={jumpListName}>
            <ul className="faq-doors" data-count={questions.length}>
              {questions.map(({ category, questions: { length } }, index) => (
                <li key={category} className={`plane-${planeOf(index)}`}>
                  <Link href={`#${slugify(category)}`}>
                    <b aria-hidden="true">{length}</b> {category}
                    <Dots count={length} />
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
            <div className={`plane-${planeOf(index)}`}>
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

      <ClosingSection closing={closing} plane="cool" art={<Field questions={questions} />} />
    </>
  );
}

/** On phones, where the field of all has no room. */
const Dots = ({ count }: { count: number }) => (
  <svg className="faq-dots" viewBox={`0 0 ${20 * count} 20`} aria-hidden="true">
    <path d={`M10 10${'h0m20 0'.repeat(count - 1)}h0`} />
  </svg>
);

/** A dot a question, in its category's colour: each category on a row of its own, or all together and one missing. */
function Field({ questions, columns }: Pick<PageProps['faqPage'], 'questions'> & { columns?: number }) {
  const all = questions.flatMap((category) => category.questions).length;
  const width = columns ?? Math.ceil(Math.sqrt((all + 1) * 1.6));
  const at = (place: number) => `${20 * (place % width) + 10} ${20 * Math.floor(place / width) + 10}`;
  const rows = columns ? questions.length : Math.ceil((all + 1) / width);
  let before = 0;
  return (
    <svg
      className={columns ? 'faq-field' : 'faq-field faq-field-missing'}
      viewBox={`2 2 ${20 * width - 4} ${20 * rows - 4}`}
      aria-hidden="true"
    >
      {questions.map(({ category, questions: { length } }, index) => {
        const first = columns ? index * columns : before;
        before += length;
        const dots = Array.from({ length }, (_, dot) => `M${at(first + dot)}h0`);
        return (
          <g key={category} className={`faq-${planeOf(index)}`}>
            {/* Beside the search each is its question's. */}
            {(columns ? dots : [dots.join('')]).map((dot) => (
              <path key={dot} d={dot} />
            ))}
          </g>
        );
      })}
      {!columns && (
        <>
          <path d={`M${at(all)}m-7 0a7 7 0 0 0 14 0a7 7 0 0 0-14 0`} />
          <path d={`M${at(all)}m-3.5 0h7m-3.5-3.5v7`} />
        </>
      )}
    </svg>
  );
}
