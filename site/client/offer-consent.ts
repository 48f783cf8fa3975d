import type { ConsentData } from './consent.ts';
import { painted } from './painted.ts';

/**
 * Loads what asks for the consent to analytics, on pages that carry its data: only then an id is configured
 * (prerender/consent-data.ts). Popups wait from the start, because this may take longer than their timer.
 */
export function offerConsent() {
  const data = document.getElementById('consent-data')?.textContent;
  if (!data) return;
  const { dataset } = document.documentElement;
  const decide = () => {
    delete dataset.consentOpen;
    document.dispatchEvent(new Event('consent-decided'));
  };
  dataset.consentOpen = '';
  painted()
    .then(() => import('./consent.ts'))
    .then(({ askForConsent }) => askForConsent(JSON.parse(data) as ConsentData, decide))
    .catch((error) => {
      console.error('Nobody is asked for consent, and nothing is measured.', error);
      decide();
    });
}
