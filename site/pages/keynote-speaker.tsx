import type { PageProps, Site } from '../assemble/page-types.ts';
import { AwardsSection } from './sections/awards-section.tsx';
import { BookSection } from './sections/book-section.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { HallOfRows } from './sections/hall.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { PointsSection } from './sections/points-section.tsx';
import { ProgrammeSection } from './sections/programme-section.tsx';
import { ReferencesSection } from './sections/references-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

export default function KeynoteSpeakerPage({ page }: { page: PageProps['keynoteSpeaker']; site: Site }) {
  const { hero, form, voices, book, talks, expectations, references, award, closing } = page;
  return (
    <>
      <PageHero hero={hero} sign="speaking" />
      <ProgrammeSection talks={talks} plane="muted" id="themen" />
      <VoicesSection voices={voices} />
      <FormSection form={form} labels={page.formLabels} leadType="keynote-speaking" />
      <ReferencesSection references={references} />
      <BookSection book={book} />
      <AwardsSection awards={award} />
      <PointsSection section={expectations} plane="dark" />
      <ClosingSection closing={closing} variant="band" plane="cool" art={<HallOfRows />} />
    </>
  );
}
