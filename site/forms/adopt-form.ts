import { site } from 'virtual:site-shell';
import { createFormControl, type FieldValues } from 'react-hook-form';
import { DUPLICATE, type Problem } from '../../functions/leads/contract.ts';
import type { FormDefinition } from '../../functions/leads/form-definition.ts';
import { failureOf, type Toast } from '../../functions/leads/messages.ts';
import { popupOpenedAt } from '../components/popup-shell/popups.ts';
import { dismissToast, showToast } from '../components/toast/toasts.ts';
import { draftKey, eraseDraft } from '../lib/draft.ts';
import { fillSlots } from '../lib/fill-slots.ts';
import { showPending } from '../lib/hold-submission.ts';
import { pageShownAt } from '../lib/visit.ts';
import { checkForm } from './check-form.ts';
import { type Control, controlsOf, fieldValue } from './controls.ts';
import { countCharacters } from './count-characters.ts';
import { showErrors } from './show-errors.ts';
import { showOutcome, withdrawOutcome } from './show-outcome.ts';
import { createSubmission } from './submission.ts';

/** Properties in which forms differ. */
export type FormBehaviour = {
  form: FormDefinition;
  /** Success message; the form then resets in place. */
  success: (element: HTMLFormElement) => Toast;
  /** Success message if the address was already known, which counts as stored. */
  duplicate?: Toast | undefined;
  /** Page that reports success instead. */
  thankYouPath?: string;
  toLead?: (values: FieldValues) => FieldValues;
  /** Called after success: reported here, or by the thank-you page. */
  onStored?: (element: HTMLFormElement) => void;
  /** Called after the rate limit was reported. */
  onLimited?: (element: HTMLFormElement) => void;
};

/**
 * Makes a delivered form live: validation, sending and messages (docs/product.md, "Forms"). Its elements stay the ones
 * that were delivered, with whatever an extension or a translator has put around them; the page is the only place where
 * values are kept, so nothing typed before, during or after can be lost.
 * @param leave goes to the thank-you page; resolves to false if it failed to open
 */
export function adoptForm(
  element: HTMLFormElement,
  behaviour: FormBehaviour,
  leave: (path: string) => Promise<boolean>,
) {
  const { form, success, duplicate, thankYouPath, toLead, onStored, onLimited } = behaviour;
  const { name: formName, failures } = form;
  const names = Object.keys(form.fields).filter((name) => controlsOf(element, name).length > 0);
  const submission = createSubmission(formName, () =>
    Math.max(pageShownAt(), popupOpenedAt(element.closest('dialog'))),
  );
  const outcome = outcomeOf(element, failures);
  let formControl = watchFields();
  let isBusy = false;
  let alert: HTMLElement | undefined;
  /** The values of the form that was reset after success, while its thanks are shown. */
  let thankedFor = '';

  countCharacters(element);
  element.addEventListener('click', ignoreSecondClick);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    submit(event.submitter);
  });

  /**
   * react-hook-form decides when to validate. It gets no elements, because it would write its own values to them; the values
   * in the page are the ones that count. It doesn't move the focus, because it does so again in a timer of its own, and takes
   * it from the field that the visitor has gone to by then.
   */
  function watchFields() {
    const stopped = new AbortController();
    const control = createFormControl<FieldValues>({
      resolver: () => checkForm(form, valuesOf()),
      shouldFocusError: false,
    });
    for (const name of names) {
      const { ref, onChange } = control.register(name);
      ref({ name });
      // The form listens, not each field, because an extension may put a copy in a field's place. It listens while
      // capturing, because an event that a script makes need not bubble.
      element.addEventListener(
        'input',
        ({ target }) => {
          if (controlsOf(element, name).includes(target as Control))
            onChange({ type: 'change', target: { name, value: fieldValue(element, name) } });
        },
        { capture: true, signal: stopped.signal },
      );
    }
    control.subscribe({ formState: { errors: true }, callback: showFieldErrors });
    return { ...control, stop: () => stopped.abort() };
  }

  function valuesOf(): FieldValues {
    // Without `page`, which submission.ts sends with every form.
    const { page: _page, ...presets } = form.hidden;
    const preset = Object.entries(presets).map(([name, fallback]) => [
      name,
      fieldValue(element, name) || fallback,
    ]);
    return Object.fromEntries([...preset, ...names.map((name) => [name, fieldValue(element, name)])]);
  }

  function showFieldErrors() {
    const messages = names.flatMap((name) => {
      const message = formControl.getFieldState(name).error?.message;
      return message ? [[name, message] as const] : [];
    });
    showErrors(element, names, new Map(messages), headingOf);
  }

  async function submit(submitter: HTMLElement | null) {
    if (isBusy) return;
    // Pressed once more: nothing to send, and no reason to take the thanks back.
    if (thankedFor === JSON.stringify(valuesOf())) return focusOutcome();
    // Before validation: for a bot, the form stays as it is (docs/product.md, "Form states").
    const trap = submission.trapOf(element);
    if (trap) {
      if (form.rejectsBots) outcome.report('error', failureOf(failures, trap));
      return;
    }
    thankedFor = '';
    outcome.withdraw();
    alert?.remove();
    isBusy = true;
    let firstInvalid: Control | undefined;
    try {
      await formControl.handleSubmit(
        (values) => send(values, submitter),
        (invalid) => {
          announce(Object.keys(invalid).length);
          firstInvalid = names.flatMap((name) => (name in invalid ? controlsOf(element, name) : []))[0];
        },
      )();
      // Now that the summary is drawn, which would push it out of a low window.
      focus(firstInvalid, 'center');
    } catch (error) {
      console.error(error);
    } finally {
      isBusy = false;
    }
  }

  /** Announces the number of errors once per attempt; the summary shows how many are left. */
  function announce(count: number) {
    alert = Object.assign(document.createElement('p'), {
      className: 'visually-hidden',
      role: 'alert',
      textContent: headingOf(count),
    });
    element.prepend(alert);
  }

  async function send(values: FieldValues, submitter: HTMLElement | null) {
    const release = showSending(element, names, submitter);
    // Read now: the key depends on the open page, which the visitor may leave before the answer.
    const draft = draftKey(formName);
    try {
      // Where the form has no message for `key_reuse`, the new data is sent again without asking.
      const result = await submission.send(toLead?.(values) ?? values, 'key_reuse' in failures);
      const isDuplicate = result.problem?.code === DUPLICATE;
      // Undefined after a failure; a duplicate is a success where the form has words for it.
      const thanks = result.stored ? success(element) : isDuplicate ? duplicate : undefined;
      if (!thanks) return release(() => reportFailure(result.problem, submitter));
      eraseDraft(draft);
      // Analytics counts it as a conversion if the thank-you page is shown next (client/analytics.ts).
      if (thankYouPath) document.dispatchEvent(new Event('enquiry-stored'));
      // If the next page fails to open, the lead is still stored: report success here.
      if (thankYouPath && (await leave(thankYouPath).catch(console.error))) {
        submission.renew();
        // While the next page is drawn, this one is shown: a press would send again.
        const hasLeft = await new Promise<boolean>((resolve) => {
          document.addEventListener('page-shown', () => resolve(true), { once: true });
          addEventListener('popstate', () => resolve(!element.isConnected), { once: true });
        });
        if (!hasLeft) release(() => startOver(thanks));
      } else release(() => startOver(thanks));
      onStored?.(element);
    } finally {
      // Whatever failed, such as a download that the browser blocks, the form stays usable.
      release();
    }
  }

  function startOver(message: Toast) {
    outcome.report('success', message);
    // The page was left before the answer. Back on it, the visitor may send the restored draft: the same submission.
    if (!element.isConnected) return;
    element.reset();
    formControl.stop();
    formControl = watchFields();
    showFieldErrors();
    submission.restart();
    thankedFor = JSON.stringify(valuesOf());
    focusOutcome();
  }

  function focusOutcome() {
    focus(element.querySelector<HTMLElement>('[data-outcome]'));
  }

  function reportFailure(problem: Problem | undefined, submitter: HTMLElement | null) {
    const refused = names.flatMap((name) => problem?.errors?.find(({ field }) => field === name) ?? []);
    for (const { field, message } of refused) formControl.setError(field, { message });
    const isLimited = problem?.code === 'rate_limited';
    // Only the API knows for how many minutes.
    outcome.report('error', isLimited ? problem : failureOf(failures, problem?.code));
    const [first] = refused;
    focus(first ? controlsOf(element, first.field)[0] : submitter);
    if (isLimited) onLimited?.(element);
  }
}

