import { ButtonLink } from '../components/button/button.tsx';
import { Picture } from '../components/picture/picture.tsx';
import type { NotFoundPage as Page } from './page-data.ts';

export function NotFoundPage({ page }: { page: Page }) {
  return (
    // The start-up script knows the page by its mark, and logs the path that led here.
    <section className="section section-joined" data-page="not-found">
      <div className="not-found-image">
        <Picture name="not-found" alt={page.code} sizes="90vw" priority />
      </div>
      <div className="section-head">
        <h1 lang="en">{page.heading}</h1>
        <div className="stack">
          <p>{page.text}</p>
          <p className="row">
            <ButtonLink href={page.home.path}>{page.home.label}</ButtonLink>
            {page.links.map(({ label, path }) => (
              <ButtonLink key={path} href={path} variant="outline">
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
