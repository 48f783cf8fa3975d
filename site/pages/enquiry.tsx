import type { EnquiryPage as Page, Site } from '../assemble/page-types.ts';
import { ButtonLink } from '../components/button/button.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { Picture } from '../components/picture/picture.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { callable } from '../components/unbroken/callable.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { EnquiryForm } from '../forms/enquiry/enquiry-form.tsx';

export function EnquiryPage({ page, site }: { page: Page; site: Site }) {
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
            <Steps items={page.steps.items} />
            <p>{unbroken(page.aside.text)}</p>
            <ButtonLink href={site.bookings.general} variant="outline" size="small">
              {site.ui.bookFirstCall}
            </ButtonLink>
          </div>
          <Arch steps={page.steps.items.length} />
        </aside>
      </section>
    </>
  );
}

/** The sun of the page that thanks: a ring for each step, in the colour of its bar, the first inside. */
function Arch({ steps }: { steps: number }) {
  const ring = 350 / (steps + 1 / 3);
  return (
    <svg className="enquiry-arch" viewBox="0 0 700 350" fontSize="56" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => {
        const radius = 350 - index * ring;
        return (
          <g key={radius}>
            <path d={`M${350 - radius} 350a${radius} ${radius} 0 0 1 ${2 * radius} 0z`} />
            <text x={350 + radius - ring / 2} y="334">
              {steps - index}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What the form has been given so far, on the drawn one: a choice, five lines, the consent; see enquiry.css. */
function Filled() {
  return (
    <svg
      className="enquiry-filled"
      viewBox="0 0 720 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {[294, 342, 390].map((x) => (
        <path key={x} d={`M${x} 120h36v36h-36z`} />
      ))}
      {[178, 197, 216, 235, 254].map((y) => (
        <path key={y} d={`M292 ${y}h${y === 254 ? 96 : 136}`} pathLength="1" />
      ))}
      <circle cx="310" cy="290" r="13" />
    </svg>
  );
}
