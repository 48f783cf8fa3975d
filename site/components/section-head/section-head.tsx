import { Unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  heading: string;
  lead?: string | undefined;
  /** `small` for the parts of a section that has a heading already on the page. */
  variant?: 'normal' | 'small';
};

/** Heading of a section, with one or two sentences beside it. */
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
