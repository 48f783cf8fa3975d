import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { enquiryForm } from '../../../functions/leads/enquiry.ts';
import { successes } from '../../../functions/leads/messages.ts';
import type { EnquiryPage } from '../../assemble/page-types.ts';
import { useSite } from '../../components/site-context.ts';
import { dismissToast } from '../../components/toast/toast-region.tsx';
import { LiveForm } from '../live-form.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { readPrefill } from './prefill.ts';

export function EnquiryForm({ page }: { page: EnquiryPage }) {
  const navigate = useNavigate();
  const { ui } = useSite();
  const lead = useLeadForm(enquiryForm, {
    success: successes.business,
    leave: async () => {
      document.dispatchEvent(new Event('enquiry-stored'));
      // Also resolves if the visitor goes elsewhere or is offline.
      const settled = navigate(THANK_YOU_PATH);
      // React Router has no call to cancel a navigation, but another one interrupts it.
      if (await Promise.race([settled, elapsed(THANK_YOU_TIMEOUT)]))
        await navigate(location.pathname + location.search, { replace: true, state: { stays: true } });
      if (location.pathname === THANK_YOU_PATH) return true;
      // The visitor didn't ask for the page that failed to load, so don't report it.
      dismissToast({ title: ui.loading.failedTitle, text: ui.loading.failedText });
      return false;
    },
  });
  const suggestOnce = useEffectEvent(lead.suggest);
  useEffect(() => suggestOnce(readPrefill(location.search, page.firstLine)), [page]);
  return (
    <LiveForm
      form={enquiryForm}
      lead={lead}
      labels={page.fields}
      required={page.required}
      submit={page.submit}
      submitting={page.submitting}
    />
  );
}

const THANK_YOU_PATH = '/anfrage-danke';

/** Milliseconds for the thank-you page to load; then the form itself reports success. */
const THANK_YOU_TIMEOUT = 4000;

const elapsed = (milliseconds: number) =>
  new Promise<true>((resolve) => setTimeout(resolve, milliseconds, true));
