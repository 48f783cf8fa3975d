import { type ConsentTexts, createConsentBanner } from '../components/consent-banner/consent-banner.ts';
import { type AnalyticsIds, createAnalytics } from './analytics.ts';

/** Embedded in the page if an analytics id is configured. */
export type ConsentData = { ids: AnalyticsIds; texts: ConsentTexts };

/**
 * Applies the visitor's stored choice on analytics, or shows the consent banner.
 * @param decide called each time the banner closes, and at once if there is a stored choice
 */
export async function askForConsent({ ids, texts }: ConsentData, decide: () => void) {
  const analytics = createAnalytics(ids);
  const banner = await createConsentBanner(texts, (isAccepted) => {
    analytics.setConsent(isAccepted);
    decide();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.consent-reopen')) return;
    document.documentElement.dataset.consentOpen = '';
    banner.reopen();
  });
  const choice = banner.choice();
  if (choice === undefined) return whenNothingIsOpen(banner.show);
  analytics.setConsent(choice);
  decide();
}

/** Waits until no menu or popup is open, so that the banner neither covers one nor opens behind it. */
function whenNothingIsOpen(show: () => void) {
  const waiting = new AbortController();
  const showIfFree = () => {
    if (document.querySelector('dialog[open], :popover-open')) return;
    waiting.abort();
    show();
  };
  for (const type of ['close', 'toggle', 'page-shown'])
    document.addEventListener(type, showIfFree, { capture: true, signal: waiting.signal });
  showIfFree();
}
