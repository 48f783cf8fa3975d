import { useState } from 'react';
import { ConsentBanner } from '../components/consent-banner/consent-banner.tsx';
import { showToast } from '../components/toast/toast-region.tsx';
import type { Kickstart } from '../content/schemas/campaign.ts';

/* What would cover the style guide, shown only when somebody asks for it. */

export function ToastButtons({ success, failure }: Pick<Kickstart, 'success' | 'failure'>) {
  return (
    <p className="row">
      <button
        type="button"
        className="button button-small styleguide-button"
        onClick={() => showToast({ kind: 'success', ...success })}
      >
        Erfolg melden
      </button>
      <button
        type="button"
        className="button button-small button-outline styleguide-button"
        onClick={() => showToast({ kind: 'error', ...failure })}
      >
        Fehler melden
      </button>
    </p>
  );
}

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
