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
import { chosenSoFar } from './chosen-so-far.ts';
import type { DrawField } from './draw-field.tsx';
import { type SendResult, sendLead } from './send-lead.ts';
import { useEnvelope } from './use-envelope.ts';
import { useFocusAfterwards } from './use-focus-afterwards.ts';
import { useIsHydrating } from './use-is-hydrating.ts';
import { useOutcome } from './use-outcome.ts';

type Options<Fields extends FieldValues, Name extends Path<Fields>> = {
  form: FormName;
  resolver: Resolver<Fields>;
  /** What the visitor fills in, in the order of the page. */
  names: readonly Name[];
  /** What the form fills in by itself. */
  own?: DefaultValues<Fields>;
  failures: Failures;
  /** Whether a robot is told that it was found out; else what it sends is dropped in silence. */
  tellsRobots?: boolean;
  /** Said once it is stored, by a form that then starts again, empty. */
  success: Toast;
  /** Said in its place when the address was there already: as good as stored. */
  duplicate?: Toast | undefined;
  /** When a form that was hidden at first was shown, in milliseconds of `performance.now()`. */
  shownAt?: () => number;
  toLead?: (fields: Fields) => Record<string, unknown>;
  /** Called when it is stored, before that is said. True if the visitor has left for a page that says it. */
  leave?: () => Promise<boolean>;
  /** Called when it is stored and that was said. */
  onStored?: () => void;
};

export type LeadForm = ReturnType<typeof useLeadForm<FieldValues, string>>;

/** A form of leads in the browser: its states, what it sends and what it says (specification sections 4, 5 and 8). */
export function useLeadForm<Fields extends FieldValues, Name extends Path<Fields>>(
  options: Options<Fields, Name>,
) {
  const { form, names, own = {} as DefaultValues<Fields>, failures } = options;
  const element = useRef<HTMLFormElement>(null);
  const envelope = useEnvelope(form, options.shownAt);
  const { outcome, say, withdraw } = useOutcome(failures);
  // From the press on, before anything is drawn: a second press must find it.
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [announced, setAnnounced] = useState(0);
  // What stood there before React arrived, typed or restored, react-hook-form reads from the text fields; choices it
  // would take back.
  const isHydrating = useIsHydrating();
  const [defaultValues] = useState(() => ({
    ...(isHydrating ? chosenSoFar(endpointOf(form)) : readDraft(draftKey(form))),
    ...own,
  }));
  const fields = useForm<Fields>({ resolver: options.resolver, defaultValues });
  const { errors } = fields.formState;
  const errorOf = (name: Name): string | undefined =>
    fields.getFieldState(name, { ...fields.formState, errors }).error?.message;

  const focusAfterwards = useFocusAfterwards(isSending);
  const focus = (selector: string) => {
    const target = element.current?.querySelector<HTMLElement>(selector);
    target?.focus();
    // A toast has come to lie over the end of the page, and what still has the focus would not be moved (toast.css).
    target?.scrollIntoView({ block: 'nearest' });
  };

  const startAgain = (success: Toast) => {
    say('success', success);
    // Left meanwhile and drawn anew, the same lead stays the same submission.
    if (!element.current) return;
    // The browser empties the fields, react-hook-form then reads them.
    element.current.reset();
    fields.reset(own);
    envelope.restart();
    focusAfterwards(() => focus('[data-outcome]'));
  };

  const tellFailure = (problem: Problem | undefined) => {
    const refused = names.flatMap((name) => {
      const message = problem?.errors?.find(({ field }) => field === name)?.message;
      return message ? [{ name, message }] : [];
    });
    for (const { name, message } of refused) fields.setError(name, { message });
    say('error', failureOf(failures, problem?.code));
    const [first] = refused;
    focusAfterwards(() => (first ? fields.setFocus(first.name) : focus('[type=submit]')));
  };

  const attempt = async (values: Fields): Promise<SendResult> => {
    try {
      const lead = options.toLead?.(values) ?? values;
      const result = await sendLead(form, { ...lead, ...envelope.seal(lead) });
      if (result.stored || !result.problem) return result;
      // Sign-ups that nobody could be notified of are stored (api.md, 502).
      if (result.problem.code !== 'notify_failed') envelope.refused();
      if (result.problem.code !== 'key_reuse') return result;
      envelope.renew();
      return failures.key_reuse ? result : await sendLead(form, { ...lead, ...envelope.seal(lead) });
    } catch (error) {
      // An exception is a failure like any other (specification section 8), not a form that stays disabled.
      console.error(error);
      return { stored: false };
    }
  };

  const send = async (values: Fields) => {
    setIsSending(true);
    // The visitor may leave the page before the answer comes.
    const draft = draftKey(form);
    try {
      const result = await attempt(values);
      const isThere = !result.stored && result.problem?.code === DUPLICATE && options.duplicate !== undefined;
      if (!result.stored && !isThere) tellFailure(result.problem);
      else {
        eraseDraft(draft);
        // Stored is stored: whoever cannot be taken to the next page is told here.
        if (await options.leave?.().catch(console.error)) envelope.renew();
        else startAgain((isThere && options.duplicate) || options.success);
        options.onStored?.();
      }
    } finally {
      setIsSending(false);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    // Before anything is checked: the form stays as it is (specification section 4).
    const trap = envelope.trapOf(event.currentTarget);
    if (trap) {
      if (options.tellsRobots) say('error', failureOf(failures, trap));
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

  /** Fills in what the visitor has not, unless it was taken away again. */
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
