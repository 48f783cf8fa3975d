import { SectionHead } from '../../components/section-head/section-head.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import { sectionClass } from './section-class.ts';

type Props = {
  steps: {
    heading: string;
    lead?: string | undefined;
    items: ReadonlyArray<{ title: string; text: string }>;
  };
  variant?: 'row' | 'pairs';
  plane?: 'ground' | 'muted' | 'dark';
  id?: string;
};

export function StepsSection({ steps, variant = 'row', plane = 'dark', id }: Props) {
  const { heading, lead, items } = steps;
  return (
    <section className={sectionClass(plane)} id={id}>
      <SectionHead heading={heading} lead={lead} />
      <Steps items={items} variant={variant} />
    </section>
  );
}
