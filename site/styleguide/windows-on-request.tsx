import { useState } from 'react';
import { popupSignupFailure, successes } from '../../functions/leads/messages.ts';
import { ConsentBanner } from '../components/consent-banner/consent-banner.tsx';
import { showToast } from '../components/toast/toast-region.tsx';

/* What would cover the style guide, shown only when somebody asks for it. */

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

const success = successes['popup-signup'];

export function ConsentExample() {
  const [isOpen, setIsOpen] = useState(false);
  const [choice, setChoice] = useState('');
  return (
    <>
      <p className="row">
        <button
          type="button"
          className="button button-small styleguide-button"
          onClick={() => setIsOpen(true)}
        >
          Einwilligung öffnen
        </button>
        <output lang="en">{choice}</output>
      </p>
      {isOpen && (
        <ConsentBanner
          onChoose={(chosen) => {
            setChoice(chosen);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
