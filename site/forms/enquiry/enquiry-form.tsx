import { zodResolver } from '@hookform/resolvers/zod';
import { useContext, useEffect, useEffectEvent } from 'react';
import { enquiryFields, type EnquiryFields as Fields } from '../../../functions/leads/enquiry.ts';
import { enquiryFailure } from '../../../functions/leads/messages.ts';
import { useNavigate } from '../../client/navigation-context.tsx';
import type { EnquiryPage } from '../../pages/page-data.ts';
import { InvalidFormContext } from '../invalid-form-context.ts';
import { LiveForm } from '../live-form.tsx';

import { useLeadForm } from '../use-lead-form.ts';
import { type EnquiryField, EnquiryFields } from './enquiry-fields.tsx';
import { InvalidEnquiryForm } from './invalid-enquiry-form.tsx';
import { readPrefill } from './prefill.ts';

/** The enquiry form. */
export function EnquiryForm({ page }: { page: EnquiryPage }) {
  const isInvalidPage = useContext(InvalidFormContext);
  // Only the build draws the 422 page; the condition keeps it out of the browser's code.
  return import.meta.env.SSR && isInvalidPage ? (
    <InvalidEnquiryForm page={page} />
  ) : (
    <LiveEnquiryForm page={page} />
  );
}

function LiveEnquiryForm({ page }: { page: EnquiryPage }) {
  const navigation = useNavigate();
  const { draw, suggest, ...lead } = useLeadForm<Fields, EnquiryField>({
    form: 'enquiry',
    resolver,
    names,
    failures: { other: enquiryFailure },
    onStored: () => {
      document.dispatchEvent(new Event('enquiry-stored'));
      return navigation.push('/anfrage-danke');
    },
  });
  const suggestOnce = useEffectEvent(suggest);
  useEffect(() => suggestOnce(readPrefill(location.search, page.firstLine)), [page]);
  return (
    <LiveForm form="enquiry" lead={lead} submit={page.submit} submitting={page.submitting}>
      <EnquiryFields page={page} draw={draw} />
    </LiveForm>
  );
}

const resolver = zodResolver(enquiryFields);

const names: readonly EnquiryField[] = [
  'inquiryType',
  'company',
  'name',
  'email',
  'phone',
  'message',
  'consent',
];
