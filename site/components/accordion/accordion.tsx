import type { Question } from '../../content/schemas/faq.ts';
import { Link } from '../link/link.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: readonly Question[];
  /** Lists of one group share the one open answer. */
  group?: string;
  /** Whether the answers are open as delivered. */
  open?: boolean;
};

/** Questions with collapsible answers, of which one is open at a time in a group. `#<id>` in the address opens an answer (open-answer.ts). */
export function Accordion({ items, group = 'faq', open }: Props) {
  return (
    <div className="accordion">
      {items.map(({ id, question, answer, link }) => (
        <details key={id} name={group} open={open}>
          <summary>
            <h3>{unbroken(question)}</h3>
          </summary>
          {/* The id is on the answer: browsers open the <details> around a target, not one that is the target. */}
          <div className="accordion-answer" id={id}>
            <p>{unbroken(answer)}</p>
            {link && (
              <p>
                <Link href={link.path} className="text-link">
                  {link.label}
                </Link>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
