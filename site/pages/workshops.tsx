import type { PageProps, Site } from '../assemble/page-types.ts';
import { boardPlane } from '../components/card/card.tsx';
import { ScrollRow } from '../components/scroll-row/scroll-row.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { WorkshopCard } from '../components/workshop-card/workshop-card.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FaqSection } from './sections/faq-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { LengthsSection } from './sections/lengths-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { StepsSection } from './sections/steps-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

export function WorkshopsPage({ page }: { page: PageProps['workshopsPage']; site: Site }) {
  const { hero, workshops, workshopList, steps, voices, faq, form, terms, closing } = page;
  const { heading, lead, prices = [], note, enquire, ...labels } = workshops;
  return (
    <>
      <PageHero hero={hero} sign="workshop" />
      {workshopList.length > 0 && (
        <LengthsSection lengths={{ heading, lead, prices }} plane="warm" id="formate" />
      )}
      {workshopList.length > 0 && (
        <section className="section plane-muted board">
          <ScrollRow label={heading}>
            {workshopList.map(({ price, ...workshop }, index) => (
              <WorkshopCard
                key={workshop.id}
                // The list above has it.
                workshop={prices.length > 0 ? workshop : { ...workshop, price }}
                labels={{ ...labels, request: enquire }}
                // Not warm, as the price list above it is.
                plane={boardPlane(index + 3)}
                picture={<Table seats={workshop.participants} />}
              />
            ))}
          </ScrollRow>
          {note && <p className="section-note">{unbroken(note)}</p>}
        </section>
      )}
      <StepsSection steps={steps} />
      <VoicesSection voices={voices} />
      <FaqSection faq={faq} />
      <FormSection form={form} labels={page.formLabels} leadType="ki-workshops" terms={terms} />
      <ClosingSection closing={closing} variant="band" plane="cool" />
    </>
  );
}

/** From above, with those who sit at it; what lies on it is drawn by topic (workshops.css). */
function Table({ seats }: { seats: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="40" pathLength={seats} />
      <circle cx="50" cy="50" r="40" pathLength={seats} />
    </svg>
  );
}
