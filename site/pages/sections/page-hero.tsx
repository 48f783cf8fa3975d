import type { ReactNode } from 'react';
import type { ServiceSignName } from '../../assemble/page-types.ts';
import { ActionButtons } from '../../components/action-button/action-button.tsx';
import { Hero, HeroProofs, type Proof } from '../../components/hero/hero.tsx';
import { callable } from '../../components/unbroken/callable.tsx';
import type { Action } from '../../content/schemas/blocks.ts';

type Props = {
  hero: {
    eyebrow?: string | undefined;
    title: string;
    lead: string;
    image?: { name: string; alt: string } | undefined;
    actions?: readonly Action[] | undefined;
    proofs: readonly Proof[];
  };
  /** Icon of the page's service. */
  sign?: ServiceSignName;
  /** See Hero. */
  variant?: 'inner' | 'stairs' | 'television';
  plane?: 'amber' | 'cool' | 'dark' | 'petrol';
  art?: ReactNode;
  /** Between lead and buttons: a price. */
  children?: ReactNode;
  /** Below the buttons. */
  foot?: ReactNode;
};

/** Hero of an inner page, from the `hero` of its content file. */
export function PageHero({ hero, sign, variant = 'inner', plane, art, children, foot }: Props) {
  const { eyebrow, title, lead, image, actions, proofs } = hero;
  return (
    <Hero
      variant={variant}
      title={title}
      image={image ?? { name: 'portrait' }}
      {...(eyebrow && { eyebrow })}
      {...(sign && { sign })}
      plane={plane}
      art={art}
    >
      <p className="lead">{callable(lead)}</p>
      {children}
      {actions && <ActionButtons actions={actions} />}
      <HeroProofs proofs={proofs} />
      {foot}
    </Hero>
  );
}
