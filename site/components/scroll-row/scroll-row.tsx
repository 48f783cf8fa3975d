import { Children, type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** Accessible name, usually the heading above. */
  label: string;
  /** `phone`: scrolls on phones only, columns elsewhere; `shelf`: always scrolls. */
  variant?: 'phone' | 'shelf';
  /** `narrow`: four in a row on wide screens; `lead`: the first takes a row of its own. */
  columns?: 'narrow' | 'normal' | 'lead';
  children: ReactNode;
};

/**
 * Cards in a row that scrolls horizontally if they don't fit. Focusable, so that the arrow keys scroll it; script
 * removes the tab stop if nothing scrolls.
 */
export function ScrollRow({ label, variant = 'phone', columns = 'normal', children }: Props) {
  const row = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      className={`scroll-row scroll-row-${variant}`}
      ref={row}
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
    >
      <ul className={`scroll-row-list${variant === 'shelf' ? '' : ` grid grid-${columns}`}`}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  );
}
