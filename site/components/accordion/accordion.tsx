import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import type { Question } from '../../content/schemas/faq.ts';
import { useIsHydrating } from '../../lib/use-is-hydrating.ts';
import { Link } from '../link/link.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  /** Only one answer is open at a time among accordions with the same name. */
  name: string;
  items: readonly Question[];
};

/** Questions with collapsible answers. `#<id>` in the address opens an answer. */
export function Accordion({ name, items }: Props) {
  useOpenByAnchor(items);
  return (
    <div className="accordion">
      {items.map(({ id, question, answer, link }) => (
        // The visitor may have opened it before hydration.
        <details key={id} name={name} suppressHydrationWarning>
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

/** Opens the answer that the address names after client-side navigation, when the browser doesn't. */
function useOpenByAnchor(items: Props['items']) {
  const { hash, key } = useLocation();
  const isHydrating = useIsHydrating();
  // A layout effect, so that it runs before arrival.tsx scrolls to the anchor. `key` changes when the same one is followed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: key stands for a navigation to the same anchor
  useLayoutEffect(() => {
    // The browser opened it on load, and the visitor may have closed it since.
    if (isHydrating && 'onbeforematch' in document.documentElement) return;
    if (!items.some(({ id }) => hash === `#${id}`)) return;
    const details = document.getElementById(hash.slice(1))?.closest('details');
    if (!details) return;
    // Without the animation: see accordion.css.
    details.dataset.anchored = '';
    details.open = true;
  }, [hash, key]);
}
