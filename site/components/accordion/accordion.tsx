import type { Question } from '../../content/schemas/faq.ts';
import { Link } from '../link/link.tsx';
import { callable } from '../unbroken/callable.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: readonly Question[];
  /** Until another is opened. */
  isFirstOpen?: boolean;
};

/** Questions with collapsible answers, of which one is open at a time on a page. `#<id>` in the address opens an answer (open-answer.ts). */
export function Accordion({ items, isFirstOpen = false }: Props) {
  return (
    <div className="accordion">
      {items.map((item, index) => (
        <details key={item.id} name="faq" open={isFirstOpen && index === 0}>
          <summary>
            <h3>{unbroken(item.question)}</h3>
          </summary>
          <Answer item={item} />
        </details>
      ))}
    </div>
  );
}

/** The id is on the answer: browsers open the <details> around a target, not one that is the target. */
function Answer({ item: { id, answer, link } }: { item: Question }) {
  return (
    <div className="accordion-answer" id={id}>
      <p>{callable(answer)}</p>
      {link && (
        <p>
          <Link href={link.path} className="text-link">
            {link.label}
          </Link>
        </p>
      )}
    </div>
  );
}
