import { useRef } from 'react';
import { HONEYPOT_FIELD, isHoneypotFilled, isTooFast } from '../../functions/leads/contract.ts';
import { currentPage, firstPaint } from '../client/visit.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/** What a form sends beside its fields, and the two checks against robots that come before everything else. */
export function useEnvelope() {
  const appearedAt = useRef<number>(undefined);
  const submissionId = useRef<string>(undefined);
  const wasSent = useRef(false);
  // On a page that was loaded as a document the form was there before React took it over.
  const isHydrating = useIsHydrating();
  appearedAt.current ??= isHydrating ? firstPaint() : performance.now();

  return {
    /** Whether a robot filled the form in: the honeypot holds something, or it came too soon. */
    isRobot: (form: HTMLFormElement) =>
      isHoneypotFilled(new FormData(form).get(HONEYPOT_FIELD)) ||
      isTooFast(performance.now() - (appearedAt.current ?? 0)),
    /** A change after an attempt makes another submission of it, with an id of its own. */
    noteEdit: () => {
      if (wasSent.current) submissionId.current = undefined;
      wasSent.current = false;
    },
    /** The envelope of this attempt. */
    seal: () => {
      wasSent.current = true;
      submissionId.current ??= crypto.randomUUID();
      return {
        submissionId: submissionId.current,
        elapsedMs: Math.round(performance.now() - (appearedAt.current ?? 0)),
        page: currentPage(),
        website: '',
      };
    },
  };
}
