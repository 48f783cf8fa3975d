import { useRef } from 'react';
import { type FormName, HONEYPOT_FIELD, trapOf } from '../../functions/leads/contract.ts';
import { currentPage, firstPaint } from '../client/visit.ts';
import { useIsHydrating } from '../lib/use-is-hydrating.ts';

/**
 * Current submission of each form. Edits keep its id, because an unanswered attempt may have been stored; only after a
 * refusal do edits make a new submission (api.md, "Fields"). Module state, so that a visitor who leaves after a failure
 * and returns to the draft retries the same submission.
 */
const attempts = new Map<FormName, { submissionId: string; lead: string; isRefused: boolean }>();

/**
 * What a form sends besides its fields, and its two bot checks.
 * @param shownAt when an initially hidden form appeared, in milliseconds of `performance.now()`
 */
export function useEnvelope(form: FormName, shownAt: () => number = () => 0) {
  // A prerendered form appeared at first paint. The browser may report that time late, so it is read when needed.
  const appearedAt = useRef(useIsHydrating() ? undefined : performance.now());

  const elapsed = () => performance.now() - Math.max(appearedAt.current ?? firstPaint(), shownAt());

  return {
    /** The trap that a bot fell into, if any. */
    trapOf: (element: HTMLFormElement) => trapOf(form, new FormData(element).get(HONEYPOT_FIELD), elapsed()),
    /** Call when the form is reset: it counts as newly shown. */
    restart: () => {
      attempts.delete(form);
      appearedAt.current = performance.now();
    },
    /** Makes the next attempt a new submission. */
    renew: () => attempts.delete(form),
    /** Call when the server has stored nothing. */
    refused: () => {
      const attempt = attempts.get(form);
      if (attempt) attempt.isRefused = true;
    },
    /** Returns the envelope for an attempt. */
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
