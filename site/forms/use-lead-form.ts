import { type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { DUPLICATE, endpointOf, type FormName, type Problem } from '../../functions/leads/contract.ts';
import { type Failures, failureOf, type Toast } from '../../functions/leads/messages.ts';
import { draftKey, eraseDraft, readDraft } from '../client/draft.ts';
import { useIsHydrating } from '../lib/use-is-hydrating.ts';
import type { DrawField } from './draw-field.tsx';
import { type SendResult, sendLead } from './send-lead.ts';
import { useEnvelope } from './use-envelope.ts';
import { useFocusAfterwards } from './use-focus-afterwards.ts';
import { useOutcome } from './use-outcome.ts';

type Options<Fields extends FieldValues, Name extends Path<Fields>> = {
  form: FormName;
  resolver: Resolver<Fields>;
  /** Fields that the visitor fills in, in page order. */
  names: readonly Name[];
  /** Values that the form sets itself. */
  presets?: DefaultValues<Fields>;
  failures: Failures;
  /** Whether to report a bot check's failure; otherwise the submission is silently dropped. */
  tellsRobots?: boolean;
  /** Success message; the form then resets in place. */
  success: Toast;
  /** Success message if the address was already known, which counts as stored. */
  duplicate?: Toast | undefined;
  /** When an initially hidden form appeared, in milliseconds of `performance.now()`. */
  shownAt?: () => number;
  toLead?: (fields: Fields) => Record<string, unknown>;
  /** Called once stored, before success is reported. True if it led to a page that reports it instead. */
  leave?: () => Promise<boolean>;
  /** Called once success was reported. */
  onStored?: () => void;
};

export type LeadForm = ReturnType<typeof useLeadForm<FieldValues, string>>;

/** State, submission and messages of a lead form (specification sections 4, 5 and 8). */
export function useLeadForm<Fields extends FieldValues, Name extends Path<Fields>>(
  options: Options<Fields, Name>,
) {
  const { form, names, presets = {} as DefaultValues<Fields>, failures } = options;
  const element = useRef<HTMLFormElement>(null);
  const envelope = useEnvelope(form, options.shownAt);
  const { outcome, report, withdraw } = useOutcome(failures);
  // A ref, not state: a second click must see it before the next render.
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [announced, setAnnounced] = useState(0);
  // react-hook-form reads text typed before hydration from the fields, but would reset choices.
  const isHydrating = useIsHydrating();
  const [defaultValues] = useState(() => ({
    ...(isHydrating ? readChoices(endpointOf(form)) : readDraft(draftKey(form))),
    ...presets,
  }));
  const fields = useForm<Fields>({ resolver: options.resolver, defaultValues });
  const { errors } = fields.formState;
  const errorOf = (name: Name): string | undefined =>
    fields.getFieldState(name, { ...fields.formState, errors }).error?.message;

  const focusAfterwards = useFocusAfterwards(isSending);
  const focus = (selector: string) => {
    const target = element.current?.querySelector<HTMLElement>(selector);
    target?.focus();
    // A toast may cover it now, and focusing an element that already has focus doesn't scroll (toast.css).
    target?.scrollIntoView({ block: 'nearest' });
  };

  const startOver = (success: Toast) => {
    report('success', success);
    // The page was left; a retry from it must stay the same submission.
    if (!element.current) return;
    // The browser's reset first, because react-hook-form then reads the fields.
    element.current.reset();
    fields.reset(presets);
    envelope.restart();
    focusAfterwards(() => focus('[data-outcome]'));
  };

  const reportFailure = (problem: Problem | undefined) => {
    const refused = names.flatMap((name) => {
      const message = problem?.errors?.find(({ field }) => field === name)?.message;
      return message ? [{ name, message }] : [];
    });
    for (const { name, message } of refused) fields.setError(name, { message });
    report('error', failureOf(failures, problem?.code));
    const [first] = refused;
    focusAfterwards(() => (first ? fields.setFocus(first.name) : focus('[type=submit]')));
  };

  const attempt = async (values: Fields): Promise<SendResult> => {
    try {
      const lead = options.toLead?.(values) ?? values;
      const result = await sendLead(form, { ...lead, ...envelope.seal(lead) });
      if (result.stored || !result.problem) return result;
      // A sign-up whose notification failed is stored all the same (api.md, 502).
      if (result.problem.code !== 'notify_failed') envelope.refused();
      if (result.problem.code !== 'key_reuse') return result;
      envelope.renew();
      return failures.key_reuse ? result : await sendLead(form, { ...lead, ...envelope.seal(lead) });
    } catch (error) {
      // Report it like any failure (specification section 8), so that the form doesn't stay disabled.
      console.error(error);
      return { stored: false };
    }
  };

  const send = async (values: Fields) => {
    setIsSending(true);
    // Read now: the key depends on the open page, which the visitor may leave before the answer.
    const draft = draftKey(form);
    try {
      const result = await attempt(values);
      const isDuplicate =
        !result.stored && result.problem?.code === DUPLICATE && options.duplicate !== undefined;
      if (!result.stored && !isDuplicate) reportFailure(result.problem);
      else {
        eraseDraft(draft);
        // If the next page fails to open, the lead is still stored: report success here.
        if (await options.leave?.().catch(console.error)) envelope.renew();
        else startOver((isDuplicate && options.duplicate) || options.success);
        options.onStored?.();
      }
    } finally {
      setIsSending(false);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    // Before validation: for a bot, the form stays as it is (specification section 4).
    const trap = envelope.trapOf(event.currentTarget);
    if (trap) {
      if (options.tellsRobots) report('error', failureOf(failures, trap));
      return;
    }
    withdraw();
    setAnnounced(0);
    isBusy.current = true;
    try {
      await fields.handleSubmit(send, (invalid) => setAnnounced(Object.keys(invalid).length))();
    } finally {
      isBusy.current = false;
    }
  };

  /** Fills in empty fields, except those that the visitor has cleared. */
  const suggest = (suggestions: Partial<Record<Name, string>>) => {
    const draft = readDraft(draftKey(form));
    for (const name of names) {
      const suggestion = suggestions[name];
      if (!suggestion || name in draft || fields.getValues(name)) continue;
      fields.setValue(name, suggestion as PathValue<Fields, Name>);
    }
  };

  const draw: DrawField<Name> = (name, render) => {
    const error = errorOf(name);
    return render({
      inputProps: { ...fields.register(name), disabled: isSending },
      ...(error && { error }),
    });
  };

  const items = names.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ field, message }] : [];
  });

  return { element, submit, suggest, draw, items, announced, outcome, isSending };
}

/**
 * Radio buttons and checkboxes that the visitor checked before hydration, by field.
 * @param action URL that identifies the form
 */
function readChoices(action: string): Record<string, string | true> {
  if (typeof document === 'undefined') return {};
  const boxes = document.querySelectorAll<HTMLInputElement>(`form[action="${action}"] :checked`);
  return Object.fromEntries(
    [...boxes].map(({ name, type, value }) => [name, type === 'radio' ? value : true]),
  );
}
