import { useUiTexts } from '../ui-texts.ts';

/** First thing that the Tab key reaches: leads past header and menu to the content. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {useUiTexts().skipToContent}
    </a>
  );
}
