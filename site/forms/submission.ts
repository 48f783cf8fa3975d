import { type FormName, HONEYPOT_FIELD, trapOf } from '../../functions/leads/contract.ts';
import { addToDraft, draftKey, readDraft } from '../lib/draft.ts';
import { currentPage } from '../lib/visit.ts';
import { type SendResult, sendLead } from './send-lead.ts';

type Lead = Record<string, unknown>;

/**
 * Current submission of each form on each page, by the key of its draft. Edits keep its id, because an unanswered attempt
 * may have been stored; only after a refusal do edits make a new submission (docs/api.md, "Fields"). Module state, so that
 * a visitor who leaves after a failure and returns to the draft retries the same submission; its id is in the draft, too,
 * for a page that was reloaded or discarded. Undefined once the next attempt is a new one.
 */
const attempts = new Map<string, { submissionId: string; lead: string; isRefused: boolean } | undefined>();

/**
 * Sends a form's lead in its envelope, once, and has the two bot checks.
 * @param appearedAt when the form appeared, in milliseconds of `performance.now()`; asked when needed, because the
 *   browser may report a time late
 */
export function createSubmission(form: FormName, appearedAt: () => number) {
  const key = draftKey(form);
  let restartedAt = 0;
  // Rounded, as the API gets it: both judge the same number.
  const elapsed = () => Math.round(performance.now() - Math.max(appearedAt(), restartedAt));

  const seal = (fields: Lead): Lead => {
    const lead = JSON.stringify(fields);
    const last = attempts.has(key) ? attempts.get(key) : keptAttempt(key);
    const isSame = last && (last.lead === lead || !last.isRefused);
    const submissionId = isSame ? last.submissionId : crypto.randomUUID();
    attempts.set(key, { submissionId, lead, isRefused: false });
    addToDraft(key, { submissionId });
    const envelope = { submissionId, elapsedMs: elapsed(), page: currentPage(), website: '' };
    return { ...fields, ...envelope };
  };

  const renew = () => attempts.set(key, undefined);

  return {
    /** The trap that a bot fell into, if any. */
    trapOf: (element: HTMLFormElement) => trapOf(form, new FormData(element).get(HONEYPOT_FIELD), elapsed()),
    /** As `renew`, for a form that was reset in its place: it also counts as newly shown. */
    restart: () => {
      renew();
      restartedAt = performance.now();
    },
    /** Makes the next attempt a new submission. */
    renew,
    /** @param asksBeforeNew whether the visitor has to send again what is new since an attempt that was stored */
    send: async (lead: Lead, asksBeforeNew: boolean): Promise<SendResult> => {
      try {
        const result = await sendLead(form, seal(lead));
        if (result.stored || !result.problem) return result;
        // A sign-up whose notification failed is stored all the same (docs/api.md, "Answers").
        const attempt = attempts.get(key);
        if (attempt && result.problem.code !== 'notify_failed') attempt.isRefused = true;
        if (result.problem.code !== 'key_reuse') return result;
        renew();
        return asksBeforeNew ? result : await sendLead(form, seal(lead));
      } catch (error) {
        // Reported like any failure (docs/product.md, "Toasts").
        console.error(error);
        return { stored: false };
      }
    },
  };
}

/** Of a page that was open before. */
function keptAttempt(key: string) {
  const { submissionId } = readDraft(key);
  return submissionId ? { submissionId, lead: '', isRefused: false } : undefined;
}
