import { Children, type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** Name of the row for screen readers, usually the heading above it. */
  label: string;
  /** `phone`: columns that become a row on phones; `shelf`: always a row. */
  variant?: 'phone' | 'shelf';
  /** Width of the columns where nothing scrolls. */
  columns?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
};

/**
 * Cards side by side that scroll sideways where they do not fit. Focusable, so that the arrow keys scroll it;
 * where nothing scrolls, script takes the needless stop away.
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
      <ul className={columns === 'normal' ? 'scroll-row-list' : `scroll-row-list grid-${columns}`}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  );
}
