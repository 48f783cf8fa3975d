import { useRef } from 'react';
import { type FormName, HONEYPOT_FIELD, trapOf } from '../../functions/leads/contract.ts';
import { currentPage, firstPaint } from '../client/visit.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * The submission that each form is trying to send, edited or not: an attempt without an answer may have been stored. Once
 * the server has refused it, edited fields are another submission (api.md, "Fields").
 * Not of the component: who leaves the page after a failure and comes back to the draft sends the same one again.
 */
const attempts = new Map<FormName, { submissionId: string; lead: string; isRefused: boolean }>();

/**
 * What a form sends beside its fields, and the two checks against robots that come before everything else.
 * @param shownAt when a form that was hidden at first was shown, in milliseconds of `performance.now()`
 */
export function useEnvelope(form: FormName, shownAt: () => number = () => 0) {
  // On a page that was loaded as a document the form was there before React took it over. When it was painted the
  // browser may tell only later, so it is asked when the time is needed.
  const appearedAt = useRef(useIsHydrating() ? undefined : performance.now());

  const elapsed = () => performance.now() - Math.max(appearedAt.current ?? firstPaint(), shownAt());

  return {
    /** What gives a robot away that filled the form in. */
    trapOf: (element: HTMLFormElement) => trapOf(form, new FormData(element).get(HONEYPOT_FIELD), elapsed()),
    /** The form is empty again, as if it had just appeared. */
    restart: () => {
      attempts.delete(form);
      appearedAt.current = performance.now();
    },
    /** What is sent next is another submission. */
    renew: () => attempts.delete(form),
    /** The server has said that it stored nothing. */
    refused: () => {
      const attempt = attempts.get(form);
      if (attempt) attempt.isRefused = true;
    },
    /** The envelope of this attempt. */
    seal: (fields: unknown) => {
      const lead = JSON.stringify(fields);
      const last = attempts.get(form);
      const isSame = last && (last.lead === lead || !last.isRefused);
      const submissionId = isSame ? last.submissionId : crypto.randomUUID();
      attempts.set(form, { submissionId, lead, isRefused: false });
      return { submissionId, elapsedMs: Math.round(elapsed()), page: currentPage(), website: '' };
    },
  };
}
