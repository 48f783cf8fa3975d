import { type ConsentTexts, createConsentBanner } from '../components/consent-banner/consent-banner.ts';
import { type AnalyticsIds, createAnalytics } from './analytics.ts';

/** What the page carries of it where an id is configured. */
export type ConsentData = { ids: AnalyticsIds; texts: ConsentTexts };

/**
 * Asks for the consent to analytics, unless the visitor has answered before, and does what the answer says.
 * @param decide called as soon as the banner is out of the way, each time
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

/** A menu or a popup that the visitor has opened meanwhile is not covered, nor does the banner open behind it. */
function whenNothingIsOpen(show: () => void) {
  const waiting = new AbortController();
  const look = () => {
    if (document.querySelector('dialog[open], :popover-open')) return;
    waiting.abort();
    show();
  };
  for (const type of ['close', 'toggle', 'page-shown'])
    document.addEventListener(type, look, { capture: true, signal: waiting.signal });
  look();
}
