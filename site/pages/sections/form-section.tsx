import type { BusinessLeadType } from '../../../functions/leads/business.ts';
import type { BusinessLabels } from '../../assemble/page-types.ts';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Link } from '../../components/link/link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Price } from '../../components/price/price.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import { callable } from '../../components/unbroken/callable.tsx';
import { unbroken } from '../../components/unbroken/unbroken.tsx';
import type { Link as LinkData } from '../../content/schemas/blocks.ts';
import type { Price as PriceData } from '../../content/schemas/prices.ts';
import { BusinessForm } from '../../forms/business/business-form.tsx';

type Group = { heading: string; lead?: string | undefined };

type Props = {
  form: Group & {
    steps?: Group & { items: ReadonlyArray<{ title: string; text: string }> };
    price?: PriceData | undefined;
    submit: string;
  };
  labels: BusinessLabels;
  leadType: BusinessLeadType;
  /** A drawing below the introduction, for pages with nothing else there. */
  image?: string;
  /** Booking terms, with a link to the full text. */
  terms?: (Group & { items: readonly string[]; link: LinkData }) | undefined;
};

/** A page's form, beside the steps that follow a submission. */
export function FormSection({ form, labels, leadType, image, terms }: Props) {
  const { heading, lead, steps, price, submit } = form;
  return (
    <section className="section plane-warm columns columns-top form-section" id="anfrage">
      <div className="stack">
        <h2 id="form-heading">{unbroken(heading)}</h2>
        {lead && <p className="lead">{callable(lead)}</p>}
        {price && (
          <div className="form-section-price">
            <h3>{unbroken(price.title)}</h3>
            <Price price={price} />
          </div>
        )}
      </div>
      <div className="stack">
        <BusinessForm leadType={leadType} labels={labels} submit={submit} labelledBy="form-heading" />
      </div>
      {image && (
        <div className="form-section-image">
          <Picture name={image} alt="" sizes="45vw" />
        </div>
      )}
      {(steps || terms) && (
        <div className="stack form-section-aside">
          {steps && (
            <div className="stack form-section-steps">
              <h3>{unbroken(steps.heading)}</h3>
              {steps.lead && <p>{unbroken(steps.lead)}</p>}
              <Steps items={steps.items} />
            </div>
          )}
          {terms && (
            <>
              <h3>{unbroken(terms.heading)}</h3>
              {terms.lead && <p>{unbroken(terms.lead)}</p>}
              <Checklist items={terms.items} />
              <p>
                <Link href={terms.link.path} className="text-link">
                  {terms.link.label}
                </Link>
              </p>
            </>
          )}
        </div>
      )}
    </section>
  );
}
