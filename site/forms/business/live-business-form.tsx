import { type BusinessLeadType, businessForm } from '../../../functions/leads/business.ts';
import { successes } from '../../../functions/leads/messages.ts';
import type { BusinessLabels } from '../../assemble/page-types.ts';
import { LiveForm } from '../live-form.tsx';
import { useLeadForm } from '../use-lead-form.ts';

type Props = {
  /** Identifies the page. */
  leadType: BusinessLeadType;
  labels: BusinessLabels;
  submit: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  withMessage?: boolean;
};

/** The embedded business form. After success it resets in place. */
export function LiveBusinessForm({ leadType, labels, submit, labelledBy, withMessage = false }: Props) {
  const lead = useLeadForm(businessForm, {
    presets: { leadType },
    success: successes.business,
    toLead: ({ phone, ...fields }) => ({ ...fields, phone: phone || null }),
  });
  return (
    <LiveForm
      form={businessForm}
      lead={lead}
      labels={labels.fields}
      without={withMessage ? [] : ['message']}
      hidden={{ leadType }}
      labelledBy={labelledBy}
      required={labels.required}
      submit={submit}
      submitting={labels.submitting}
    />
  );
}
