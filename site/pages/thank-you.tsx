import type { ThankYouPage as Page } from '../assemble/page-types.ts';
import { ButtonLink } from '../components/button/button.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';

export default function ThankYouPage({ page }: { page: Page }) {
  return (
    <Hero variant="thanks" title={page.heading} image={{ name: 'thanks' }}>
      <p className="lead">{unbroken(page.lead)}</p>
      <h2 className="heading-s">{unbroken(page.steps.heading)}</h2>
      <Steps items={page.steps.items} />
      <p className="row">
        {page.buttons.map(({ label, path }, index) => (
          <ButtonLink key={path} href={path} variant={index === 0 ? 'filled' : 'outline'}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </Hero>
  );
}
