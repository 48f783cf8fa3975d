import type { EnquiryPage as Page, Site } from '../assemble/page-types.ts';
import { ButtonLink } from '../components/button/button.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { EnquiryForm } from '../forms/enquiry/enquiry-form.tsx';

export function EnquiryPage({ page, site }: { page: Page; site: Site }) {
  return (
    <>
      <Hero variant="low" title={page.heading} image={{ name: 'enquiry' }}>
        <p className="lead">{unbroken(page.lead)}</p>
      </Hero>
      <section className="section enquiry">
        <EnquiryForm page={page} />
        <aside className="plane-warm" aria-labelledby="next-steps">
          <div className="stack">
            <h2 className="heading-s" id="next-steps">
              {unbroken(page.steps.heading)}
            </h2>
            <Steps items={page.steps.items} />
            <p>{unbroken(page.aside.text)}</p>
            <ButtonLink href={site.bookings.general} variant="outline" size="small">
              {site.ui.bookFirstCall}
            </ButtonLink>
          </div>
        </aside>
      </section>
    </>
  );
}
