import { picture as portrait } from 'virtual:pictures/portrait';
import type { Navigation, Site } from '../../assemble/page-types.ts';
import { ButtonLink } from '../button/button.tsx';
import { current } from '../current.ts';
import { closes, opens } from '../dialog/dialog-invokers.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { mailHref } from '../mail-href.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { SinglePicture } from '../picture/single-picture.tsx';
import { useUiTexts } from '../ui-texts.ts';

/** The header's round button, which opens the menu without script. */
export function MenuButton() {
  const { openMenu } = useUiTexts();
  return (
    <button
      type="button"
      className="menu-button"
      {...opens('menu')}
      aria-label={openMenu}
      aria-haspopup="dialog"
    >
      <span className="menu-bars" />
    </button>
  );
}

/** The full-screen menu, closed by following a link (client/links.ts), by its button or Escape. */
export function Menu({
  site,
  links,
  currentPath,
}: {
  site: Site;
  links: Navigation['menu'];
  currentPath: string;
}) {
  const { ui } = site;
  return (
    <dialog className="menu" id="menu" aria-label={ui.menu} popover="auto">
      <div className="menu-top">
        <span>{ui.menu}</span>
        <button type="button" className="menu-button" {...closes('menu')} aria-label={ui.closeMenu}>
          <Icon name="close" />
        </button>
      </div>
      <div className="menu-body">
        <nav aria-label={ui.menu}>
          <ul className="menu-links">
            {links.map(({ label, path }) => (
              <li key={path}>
                <Link href={path} {...current(path, currentPath)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-contact">
          <div className="menu-art">
            <SinglePicture picture={portrait} alt="" sizes="33vw" />
          </div>
          <p className="lead">
            {site.location}
            <br />
            <Phrases text={site.hours} />
          </p>
          <ButtonLink href={site.bookings.general}>{ui.bookFirstCall}</ButtonLink>
          <Link href={mailHref(site.email)} className="menu-mail">
            {site.email}
          </Link>
        </div>
      </div>
    </dialog>
  );
}
