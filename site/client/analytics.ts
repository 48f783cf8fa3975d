import type { pagePaths } from '../content/page-paths.ts';
import { reportedAddress } from './reported-address.ts';

export type AnalyticsIds = { measurementId: string; adConversion?: string | undefined };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const THANK_YOU_PATH = '/anfrage-danke' satisfies (typeof pagePaths.thankYou)[0];

/**
 * Reports page views to Google Analytics, and enquiries as ad conversions. Fetches and sends nothing without consent,
 * or after it is withdrawn. State is kept in memory only.
 */
export function createAnalytics({ measurementId, adConversion }: AnalyticsIds) {
  let isAllowed = false;
  let isLoaded = false;
  let referrer = document.referrer;
  /** True between a stored enquiry and the next page: only then is the thank-you page a conversion. */
  let hasStoredEnquiry = false;
  let isConversion = false;

  gtag('consent', 'default', consentTo({}));
  document.addEventListener('enquiry-stored', () => {
    hasStoredEnquiry = true;
  });
  document.addEventListener('page-shown', () => {
    isConversion = hasStoredEnquiry && location.pathname === THANK_YOU_PATH;
    hasStoredEnquiry = false;
    if (isAllowed) report();
  });

  return {
    setConsent(isGiven: boolean) {
      if (isGiven === isAllowed) return;
      isAllowed = isGiven;
      // Google's opt-out switch: denied consent alone only makes it continue without cookies.
      Object.assign(window, { [`ga-disable-${measurementId}`]: !isGiven });
      const ads = Boolean(adConversion);
      gtag('consent', 'update', consentTo(isGiven ? { analytics: true, ads } : {}));
      if (!isGiven) return;
      if (!isLoaded) load();
      report();
    },
  };

  function load() {
    isLoaded = true;
    const settings = {
      // `report` sends them as they are shown.
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // The default is the parent domain, where the consent library can't delete the cookies.
      cookie_domain: location.hostname,
    };
    gtag('js', new Date());
    setPage();
    gtag('config', measurementId, settings);
    if (adConversion) gtag('config', adConversion.split('/')[0], settings);
    const script = document.createElement('script');
    script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
    script.async = true;
    document.head.append(script);
  }

  /** Reports the open page and the enquiry that led to it, each once. */
  function report() {
    setPage();
    gtag('event', 'page_view');
    referrer = location.href;
    if (!isConversion) return;
    isConversion = false;
    gtag('event', 'inquiry_submitted');
    if (adConversion) gtag('event', 'conversion', { send_to: adConversion });
  }

  /** Sets the page for all further events, including automatic ones. */
  function setPage() {
    gtag('set', {
      page_title: document.title,
      page_location: reportedAddress(location.href),
      page_referrer: reportedAddress(referrer),
    });
  }
}

/** Settings for Google's Consent Mode. Ads may be measured, never personalised. */
function consentTo({ analytics = false, ads = false }) {
  const answer = (isGiven: boolean) => (isGiven ? 'granted' : 'denied');
  return {
    analytics_storage: answer(analytics),
    ad_storage: answer(ads),
    ad_user_data: answer(ads),
    ad_personalization: 'denied',
  };
}

/** gtag.js expects an `arguments` object; it ignores arrays. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}
