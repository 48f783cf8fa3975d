import { callable } from '../unbroken/callable.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  heading: string;
  lead?: string | undefined;
  /** `small` for subsections, `wide` with the lead beside the heading where there is room. */
  variant?: 'normal' | 'small' | 'wide';
};

/** A section's heading with an optional lead. */
export function SectionHead({ heading, lead, variant = 'normal' }: Props) {
  return (
    <div className={lead && variant === 'wide' ? 'section-head section-head-wide' : 'section-head'}>
      <h2 {...(variant === 'small' && { className: 'heading-m' })}>{unbroken(heading)}</h2>
      {lead && <p>{callable(lead)}</p>}
    </div>
  );
}
