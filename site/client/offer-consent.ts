import type { ConsentData } from './consent.ts';
import { painted } from './painted.ts';

/**
 * Loads the consent banner on pages that embed its data, which they do if an analytics id is configured
 * (prerender/consent-data.ts). Blocks popups at once, because loading may take longer than their timer.
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
      console.error('The consent banner failed to load; analytics stays off.', error);
      decide();
    });
}
