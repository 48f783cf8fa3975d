import { reportedAddress } from './reported-address.ts';

export type AnalyticsIds = { measurementId: string; adConversion?: string | undefined };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const THANK_YOU_PATH = '/anfrage-danke';

/**
 * Measures visits with Google Analytics, and enquiries as conversions of an advertisement. Until the consent is given
 * nothing is fetched and nothing is said; when it is taken back nothing is any more. What it has to remember of the
 * visit it keeps in memory.
 */
export function createAnalytics({ measurementId, adConversion }: AnalyticsIds) {
  let isAllowed = false;
  let isLoaded = false;
  let referrer = document.referrer;
  /** An enquiry was stored: the thank-you page that comes next is its own, no other visit of that page is. */
  let isStored = false;
  let isToBeThanked = false;

  gtag('consent', 'default', consentTo({}));
  document.addEventListener('enquiry-stored', () => {
    isStored = true;
  });
  document.addEventListener('page-shown', () => {
    isToBeThanked = isStored && location.pathname === THANK_YOU_PATH;
    isStored = false;
    if (isAllowed) report();
  });

  return {
    setConsent(isGiven: boolean) {
      if (isGiven === isAllowed) return;
      isAllowed = isGiven;
      // Google's own switch: with the consent denied alone it would go on without cookies.
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
      // Pages are reported below, as they are shown.
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // Else it writes its cookies for the whole domain, where they are not found to be deleted.
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

  /** The open page, and the enquiry that led to it: each once. */
  function report() {
    setPage();
    gtag('event', 'page_view');
    referrer = location.href;
    if (!isToBeThanked) return;
    isToBeThanked = false;
    gtag('event', 'inquiry_submitted');
    if (adConversion) gtag('event', 'conversion', { send_to: adConversion });
  }

  /** For all that is said from now on, also of its own accord. */
  function setPage() {
    gtag('set', {
      page_title: document.title,
      page_location: reportedAddress(location.href),
      page_referrer: reportedAddress(referrer),
    });
  }
}

/** The answers of Google's Consent Mode. Advertising is measured at most, never made personal. */
function consentTo({ analytics = false, ads = false }) {
  const answer = (isGiven: boolean) => (isGiven ? 'granted' : 'denied');
  return {
    analytics_storage: answer(analytics),
    ad_storage: answer(ads),
    ad_user_data: answer(ads),
    ad_personalization: 'denied',
  };
}

/** Google reads the arguments themselves, not an array of them. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}
