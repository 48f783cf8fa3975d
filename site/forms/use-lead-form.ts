import { type FormEvent, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { DUPLICATE, endpointOf, type Problem } from '../../functions/leads/contract.ts';
import type { FormDefinition } from '../../functions/leads/form-definition.ts';
import { failureOf, type Toast } from '../../functions/leads/messages.ts';
import { draftKey, eraseDraft, readDraft } from '../lib/draft.ts';
import { useIsHydrating } from '../lib/use-is-hydrating.ts';
import type { FieldState } from './form-fields.tsx';
import { useFormFocus } from './use-form-focus.ts';
import { useOutcome } from './use-outcome.ts';
import { useSubmission } from './use-submission.ts';

type Options = {
  /** Values that the form sets itself. */
  presets?: FieldValues;
  /** Success message; the form then resets in place. */
  success: Toast;
  /** Success message if the address was already known, which counts as stored. */
  duplicate?: Toast | undefined;
  /** When an initially hidden form appeared, in milliseconds of `performance.now()`. */
  shownAt?: () => number;
  toLead?: (fields: FieldValues) => FieldValues;
  /** Called once stored, before success is reported. True if it led to a page that reports it instead. */
  leave?: () => Promise<boolean>;
  /** Called once success was reported. */
  onStored?: () => void;
};

export type LeadForm = ReturnType<typeof useLeadForm>;

/** State, submission and messages of a lead form (specification sections 4, 5 and 8). */
export function useLeadForm(form: FormDefinition, options: Options) {
  const { name: formName, failures } = form;
  const { presets = {}, success, duplicate, shownAt, toLead, leave, onStored } = options;
  const names = Object.keys(form.fields);
  const element = useRef<HTMLFormElement>(null);
  const submission = useSubmission(formName, shownAt);
  const { outcome, report, withdraw } = useOutcome(failures);
  // A ref, not state: a second click must see it before the next render.
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const focusAfterwards = useFormFocus(element, isSending);
  const [announced, setAnnounced] = useState(0);
  // react-hook-form reads text typed before hydration from the fields, but would reset choices.
  const isHydrating = useIsHydrating();
  const [defaultValues] = useState<FieldValues>(() => ({
    ...(isHydrating ? readChoices(endpointOf(formName)) : readDraft(draftKey(formName))),
    ...presets,
  }));
  const fields = useForm({ resolver: (values) => check(form, values), defaultValues });
  const { errors } = fields.formState;
  const errorOf = (name: string) =>
    fields.getFieldState(name, { ...fields.formState, errors }).error?.message;

  const startOver = (message: Toast) => {
    report('success', message);
    // The page was left; a retry from it must stay the same submission.
    if (!element.current) return;
    // The browser's reset first, because react-hook-form then reads the fields.
    element.current.reset();
    fields.reset(presets);
    submission.restart();
    focusAfterwards('[data-outcome]');
  };

  const reportFailure = (problem: Problem | undefined) => {
    const refused = names.flatMap((name) => problem?.errors?.find(({ field }) => field === name) ?? []);
    for (const { field, message } of refused) fields.setError(field, { message });
    report('error', failureOf(failures, problem?.code));
    const [first] = refused;
    focusAfterwards(first ? () => fields.setFocus(first.field) : '[type=submit]');
  };

  const send = async (values: FieldValues) => {
    setIsSending(true);
    // Read now: the key depends on the open page, which the visitor may leave before the answer.
    const draft = draftKey(formName);
    const result = await submission.send(toLead?.(values) ?? values, 'key_reuse' in failures);
    const isKnown = !result.stored && result.problem?.code === DUPLICATE;
    const thanks = result.stored ? success : isKnown ? duplicate : undefined;
    if (result.stored === false && !thanks) return reportFailure(result.problem);
    eraseDraft(draft);
    // If the next page fails to open, the lead is still stored: report success here.
    if (await leave?.().catch(console.error)) submission.renew();
    else startOver(thanks ?? success);
    onStored?.();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    // Before validation: for a bot, the form stays as it is (specification section 4).
    const trap = submission.trapOf(event.currentTarget);
    if (trap) {
      if (form.tellsRobots) report('error', failureOf(failures, trap));
      return;
    }
    withdraw();
    setAnnounced(0);
    isBusy.current = true;
    try {
      await fields.handleSubmit(send, (invalid) => setAnnounced(Object.keys(invalid).length))();
    } catch (error) {
      console.error(error);
    } finally {
      // Whatever failed, such as a download that the browser blocks, the form stays usable.
      isBusy.current = false;
      setIsSending(false);
    }
  };

  /** Fills in empty fields, except those that the visitor has cleared. */
  const suggest = (suggestions: Readonly<Record<string, string>>) => {
    const draft = readDraft(draftKey(formName));
    for (const [name, text] of Object.entries(suggestions))
      if (!(name in draft) && !fields.getValues(name)) fields.setValue(name, text);
  };

  const stateOf = (name: string): FieldState => ({
    inputProps: { ...fields.register(name), disabled: isSending },
    error: errorOf(name),
  });

  const items = names.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ field, message }] : [];
  });

  return { element, submit, suggest, stateOf, items, announced, outcome, isSending };
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

/** The form's schema for react-hook-form: each field shows its first mistake. */
function check({ fields, schema }: FormDefinition, values: FieldValues) {
  const visible = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutInvisible(value, fields[name]?.kind === 'multiline') : value,
  ]);
  const { data, error } = schema.safeParse(Object.fromEntries(visible));
  if (!error) return { values: data as FieldValues, errors: {} };
  const mistakes = error.issues.map(({ path: [field], code, message }) => [field, { type: code, message }]);
  return { values: {}, errors: Object.fromEntries(mistakes.reverse()) };
}

/**
 * Text without the invisible characters that copying brings along and the API refuses, because visitors couldn't find
 * them: direction marks around a phone number from a contact, tabs between cells, vertical tabs at PowerPoint's line ends.
 */
const withoutInvisible = (text: string, isMultiline: boolean) =>
  (isMultiline ? text.replace(/[\v\f]/g, '\n') : text.replace(/[\t\v\f]/g, ' ')).replace(
    /[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\n\t]/gu,
    '',
  );
