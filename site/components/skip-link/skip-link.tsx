import { useUiTexts } from '../ui-texts.ts';

/** First tab stop: skips header and menu. */
export function SkipLink() {
  return (
    <a className="button skip-link" href="#content">
      {useUiTexts().skipToContent}
    </a>
  );
}
