import { Children, type ReactNode } from 'react';

type Props = {
  /** Accessible name, usually the heading above. */
  label: string;
  /** `phone`: scrolls on phones and tablets, columns elsewhere; `shelf`: always scrolls. */
  variant?: 'phone' | 'shelf';
  /** `lead`: the first takes a row of its own. */
  columns?: 'normal' | 'lead';
  children: ReactNode;
};

/**
 * Cards in a row that scrolls horizontally if they don't fit. Focusable, so that the arrow keys scroll it; script
 * removes the tab stop if nothing scrolls (tab-stops.ts).
 */
export function ScrollRow({ label, variant = 'phone', columns = 'normal', children }: Props) {
  // Headings may have soft hyphens, names are never divided.
  const name = label.replaceAll('\u00AD', '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <section className={`scroll-row scroll-row-${variant}`} aria-label={name} tabIndex={0}>
      <ul className={`scroll-row-list${variant === 'shelf' ? '' : ` grid grid-${columns}`}`}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  );
}
