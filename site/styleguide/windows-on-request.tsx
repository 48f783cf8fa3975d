import { useState } from 'react';
import { popupSignupFailure, successes } from '../../functions/leads/messages.ts';
import { createConsentBanner } from '../components/consent-banner/consent-banner.ts';
import { showToast } from '../components/toast/toast-region.tsx';
import { useUiTexts } from '../components/ui-texts.ts';

/* Overlays that would cover the style guide, shown on request. */

export function ToastButtons() {
  return (
    <p className="row">
      <button
        type="button"
        className="button button-small styleguide-button"
        onClick={() => showToast({ kind: 'success', title: success.title, text: success.detail })}
      >
        Erfolg melden
      </button>
      <button
        type="button"
        className="button button-small button-outline styleguide-button"
        onClick={() =>
          showToast({ kind: 'error', title: popupSignupFailure.title, text: popupSignupFailure.detail })
        }
      >
        Fehler melden
      </button>
    </p>
  );
}

const success = successes.business;

/** Created once, because the library allows only one banner per document. */
let banner: ReturnType<typeof createConsentBanner> | undefined;

export function ConsentExample() {
  const { consent } = useUiTexts();
  const [choice, setChoice] = useState('');
  const open = async () => {
    banner ??= createConsentBanner(consent, (isAccepted) => setChoice(isAccepted ? 'accepted' : 'declined'));
    (await banner).reopen();
  };
  return (
    <p className="row">
      <button type="button" className="button button-small styleguide-button" onClick={open}>
        Einwilligung öffnen
      </button>
      <output lang="en">{choice}</output>
    </p>
  );
}
