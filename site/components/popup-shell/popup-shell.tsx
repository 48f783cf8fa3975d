import { type ReactNode, useEffect } from 'react';
import { mindPopups, type PopupName } from '../../client/popups.ts';
import type { FreePrompts, Kickstart } from '../../content/schemas/campaign.ts';
import { DialogFrame } from '../dialog/dialog.tsx';
import { Picture } from '../picture/picture.tsx';

type Props = {
  /** Name of the campaign, and the id of its dialog: any button may open it with `commandfor`. */
  name: PopupName;
  campaign: Pick<Kickstart | FreePrompts, 'eyebrow' | 'heading' | 'text' | 'close'>;
  /** Name of a picture that says nothing new. */
  image: string;
  /** What closes it, beside its button, once that is there. */
  closedBy: 'any' | 'none';
  /** By itself unless it was shown before, by itself at every load, or only by a button. */
  opens?: 'once' | 'always' | 'on-request';
  /** Closing it does not count as shown: it opens again at the next load. */
  mayReturn?: boolean;
  children: ReactNode;
};

/**
 * The window of a campaign, prerendered and closed; `children` are its form.
 *
 * What the starter script (client/popups.ts) finds on the <dialog>, and what it does (product.md 6 and 7):
 * - `data-popup="<name>"`: which campaign it is. When it opens, and whether it may, the script decides.
 * - `data-opens`, `data-may-return`: see the properties.
 * - `closedby="none"`: for its first 2 seconds nothing closes it. The close button appears by itself after that
 *   time (popup-shell.css), each time the dialog opens, by whatever means; its place is kept from the start.
 * - `data-closedby="any|none"`: what the script makes of `closedby` at the same moment; closing takes it back to `none`.
 * - Browsers without `closedBy` (Safari): React does the same (dialog.tsx), but it may not be there yet. The script
 *   prevents the default of Escape (keydown) as long as a modal dialog with `closedby="none"` is open.
 * The heading takes the focus: a field would bring up the keyboard of a phone, unasked.
 */
export function PopupShell({ name, campaign, image, closedBy, opens = 'once', mayReturn, children }: Props) {
  // On pages that are reached by a link; on others the starter script has done it.
  useEffect(mindPopups, []);
  const { eyebrow, heading, text, close } = campaign;
  const headingId = `${name}-heading`;
  return (
    <DialogFrame
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
          {eyebrow && <p className="popup-eyebrow">{eyebrow}</p>}
          {/* biome-ignore lint/a11y/noAutofocus: where the focus goes when the dialog opens, not when the page loads */}
          <h2 className="heading-m" id={headingId} tabIndex={-1} autoFocus ref={takeFocusFirst}>
            {heading}
          </h2>
          <p>{text}</p>
          {children}
        </div>
      </div>
    </DialogFrame>
  );
}

/** React writes `autofocus` into HTML, but not onto elements that it makes in the browser. */
function takeFocusFirst(element: HTMLElement | null) {
  element?.setAttribute('autofocus', '');
}
