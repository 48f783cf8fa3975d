import type { ReactNode } from 'react';
import { ActionButtons } from '../../components/action-button/action-button.tsx';
import { Hero, HeroProofs } from '../../components/hero/hero.tsx';
import { Unbroken } from '../../components/unbroken/unbroken.tsx';
import type { Action } from '../../content/schemas/blocks.ts';
import type { ServiceSignName } from '../page-data.ts';

type Props = {
  hero: {
    eyebrow?: string | undefined;
    title: string;
    lead: string;
    image?: { name: string; alt: string } | undefined;
    actions?: readonly Action[] | undefined;
    proofs: ReadonlyArray<{ strong: string; text: string }>;
  };
  /** The service that the page is about. */
  sign?: ServiceSignName;
  /** See Hero. */
  crop?: 'center' | 'start';
  /** What stands between the lead and the buttons: a price. */
  children?: ReactNode;
};

/** The beginning of an inner page, as every page file describes it. */
export function PageHero({ hero, sign, crop, children }: Props) {
  const { eyebrow, title, lead, image, actions, proofs } = hero;
  return (
    <Hero
      variant="inner"
      title={title}
      image={image ?? { name: 'portrait' }}
      {...(eyebrow && { eyebrow })}
      {...(sign && { sign })}
      crop={crop}
    >
      <p className="lead">
        <Unbroken text={lead} />
      </p>
      {children}
      {actions && <ActionButtons actions={actions} />}
      <HeroProofs proofs={proofs} />
    </Hero>
  );
}
