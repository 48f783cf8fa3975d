import { ButtonLink } from '../../components/button/button.tsx';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Link } from '../../components/link/link.tsx';
import { Price } from '../../components/price/price.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import type { Link as LinkData } from '../../content/schemas/blocks.ts';
import type { Price as PriceData } from '../../content/schemas/prices.ts';

type Group = { heading: string; lead?: string | undefined };

type Props = {
  form: Group & {
    steps?: Group & { items: ReadonlyArray<{ title: string; text: string }> };
    price?: PriceData;
    submit: string;
  };
  /** What holds for the booking, with a link to all of it. */
  terms?: Group & { items: readonly string[]; link: LinkData };
};

/** The enquiry form of a page, beside what happens after it is sent. */
export function FormSection({ form, terms }: Props) {
  const { heading, lead, steps, price, submit } = form;
  return (
    <section className="section plane-warm columns columns-top" id="anfrage">
      <div className="stack sticky">
        <h2>{heading}</h2>
        {lead && <p className="lead">{lead}</p>}
        <p className="row">
          <ButtonLink href="/anfrage">{submit}</ButtonLink>
        </p>
      </div>
      {(steps || price || terms) && (
        <div className="stack form-section-aside">
          {steps && (
            <>
              <h3>{steps.heading}</h3>
              {steps.lead && <p>{steps.lead}</p>}
              <Steps items={steps.items} />
            </>
          )}
          {price && <Price price={price} />}
          {terms && (
            <>
              <h3>{terms.heading}</h3>
              {terms.lead && <p>{terms.lead}</p>}
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
