import { ButtonLink } from '../../components/button/button.tsx';
import type { Link } from '../../content/schemas/blocks.ts';

/** Link to the full list, below a section that shows part of it. */
export function MoreLink({ link }: { link: Link | undefined }) {
  if (!link) return;
  return (
    <p className="more-link">
      <ButtonLink href={link.path} variant="outline">
        {link.label}
      </ButtonLink>
    </p>
  );
}
