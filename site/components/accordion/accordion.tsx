import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Question } from '../../content/schemas/faq.ts';
import { useIsHydrating } from '../../forms/use-is-hydrating.ts';
import { Link } from '../link/link.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  /** Of all accordions of a page with the same name one answer is open at a time. */
  name: string;
  items: readonly Question[];
};

/** Questions that open their answers. `#<id>` in an address leads to an answer and opens it. */
export function Accordion({ name, items }: Props) {
  useOpenByAnchor(items);
  return (
    <div className="accordion">
      {items.map(({ id, question, answer, link }) => (
        // The visitor may have opened it before React came.
        <details key={id} name={name} suppressHydrationWarning>
          <summary>
            <h3>{question}</h3>
          </summary>
          {/* The anchor is the answer: browsers open the <details> around a target, not one that is the target. */}
          <div className="accordion-answer" id={id}>
            <p>
              <Unbroken text={answer} />
            </p>
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

/** Opens what the address names, where the browser does not: after a navigation by the router. */
function useOpenByAnchor(items: Props['items']) {
  const { hash, key } = useLocation();
  const isHydrating = useIsHydrating();
  // Before the page announcer scrolls to the anchor. `key`: the same anchor may be chosen again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: key is no input, it says that there was a navigation
  useLayoutEffect(() => {
    // The browser has opened it when it loaded the page, and the visitor may have closed it since.
    if (isHydrating && 'onbeforematch' in document.documentElement) return;
    if (!items.some(({ id }) => hash === `#${id}`)) return;
    const details = document.getElementById(hash.slice(1))?.closest('details');
    if (!details) return;
    // Without the animation: see accordion.css.
    details.dataset.anchored = '';
    details.open = true;
  }, [hash, key]);
}
