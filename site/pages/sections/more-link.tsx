import { ButtonLink } from '../../components/button/button.tsx';
import type { Link } from '../../content/schemas/blocks.ts';

/** Below a section that shows a part: the way to all of it. */
export function MoreLink({ link }: { link: Link }) {
  return (
    <p className="more-link">
      <ButtonLink href={link.path} variant="outline">
        {link.label}
      </ButtonLink>
    </p>
  );
}
