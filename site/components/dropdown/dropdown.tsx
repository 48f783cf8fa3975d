import type { Navigation } from '../../assemble/page-types.ts';
import { Link } from '../link/link.tsx';
import { ServiceSign } from '../service-sign/service-sign.tsx';

/**
 * A header menu. As a popover, it handles click, touch, keyboard, Escape and outside clicks without script; CSS opens
 * it on hover (dropdown.css). Script does the rest (close-dropdown.ts).
 */
export function Dropdown({ label, services }: { label: string; services: Navigation['services'] }) {
  return (
    <div className="dropdown">
      <button type="button" className="dropdown-button" popoverTarget="services">
        {label}
      </button>
      <div className="dropdown-panel" id="services" popover="auto">
        <ul className="dropdown-list">
          {services.map(({ label, path, sign, teaser }) => (
            <li key={path}>
              <Link href={path}>
                <ServiceSign sign={sign} />
                <span className="dropdown-label">{label}</span>
                <span className="dropdown-teaser">{teaser}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
