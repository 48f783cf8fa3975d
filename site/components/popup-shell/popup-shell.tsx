import type { ReactNode } from 'react';
import type { FreePrompts, Kickstart } from '../../content/schemas/campaign.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Picture } from '../picture/picture.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';
import type { PopupName } from './popups.ts';

type Props = {
  /** Campaign name and dialog id: any button with `opens(name)` opens it. */
  name: PopupName;
  campaign: Pick<Kickstart | FreePrompts, 'eyebrow' | 'heading' | 'text' | 'close'>;
  /** Name of a decorative picture. */
  image: string;
  /** Ways to close it besides its close button, once that has appeared. */
  closedBy: 'any' | 'none';
  /** `once`: by itself unless shown before; `always`: by itself at every load; `on-request`: by a button only. */
  opens?: 'once' | 'always' | 'on-request';
  /** True if closing doesn't count as shown: it reopens at the next load. */
  mayReturn?: boolean;
  children: ReactNode;
};

/**
 * A campaign's popup, prerendered closed; `children` are its form.
 *
 * Attributes for the start script (popups.ts), which decides when the dialog opens (docs/product.md, "Popups"):
 * - `data-popup="<name>"`: the campaign.
 * - `data-opens`, `data-may-return`: see the props.
 * - `closedby="none"`: for the first 2 seconds nothing closes it. Then the close button appears by itself
 *   (popup-shell.css), each time the dialog opens.
 * - `data-closedby="any|none"`: value that the script sets `closedby` to at that moment; closing resets it to `none`.
 * In browsers without `closedby`, client/older-browsers.ts stands in.
 * The heading takes focus, because a focused field would open a phone's keyboard.
 */
export function PopupShell({ name, campaign, image, closedBy, opens = 'once', mayReturn, children }: Props) {
  const { eyebrow, heading, text, close } = campaign;
  const headingId = `${name}-heading`;
  return (
    <Dialog
      id={name}
      labelledBy={headingId}
      closeLabel={close}
      closedBy="none"
      variant="popup"
      data-popup={name}
      data-closedby={closedBy}
      data-opens={opens}
      data-may-return={mayReturn ? '' : undefined}
    >
      <div className="popup">
        <div className="popup-image">
          <Picture name={image} alt="" sizes="(min-width: 48rem) 24rem, 100vw" />
        </div>
        <div className="popup-text">
          {eyebrow && <p className="popup-eyebrow">{unbroken(eyebrow)}</p>}
          {/* biome-ignore lint/a11y/noAutofocus: moves focus when the dialog opens, not when the page loads */}
          <h2 className="heading-m" id={headingId} tabIndex={-1} autoFocus ref={takeFocusFirst}>
            {unbroken(heading)}
          </h2>
          <p>{unbroken(text)}</p>
          {children}
        </div>
      </div>
    </Dialog>
  );
}

/** React renders `autofocus` into HTML, but doesn't set it on elements it creates in the browser. */
function takeFocusFirst(element: HTMLElement | null) {
  element?.setAttribute('autofocus', '');
}
