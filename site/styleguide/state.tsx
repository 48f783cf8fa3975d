import type { ReactNode } from 'react';

type Props = {
  /** The component's folder in site/components, or several. */
  of: string;
  /** Its states, in their order. */
  shows: string;
  /** `wide` for parts that reach from edge to edge. */
  width?: 'text' | 'wide';
  children: ReactNode;
};

/** A component in states that real pages don't show, or only for a moment. */
export function State({ of, shows, width = 'text', children }: Props) {
  return (
    <section>
      <div className="section stack">
        <div lang="en">
          <h2 className="heading-s">{of}</h2>
          <p>{shows}</p>
        </div>
        {width === 'text' && children}
      </div>
      {width === 'wide' && children}
    </section>
  );
}
