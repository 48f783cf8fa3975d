import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Navigation } from '../../assemble/page-types.ts';
import { Link } from '../link/link.tsx';
import { ServiceSign } from '../service-sign/service-sign.tsx';

/**
 * A header menu. As a popover, it handles click, touch, keyboard, Escape and outside clicks without script; CSS opens
 * it on hover (dropdown.css). Script closes it when focus leaves, and lets Escape or a followed link close it while
 * the pointer is still over it.
 */
export function Dropdown({ label, services }: { label: string; services: Navigation['services'] }) {
  const [dismissed, setDismissed] = useState(false);
  const dropdown = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // Only if held open by hover: a popover closes by itself, and hovering must be able to show it again.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of its button and links
    <div
      className="dropdown"
      ref={dropdown}
      data-dismissed={dismissed || undefined}
      // Also on enter, because for touch, pointerleave precedes the click.
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
