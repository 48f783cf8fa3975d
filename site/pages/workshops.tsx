import type { PageProps, Site } from '../assemble/page-types.ts';
import type { CardPlane } from '../components/card/card.tsx';
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
import { EmptyTable, WorkshopTable } from './workshop-table.tsx';

/** None beside or above its own in two columns or three; the first three are not warm, as the price list above them is. */
const planes = ['petrol', 'amber', 'cool', 'warm', 'petrol', 'amber'] as const;

export default function WorkshopsPage({ page }: { page: PageProps['workshopsPage']; site: Site }) {
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
            {workshopList.map((workshop, index) => (
              <WorkshopCard
                key={workshop.id}
                workshop={workshop}
                labels={{ ...labels, request: enquire }}
                plane={planes[index % 6] as CardPlane}
                picture={
                  <WorkshopTable id={workshop.id} seats={workshop.participants} topic={workshop.icon} />
                }
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
      <ClosingSection
        closing={closing}
        variant="band"
        plane="cool"
        art={<EmptyTable seats={Math.max(...workshopList.map(({ participants }) => participants))} />}
      />
    </>
  );
}
