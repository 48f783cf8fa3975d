import { ActionButtons } from '../../components/action-button/action-button.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import type { Action } from '../../content/schemas/blocks.ts';

type Props = {
  closing: { heading: string; text: string; actions: readonly Action[] };
} /** `image`: name of another picture, for pages that begin with the portrait. */ & (
  | { variant?: 'portrait'; plane?: 'warm' | 'cool' | 'amber'; image?: string }
  /** Without the portrait, for pages that have shown it shortly before. */
  | { variant: 'band'; plane?: 'warm' | 'cool' | 'amber' | 'muted' }
);

/** The end of a page: what it comes to, and the buttons. */
export function ClosingSection({ closing, ...look }: Props) {
  const { heading, text, actions } = closing;
  const buttons = <ActionButtons actions={actions} />;
  if (look.variant !== 'band') {
    return (
      <ClosingCall
        heading={heading}
        text={text}
        plane={look.plane ?? 'warm'}
        {...(look.image && { image: look.image })}
      >
        {buttons}
      </ClosingCall>
    );
  }
  return (
    <section className={`closing-band plane-${look.plane ?? 'warm'}`}>
      <div>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      {buttons}
    </section>
  );
}
