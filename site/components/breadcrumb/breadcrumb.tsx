import { Link } from '../link/link.tsx';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  /** Ancestor pages, top first. */
  trail: ReadonlyArray<{ label: string; path: string }>;
  current: string;
};

/** Path to this page through its ancestors. */
export function Breadcrumb({ trail, current }: Props) {
  const { breadcrumb } = useUiTexts();
  return (
    <nav className="breadcrumb" aria-label={breadcrumb}>
      <ol className="breadcrumb-list">
        {trail.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
