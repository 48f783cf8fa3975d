import { src as skyline } from 'virtual:pictures/skyline';
import type { Navigation, Site } from '../../assemble/page-types.ts';
import { ButtonLink } from '../button/button.tsx';
import { Link } from '../link/link.tsx';

export function Footer({ site, navigation }: { site: Site; navigation: Navigation }) {
  const { ui, profiles } = site;
  const columns = [
    ...navigation.footer.filter(({ links }) => links.length > 0),
    {
      heading: ui.follow,
      links: [
        { label: ui.network, path: profiles.network },
        { label: ui.video, path: profiles.video },
      ],
    },
  ];
  return (
    <footer className="footer">
      <nav className="footer-columns" aria-label={ui.footerNavigation}>
        <div>
          <p className="footer-tagline">{site.tagline}</p>
          <ButtonLink href={site.bookings.general} variant="outline" size="small">
            {ui.bookFirstCall}
          </ButtonLink>
        </div>
        {columns.map(({ heading, links }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <ul className="footer-links">
              {links.map(({ label, path }) => (
                <li key={path}>
                  <Link href={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {/* Lazy, unlike a background, which competes with the first screen. */}
      <img className="footer-skyline" src={skyline} width="2400" height="400" loading="lazy" alt="" />
      <p className="footer-legal">
        <span>© {site.name}</span>{' '}
        {navigation.legal.map(({ label, path }) => [
          <Link key={path} href={path}>
            {label}
          </Link>,
          ' ',
        ])}
        <Link href={site.withdrawalPage}>{ui.withdraw}</Link>
        {site.analytics && (
          // consent-banner.css shows it once the banner has loaded.
          <button type="button" className="consent-reopen" hidden>
            {ui.consent.reopen}
          </button>
        )}
      </p>
    </footer>
  );
}
