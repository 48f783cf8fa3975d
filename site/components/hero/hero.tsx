import type { ReactNode } from 'react';
import './hero.css';

type Props = {
  title: string;
  eyebrow?: string;
  /** A picture that says nothing new: it is not described. */
  image: { src: string; width: number; height: number };
  variant: 'home' | 'inner';
  children: ReactNode;
};

/** The first screen of a page: text at the left, a picture that bleeds at the right (a strip above on phones). */
export function Hero({ title, eyebrow, image, variant, children }: Props) {
  return (
    <section className={variant === 'home' ? 'hero hero-home' : 'hero'}>
      <div className="hero-text">
        {eyebrow && <p className="hero-eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {children}
      </div>
      <div className="hero-image">
        <img {...image} alt="" fetchPriority="high" />
      </div>
    </section>
  );
}

/** Facts that vouch for the headline. */
export function HeroProofs({ proofs }: { proofs: ReadonlyArray<{ strong: string; text: string }> }) {
  return (
    <ul className="hero-proofs">
      {proofs.map(({ strong, text }) => (
        <li key={strong}>
          <b>{strong}</b> {text}
        </li>
      ))}
    </ul>
  );
}