const headingOf = (count: number) => {
  const { one, many } = site.ui.errorSummary;
  return count === 1 ? one : fillSlots(many, { count });
};

/** Reports how sending ended as a toast, and in the form, where it outlives the toast. */
function outcomeOf(element: HTMLFormElement, failures: FormDefinition['failures']) {
  let shown: Toast | undefined;
  const withdraw = () => {
    // Also toasts from before the visitor left the page and returned.
    for (const { title, detail } of [...(shown ? [shown] : []), ...Object.values(failures)])
      dismissToast({ title, text: detail });
    withdrawOutcome(element);
    shown = undefined;
  };
  return {
    report: (kind: 'success' | 'error', message: Toast) => {
      withdraw();
      shown = message;
      const { title, detail: text } = message;
      showToast({ kind, title, text });
      showOutcome(element, { kind, title, text });
    },
    /** Takes the last report back before another attempt. */
    withdraw,
  };
}

/**
 * Disables the form while it is sent.
 * @returns enables it again, then moves focus, which disabled fields lose; safe to call again
 */
function showSending(element: HTMLFormElement, names: readonly string[], submitter: HTMLElement | null) {
  const controls = names.flatMap((name) => controlsOf(element, name)).filter(({ disabled }) => !disabled);
  const releaseButton = showPending(submitter);
  const status = element.querySelector(':scope > [role=status]');
  const submitting = submitter?.dataset.pendingLabel ?? '';
  if (status) status.textContent = submitting;
  for (const control of controls) control.disabled = true;
  let isReleased = false;
  return (moveFocus?: () => void) => {
    if (isReleased) return;
    isReleased = true;
    for (const control of controls) control.disabled = false;
    if (status) status.textContent = '';
    releaseButton();
    moveFocus?.();
  };
}

function focus(target: HTMLElement | null | undefined, block: ScrollLogicalPosition = 'nearest') {
  target?.focus({ preventScroll: true });
  // Also clear of a toast (toast.css). At once: what moves below the pointer while it is pressed gets no click.
  target?.scrollIntoView({ block, behavior: 'instant' });
}

/** Ignores the second click of a double-click, even if the first submit has already finished. */
function ignoreSecondClick(event: MouseEvent) {
  const isOnButton = event.target instanceof Element && event.target.closest('[type=submit]');
  if (isOnButton && event.detail > 1) event.preventDefault();
}
