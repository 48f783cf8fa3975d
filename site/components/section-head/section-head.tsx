import { Unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  heading: string;
  lead?: string | undefined;
  /** `small` for subsections. */
  variant?: 'normal' | 'small';
};

/** A section's heading with an optional lead. */
export function SectionHead({ heading, lead, variant = 'normal' }: Props) {
  return (
    <div className="section-head">
      <h2 {...(variant === 'small' && { className: 'heading-m' })}>
        <Unbroken text={heading} />
      </h2>
      {lead && (
        <p>
          <Unbroken text={lead} />
        </p>
      )}
    </div>
  );
}
