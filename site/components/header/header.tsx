import { src as mark } from 'virtual:pictures/mark';
import type { Navigation, Site } from '../../assemble/page-types.ts';
import { ButtonLink } from '../button/button.tsx';
import { current } from '../current.ts';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { Link } from '../link/link.tsx';
import { Menu, MenuButton } from '../menu/menu.tsx';

type Props = { site: Site; navigation: Navigation; currentPath: string };

/** The bar at the top of every page, with the menu. */
export function Header({ site, navigation, currentPath }: Props) {
  const { ui } = site;
  return (
    <>
      <header className="header">
        <Link href="/" className="header-brand">
          {/* Not preloaded by React: fonts and style sheet are more urgent. */}
          <img src={mark} fetchPriority="low" width="40" height="40" alt="" />
          <span>{site.name.replace(/ (?=\S+$)/, '\n')}</span>
        </Link>
        <div className="header-needed" aria-hidden="true">
          <span>{ui.services}</span>
          {navigation.bar.map(({ label, path }) => (
            <span key={path}>{label}</span>
          ))}
        </div>
        <div className="header-left">
          <nav className="header-bar" aria-label={ui.mainNavigation}>
            <Dropdown label={ui.services} services={navigation.services} />
            {navigation.bar.map(({ label, path }) => (
              <Link key={path} href={path} {...current(path, currentPath)}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
        <ButtonLink href={site.bookings.general} size="small">
          <span className="header-short">{ui.bookFirstCallShort}</span>{' '}
          <span className="header-long">{ui.bookFirstCall}</span>
        </ButtonLink>
        <MenuButton />
      </header>
      <Menu site={site} links={navigation.menu} currentPath={currentPath} />
    </>
  );
}
