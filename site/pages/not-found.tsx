import type { NotFoundPage as Page } from '../assemble/page-types.ts';
import { ButtonLink } from '../components/button/button.tsx';
import { Link } from '../components/link/link.tsx';
import { Picture } from '../components/picture/picture.tsx';
import { SearchForm } from '../components/search-form/search-form.tsx';

export default function NotFoundPage({ page }: { page: Page }) {
  return (
    // client/start.ts detects the page by data-page and logs the path.
    <section className="section section-joined" data-page="not-found">
      <div className="not-found-image">
        <Picture name="not-found" alt={page.code} sizes="90vw" priority />
      </div>
      <div className="section-head">
        <h1 lang="en">{page.heading}</h1>
        <p>{page.text}</p>
        <p>
          <ButtonLink href={page.home.path}>{page.home.label}</ButtonLink>
        </p>
      </div>
      <div className="stack">
        <SearchForm {...page.search} />
        <ul className="not-found-links">
          {page.links.map(({ label, path, text }) => (
            <li key={path}>
              <Link className="text-link" href={path}>
                {label}
              </Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
