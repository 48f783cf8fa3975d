import { Link } from '../link/link.tsx';
import { useUiTexts } from '../ui-texts.ts';

/** Asks for the consent to analytics. The page stays usable: it is no dialog and takes no focus. */
export function ConsentBanner({ onChoose }: { onChoose: (choice: 'accepted' | 'declined') => void }) {
  const { consent } = useUiTexts();
  return (
    <section className="consent-banner" aria-labelledby="consent-heading">
      <div>
        <h2 className="heading-s" id="consent-heading">
          {consent.heading}
        </h2>
        <p>
          {consent.text} <Link href="/privacy">{consent.privacy}</Link>
        </p>
      </div>
      {/* Of equal weight: refusing must be as easy as agreeing (product.md 12). */}
      <div className="consent-choices">
        <button type="button" className="button" onClick={() => onChoose('accepted')}>
          {consent.accept}
        </button>
        <button type="button" className="button" onClick={() => onChoose('declined')}>
          {consent.decline}
        </button>
      </div>
    </section>
  );
}
