import { zodResolver } from '@hookform/resolvers/zod';
import {
  type BusinessLeadType,
  businessFields,
  type BusinessFields as Fields,
} from '../../../functions/leads/business.ts';
import { businessFailures, successes } from '../../../functions/leads/messages.ts';
import type { BusinessLabels } from '../../assemble/page-types.ts';
import { LiveForm } from '../live-form.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { type BusinessField, BusinessFields } from './business-fields.tsx';

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
  const { draw, ...lead } = useLeadForm<Fields, BusinessField>({
    form: 'business',
    resolver,
    names,
    presets: { leadType },
    failures: businessFailures,
    tellsRobots: true,
    success: successes.business,
    toLead: ({ phone, ...fields }) => ({ ...fields, phone: phone || null }),
  });
  return (
    <LiveForm
      form="business"
      lead={lead}
      hidden={{ leadType }}
      labelledBy={labelledBy}
      submit={submit}
      submitting={labels.submitting}
    >
      <BusinessFields labels={labels} draw={draw} withMessage={withMessage} />
    </LiveForm>
  );
}

const resolver = zodResolver(businessFields);

const names: readonly BusinessField[] = ['company', 'name', 'email', 'phone', 'message', 'consent'];
