import type { EnquiryPage as Page, Site } from '../assemble/page-types.ts';
import { ButtonLink } from '../components/button/button.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { Link } from '../components/link/link.tsx';
import { mailHref } from '../components/mail-href.ts';
import { Picture } from '../components/picture/picture.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { callable } from '../components/unbroken/callable.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { EnquiryForm } from '../forms/enquiry/enquiry-form.tsx';

export default function EnquiryPage({ page, site }: { page: Page; site: Site }) {
  return (
    <>
      <Hero
        variant="low"
        title={page.heading}
        art={
          <div className="hero-image">
            <Picture name="enquiry" alt="" sizes="(width >= 44rem) 42vw, 100vw" priority />
            <Filled />
          </div>
        }
      >
        <p className="lead">{callable(page.lead)}</p>
      </Hero>
      <section className="section enquiry">
        <EnquiryForm page={page} />
        <aside className="plane-warm" aria-labelledby="next-steps">
          <div className="stack">
            <h2 className="heading-s" id="next-steps">
              {unbroken(page.steps.heading)}
            </h2>
            <Sun steps={page.steps.items.length} />
            <Steps items={page.steps.items} />
            <p>
              <Writable text={page.aside.text} email={site.email} />
            </p>
            <ButtonLink href={site.bookings.general} variant="outline" size="small">
              {site.ui.bookFirstCall}
            </ButtonLink>
          </div>
        </aside>
      </section>
    </>
  );
}

/** A text in which the owner's address can be written to. */
function Writable({ text, email }: { text: string; email: string }) {
  const [before = '', ...rest] = text.split(email);
  return (
    <>
      {unbroken(before)}
      {rest.length > 0 && <Link href={mailHref(email)}>{email}</Link>}
      {unbroken(rest.join(email))}
    </>
  );
}

/** A ring a step. */
function Sun({ steps }: { steps: number }) {
  const rings = Array.from({ length: steps }, (_, index) => index + 1);
  const size = 100 * steps;
  return (
    <svg className="enquiry-sun" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {rings.toReversed().map((ring) => (
        <circle key={ring} cy={size} r={100 * ring} />
      ))}
    </svg>
  );
}

/** The form's choice and consent on the drawn one, not its lines: a rule on their validity would delay each key. */
function Filled() {
  return (
    <svg className="enquiry-filled" viewBox="100 44 520 318" aria-hidden="true">
      {[250, 324, 398].map((x) => (
        <path key={x} d={`M${x} 102h72v72h-72z`} />
      ))}
      <path d="M262 255l6 6 9-12" />
    </svg>
  );
}
