import { useRef } from 'react';
import { HONEYPOT_FIELD, trapOf } from '../../functions/leads/contract.ts';
import { currentPage, firstPaint } from '../client/visit.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * What a form sends beside its fields, and the two checks against robots that come before everything else.
 * @param shownAt when a form that was hidden at first was shown, in milliseconds of `performance.now()`
 */
export function useEnvelope(shownAt: () => number = () => 0) {
  const appearedAt = useRef<number>(undefined);
  const submissionId = useRef<string>(undefined);
  const wasSent = useRef(false);
  // On a page that was loaded as a document the form was there before React took it over.
  const isHydrating = useIsHydrating();
  appearedAt.current ??= isHydrating ? firstPaint() : performance.now();

  const elapsed = () => performance.now() - Math.max(appearedAt.current ?? 0, shownAt());
  /** Makes another submission of what is sent next, with an id of its own. */
  const startAnew = () => {
    submissionId.current = undefined;
    wasSent.current = false;
  };

  return {
    /** What gives a robot away that filled the form in. */
    trapOf: (form: HTMLFormElement) => trapOf(new FormData(form).get(HONEYPOT_FIELD), elapsed()),
    /** A change after an attempt makes another submission of it. */
    noteEdit: () => {
      if (wasSent.current) startAnew();
    },
    /** The form is empty again, as if it had just appeared. */
    restart: () => {
      startAnew();
      appearedAt.current = performance.now();
    },
    /** The envelope of this attempt. */
    seal: () => {
      wasSent.current = true;
      submissionId.current ??= crypto.randomUUID();
      return {
        submissionId: submissionId.current,
        elapsedMs: Math.round(elapsed()),
        page: currentPage(),
        website: '',
      };
    },
  };
}
