import { picture as writing } from 'virtual:pictures/closing-writing';
import type { EnquiryPage as Page, Site } from '../assemble/page-types.ts';
import { ButtonLink } from '../components/button/button.tsx';
import { SinglePicture } from '../components/picture/single-picture.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { Unbroken } from '../components/unbroken/unbroken.tsx';
import { EnquiryForm } from '../forms/enquiry/enquiry-form.tsx';

export function EnquiryPage({ page, site }: { page: Page; site: Site }) {
  return (
    <>
      <header className="page-head">
        <h1>
          <Unbroken text={page.heading} />
        </h1>
        <p className="lead">
          <Unbroken text={page.lead} />
        </p>
      </header>
      <section className="section section-joined enquiry">
        <EnquiryForm page={page} />
        <aside className="stack" aria-labelledby="next-steps">
          <h2 className="heading-s" id="next-steps">
            <Unbroken text={page.steps.heading} />
          </h2>
          <Steps items={page.steps.items} />
          <p className="muted">
            <Unbroken text={page.aside.text} />
          </p>
          <ButtonLink href={site.bookings.general} variant="outline" size="small">
            {site.ui.bookFirstCall}
          </ButtonLink>
          <div className="enquiry-image">
            <SinglePicture picture={writing} alt="" sizes="33vw" />
          </div>
        </aside>
      </section>
    </>
  );
}
