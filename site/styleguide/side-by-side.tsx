import { Children, type ReactNode } from 'react';

type Props = { columns?: 'narrow' | 'normal' | 'wide'; children: ReactNode };

/** Examples in columns, like cards on a page. */
export function SideBySide({ columns = 'normal', children }: Props) {
  return (
    <ul className={columns === 'normal' ? 'grid' : `grid grid-${columns}`}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
