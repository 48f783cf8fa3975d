import { picture as door } from 'virtual:pictures/closing-door';
import type { PageProps, Site } from '../assemble/page-types.ts';
import { ActionButton } from '../components/action-button/action-button.tsx';
import { Card } from '../components/card/card.tsx';
import { Facts } from '../components/facts/facts.tsx';
import { Link } from '../components/link/link.tsx';
import { mailHref } from '../components/mail-href.ts';
import { Phrases } from '../components/phrases/phrases.tsx';
import { SinglePicture } from '../components/picture/single-picture.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { ServiceRows } from '../components/service-rows/service-rows.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { BusinessForm } from '../forms/business/business-form.tsx';
import { telephoneHref } from '../lib/telephone.ts';
import { ClosingSection } from './sections/closing-section.tsx';
import { StepsSection } from './sections/steps-section.tsx';

type Page = PageProps['contact'];

export default function ContactPage({ page, site }: { page: Page; site: Site }) {
  const { hero, booking, details, form, steps, ways, closing } = page;
  return (
    <>
      <section className="section plane-muted columns columns-top contact">
        <div className="stack">
          <h1>{unbroken(hero.title)}</h1>
          <p className="lead">{unbroken(hero.lead)}</p>
          <Card
            plane="warm"
            picture={<SinglePicture picture={door} alt="" sizes="(width >= 44rem) 20vw, 90vw" priority />}
            foot={<ActionButton action={booking.action} />}
          >
            <h2 className="heading-s">{unbroken(booking.heading)}</h2>
            <p>{unbroken(booking.text)}</p>
          </Card>
          <Facts
            items={[
              { term: details.email, value: <Link href={mailHref(site.email)}>{site.email}</Link> },
              {
                term: details.phone,
                value: (
                  <Link href={telephoneHref(site.phone)}>
                    <Phrases text={site.phone} />
                  </Link>
                ),
              },
              { term: details.location, value: site.location },
              { term: details.hours, value: site.hours },
            ]}
          />
        </div>
        <div className="stack">
          <h2 className="heading-s" id="form-heading">
            {unbroken(form.heading)}
          </h2>
          {form.lead && <p>{unbroken(form.lead)}</p>}
          <BusinessForm
            leadType="kontakt"
            labels={page.formLabels}
            submit={form.submit}
            labelledBy="form-heading"
          />
        </div>
      </section>

      <StepsSection steps={steps} />

      <section className="section">
        <SectionHead heading={ways.heading} lead={ways.lead} />
        <ServiceRows items={ways.items} />
      </section>

      <ClosingSection closing={closing} variant="band" />
    </>
  );
}
