import type { ReactNode } from 'react';
import type { ServiceSignName } from '../../assemble/page-types.ts';
import type { Link as LinkData } from '../../content/schemas/blocks.ts';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Link } from '../link/link.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { Picture } from '../picture/picture.tsx';
import { ServiceSign } from '../service-sign/service-sign.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  title: string;
  eyebrow?: string | undefined;
  /** A sentence at display size above the title; its full stop is drawn as the picture's disc. */
  claim?: string;
  /** Service icon before the eyebrow. */
  sign?: ServiceSignName | undefined;
  /** Picture by name; `alt` only if it adds to the text. On phones `<name>-strip` replaces it, if that was drawn. */
  image?: { name: string; alt?: string };
  /** `low` above a form; `shelf`, `stairs` and `television` with the drawing of the page. */
  variant: 'home' | 'inner' | 'low' | 'shelf' | 'stairs' | 'thanks' | 'television';
  /** The whole hero in one colour, on which the drawing stands without a frame. */
  plane?: 'amber' | 'cool' | 'dark' | 'petrol' | undefined;
  /** Drawn by the page, in place of the picture. */
  art?: ReactNode;
  children: ReactNode;
};

/** Top of a page: text on the left, full-bleed picture on the right (above it on phones). */
export function Hero({ title, eyebrow, claim, sign, image, variant, plane, art, children }: Props) {
  const classes = ['hero'];
  if (variant !== 'inner') classes.push(`hero-${variant}`);
  if (plane) classes.push('hero-plane', `plane-${plane}`);
  return (
    <section className={classes.join(' ')}>
      <div className="hero-text">
        <Breadcrumb />
        {eyebrow && (
          <p className="hero-eyebrow">
            {sign && <ServiceSign sign={sign} />}
            <span>
              <Phrases text={eyebrow} />
            </span>
          </p>
        )}
        {claim && <Claim text={claim} />}
        <h1>{unbroken(title)}</h1>
        {children}
      </div>
      {art ??
        (image && (
          <div className="hero-image">
            <Picture
              name={image.name}
              alt={image.alt ?? ''}
              onPhones={`${image.name}-strip`}
              sizes="(width >= 44rem) 42vw, 100vw"
              priority
            />
          </div>
        ))}
    </section>
  );
}

function Claim({ text }: { text: string }) {
  if (!text.endsWith('.')) return <p className="hero-claim">{unbroken(text)}</p>;
  // The last word holds the disc, which would otherwise begin a line.
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <p className="hero-claim">
      {unbroken(text.slice(0, lastWord))}
      <span className="unbroken">
        {text.slice(lastWord, -1)}
        <span className="hero-claim-stop">.</span>
      </span>
    </p>
  );
}

export type Proof = { strong: string; text: string; source?: LinkData | undefined };

/** Proof points for the headline. */
export function HeroProofs({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return;
  return (
    <ul className="hero-proofs">
      {proofs.map(({ strong, text, source }) => (
        <li key={strong}>
          <b>{unbroken(strong)}</b> <Phrases text={text} />
          {source && (
            <>
              {' '}
              <Link href={source.path}>{source.label}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
