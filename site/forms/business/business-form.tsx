import { type BusinessLeadType, businessForm } from '../../../functions/leads/business.ts';
import type { BusinessLabels } from '../../assemble/page-types.ts';
import { LeadForm } from '../lead-form.tsx';

type Props = {
  /** Identifies the page. */
  leadType: BusinessLeadType;
  labels: BusinessLabels;
  submit: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
};

/** The embedded business form. After success it resets in place. */
export function BusinessForm({ leadType, labels, submit, labelledBy }: Props) {
  return (
    <LeadForm
      form={businessForm}
      labels={labels.fields}
      hidden={{ leadType }}
      labelledBy={labelledBy}
      required={labels.required}
      submit={submit}
      submitting={labels.submitting}
    />
  );
}
