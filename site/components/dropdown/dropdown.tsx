import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Navigation } from '../../pages/page-data.ts';
import { Link } from '../link/link.tsx';
import { ServiceSign } from '../service-sign/service-sign.tsx';

/**
 * A menu in the header. It is a popover, so that click, touch, keyboard, Escape and a click elsewhere work
 * without script; a mouse opens it by hovering (dropdown.css). Script adds what CSS cannot: it closes when the
 * focus moves on, and Escape and a chosen link also close it while the pointer still rests on it.
 */
export function Dropdown({ label, services }: { label: string; services: Navigation['services'] }) {
  const [dismissed, setDismissed] = useState(false);
  const dropdown = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // Only what the pointer holds open: a panel opened in another way closes by itself, and hovering shows it later.
  const dismissHovered = useCallback(() => {
    if (dropdown.current?.matches(':hover')) setDismissed(true);
  }, []);
  const admitHover = () => setDismissed(false);

  useEffect(() => {
    const dismissOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dismissHovered();
    addEventListener('keydown', dismissOnEscape);
    return () => removeEventListener('keydown', dismissOnEscape);
  }, [dismissHovered]);

  const close = () => panel.current?.hidePopover();
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const closeAfterChoice = () => {
    dismissHovered();
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the button and links in it
    <div
      className="dropdown"
      ref={dropdown}
      data-dismissed={dismissed || undefined}
      // A finger leaves before its tap counts as a click, so leaving alone would not do.
      onPointerEnter={admitHover}
      onPointerLeave={admitHover}
      onBlur={closeWhenLeft}
    >
      <button type="button" className="dropdown-button" popoverTarget="services">
        {label}
      </button>
      <div className="dropdown-panel" id="services" popover="auto" ref={panel}>
        <ul className="dropdown-list">
          {services.map(({ label, path, sign, teaser }) => (
            <li key={path}>
              <Link href={path} onClick={closeAfterChoice}>
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
