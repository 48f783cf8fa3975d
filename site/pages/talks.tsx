import type { PageProps, Site } from '../assemble/page-types.ts';
import { Quotation } from '../components/quotation/quotation.tsx';
import { AwardsSection } from './sections/awards-section.tsx';
import { BookSection } from './sections/book-section.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { PointsSection } from './sections/points-section.tsx';
import { ReferencesSection } from './sections/references-section.tsx';
import { TalksSection } from './sections/talks-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

export function TalksPage({ page }: { page: PageProps['talksPage']; site: Site }) {
  const { hero, talks, quotation, choice, form, voices, book, expectations, references, award, closing } =
    page;
  return (
    <>
      <PageHero hero={hero} sign="speaking" />
      <PointsSection section={choice} plane="muted" />
      {quotation && (
        <section className="section plane-dark">
          <Quotation {...quotation} />
        </section>
      )}
      <TalksSection talks={talks} id="themen" />
      <FormSection form={form} labels={page.formLabels} leadType="ki-vortraege" />
      <VoicesSection voices={voices} />
      <BookSection book={book} />
      <ReferencesSection references={references} />
      <PointsSection section={expectations} plane={book && !references ? 'muted' : 'dark'} />
      <AwardsSection awards={award} plane="muted" />
      <ClosingSection closing={closing} variant="band" plane="cool" />
    </>
  );
}
