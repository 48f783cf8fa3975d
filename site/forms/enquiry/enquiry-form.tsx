import { zodResolver } from '@hookform/resolvers/zod';
import { useContext, useEffect, useEffectEvent } from 'react';
import { enquiryFields, type EnquiryFields as Fields } from '../../../functions/leads/enquiry.ts';
import { enquiryFailures, successes } from '../../../functions/leads/messages.ts';
import type { EnquiryPage } from '../../assemble/page-types.ts';
import { useNavigate } from '../../client/navigation-context.tsx';
import { useSite } from '../../components/site-context.ts';
import { dismissToast } from '../../components/toast/toast-region.tsx';
import { InvalidFormContext } from '../invalid-form-context.ts';
import { LiveForm } from '../live-form.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { type EnquiryField, EnquiryFields } from './enquiry-fields.tsx';
import { InvalidEnquiryForm } from './invalid-enquiry-form.tsx';
import { readPrefill } from './prefill.ts';

export function EnquiryForm({ page }: { page: EnquiryPage }) {
  const isInvalidPage = useContext(InvalidFormContext);
  // Only the build renders the 422 page; the SSR condition keeps it out of the browser's bundle.
  return import.meta.env.SSR && isInvalidPage ? (
    <InvalidEnquiryForm page={page} />
  ) : (
    <LiveEnquiryForm page={page} />
  );
}

function LiveEnquiryForm({ page }: { page: EnquiryPage }) {
  const navigation = useNavigate();
  const { ui } = useSite();
  const { draw, suggest, ...lead } = useLeadForm<Fields, EnquiryField>({
    form: 'enquiry',
    resolver,
    names,
    failures: enquiryFailures,
    success: successes.business,
    leave: async () => {
      document.dispatchEvent(new Event('enquiry-stored'));
      // Also resolves if the visitor goes elsewhere or is offline.
      const settled = navigation.push(THANK_YOU_PATH);
      if (await Promise.race([settled, elapsed(THANK_YOU_TIMEOUT)])) navigation.cancel();
      if (location.pathname === THANK_YOU_PATH) return true;
      // The visitor didn't ask for the page that failed to load, so don't report it.
      dismissToast({ title: ui.loading.failedTitle, text: ui.loading.failedText });
      return false;
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

const THANK_YOU_PATH = '/anfrage-danke';

/** Milliseconds for the thank-you page to load; then the form itself reports success. */
const THANK_YOU_TIMEOUT = 4000;

const elapsed = (milliseconds: number) =>
  new Promise<true>((resolve) => setTimeout(resolve, milliseconds, true));

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
