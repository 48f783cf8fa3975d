import type { ReactNode } from 'react';
import { ActionButtons } from '../../components/action-button/action-button.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { callable } from '../../components/unbroken/callable.tsx';
import { unbroken } from '../../components/unbroken/unbroken.tsx';
import type { Action } from '../../content/schemas/blocks.ts';

type Props = {
  closing: { heading: string; text: string; actions: readonly Action[] };
} /** `image` replaces the portrait on pages that start with it. */ & (
  | { variant?: 'portrait'; plane?: 'warm' | 'cool' | 'amber'; image?: string; art?: ReactNode }
  /** Without the portrait, for pages that showed it just before; with a drawing of the page's own, at the right. */
  | { variant: 'band'; plane?: 'warm' | 'cool' | 'amber'; art?: ReactNode }
);

/** Closing call to action of a page. */
export function ClosingSection({ closing, ...appearance }: Props) {
  const { heading, text, actions } = closing;
  const buttons = <ActionButtons actions={actions} />;
  if (appearance.variant !== 'band') {
    return (
      <ClosingCall
        heading={heading}
        text={text}
        plane={appearance.plane ?? 'warm'}
        art={appearance.art}
        {...(appearance.image && { image: appearance.image })}
      >
        {buttons}
      </ClosingCall>
    );
  }
  return (
    <section className={`closing-band plane-${appearance.plane ?? 'warm'}`}>
      <div>
        <h2>{unbroken(heading)}</h2>
        <p className="lead">{callable(text)}</p>
      </div>
      {buttons}
      {appearance.art}
    </section>
  );
}
