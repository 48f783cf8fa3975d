import type { Question } from '../../content/schemas/faq.ts';
import { Link } from '../link/link.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  /** Only one answer is open at a time among accordions with the same name. */
  name: string;
  items: readonly Question[];
};

/** Questions with collapsible answers. `#<id>` in the address opens an answer (open-answer.ts). */
export function Accordion({ name, items }: Props) {
  return (
    <div className="accordion">
      {items.map(({ id, question, answer, link }) => (
        <details key={id} name={name}>
          <summary>
            <h3>{unbroken(question)}</h3>
          </summary>
          {/* The id is on the answer: browsers open the <details> around a target, not one that is the target. */}
          <div className="accordion-answer" id={id}>
            <p>{unbroken(answer)}</p>
            {link && (
              <p>
                <Link href={link.path}>{link.label}</Link>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
