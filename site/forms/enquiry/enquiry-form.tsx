import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { endpointOf } from '../../../functions/leads/contract.ts';
import {
  enquiryFields,
  type EnquiryFields as Fields,
  INQUIRY_TYPES,
} from '../../../functions/leads/enquiry.ts';
import { enquiryFailure } from '../../../functions/leads/messages.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import { Form, Honeypot } from '../../components/form/form.tsx';
import { dismissToast, showToast } from '../../components/toast/toast-region.tsx';
import type { EnquiryPage } from '../../pages/page-data.ts';
import { InvalidFormContext } from '../invalid-form-context.ts';
import { sendLead } from '../send-lead.ts';
import { useEnvelope } from '../use-envelope.ts';
import { useIsHydrating } from '../use-is-hydrating.ts';
import { type EnquiryField, EnquiryFields } from './enquiry-fields.tsx';
import { InvalidEnquiryForm } from './invalid-enquiry-form.tsx';

/** The enquiry form (specification sections 4, 5 and 8). Without JavaScript it posts by itself. */
export function EnquiryForm({ page }: { page: EnquiryPage }) {
  const isInvalidPage = useContext(InvalidFormContext);
  // Only the build draws the 422 page; the condition keeps it out of the browser's code.
  return import.meta.env.SSR && isInvalidPage ? <InvalidEnquiryForm page={page} /> : <LiveForm page={page} />;
}

function LiveForm({ page }: { page: EnquiryPage }) {
  const navigate = useNavigate();
  const envelope = useEnvelope();
  const form = useRef<HTMLFormElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  // What was typed before React arrived react-hook-form reads from the text fields; choices it would take back.
  const isHydrating = useIsHydrating();
  const [defaultValues] = useState(() =>
    isHydrating && typeof document !== 'undefined' ? chosenSoFar() : {},
  );
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(enquiryFields),
    defaultValues,
  });
  const { errors, isSubmitting } = formState;
  const items = fieldNames.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });

  // A disabled button loses the focus; it gets it back once it can be pressed again.
  useEffect(() => {
    if (!hasFailed || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    setHasFailed(false);
  }, [hasFailed, isSubmitting]);

  const send = async (fields: Fields) => {
    dismissToast(failure);
    const result = await sendLead('enquiry', { ...fields, ...envelope.seal() });
    if (result.stored) {
      await navigate('/anfrage-danke');
      return;
    }
    for (const { field, message } of result.problem?.errors ?? []) {
      if (isField(field)) setError(field, { message });
    }
    showToast({ kind: 'error', ...failure });
    setHasFailed(true);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Dropped in silence, and before anything is checked: the form stays as it is (specification section 4).
    if (envelope.isRobot(event.currentTarget)) return;
    setAnnouncement('');
    handleSubmit(send, (invalid) => setAnnouncement(summaryHeading(page, countOf(invalid))))(event);
  };

  return (
    <Form
      action={endpointOf('enquiry')}
      method="post"
      ref={form}
      onSubmit={submit}
      onInput={envelope.noteEdit}
    >
      {/* Read out once for each attempt, while the summary below shrinks as fields are mended. */}
      {announcement && (
        <p className="visually-hidden" role="alert">
          {announcement}
        </p>
      )}
      <Honeypot />
      <input type="hidden" name="page" value="/anfrage" />
      {items.length > 0 && <ErrorSummary heading={summaryHeading(page, items.length)} items={items} />}
      <EnquiryFields
        page={page}
        draw={(name, render) => {
          const error = errors[name]?.message;
          return render({ inputProps: register(name), ...(error && { error }) });
        }}
      />
      <div>
        <SubmitButton pending={isSubmitting} pendingLabel={page.submitting}>
          {page.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** What the visitor has chosen in the prerendered form. */
function chosenSoFar(): DefaultValues<Fields> {
  const form = document.querySelector<HTMLFormElement>(`form[action="${endpointOf('enquiry')}"]`);
  if (!form) return {};
  const data = new FormData(form);
  const inquiryType = INQUIRY_TYPES.find((type) => type === data.get('inquiryType'));
  return { ...(inquiryType && { inquiryType }), ...(data.has('consent') && { consent: true }) };
}

const fieldNames: readonly EnquiryField[] = [
  'inquiryType',
  'company',
  'name',
  'email',
  'phone',
  'message',
  'consent',
];

const failure = { title: enquiryFailure.title, text: enquiryFailure.detail };

const isField = (name: string): name is EnquiryField => fieldNames.includes(name as EnquiryField);

const countOf = (errors: FieldErrors<Fields>) => fieldNames.filter((name) => errors[name]).length;

function summaryHeading({ summary }: EnquiryPage, count: number): string {
  return count === 1 ? summary.one : summary.many.replace('{{count}}', String(count));
}
