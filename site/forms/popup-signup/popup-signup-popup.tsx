import { DialogButton } from '../../components/button/button.tsx';
import { FormNote } from '../../components/form/form.tsx';
import { PopupShell } from '../../components/popup-shell/popup-shell.tsx';
import type { Kickstart } from '../../content/schemas/campaign.ts';
import { formIsland } from '../form-island.tsx';

type Props = {
  campaign: Kickstart;
  /** What the star of a field means. */
  required: string;
  /** The home page asks again after it was closed, the prices page always (product.md 7). */
  variant: 'home' | 'prices';
};

const load = async () => (await import('./live-popup-signup-form.tsx')).LivePopupSignupForm;

const PopupSignupForm = formIsland(
  load,
  import.meta.env.SSR || import.meta.env.DEV ? await load() : undefined,
);

/** The lead popup: the window in which visitors sign up for the Herbst-Kickstart. */
export function PopupSignupPopup({ campaign, required, variant }: Props) {
  return (
    <>
      <WayInWithoutScript campaign={campaign} />
      <PopupShell
        name={NAME}
        campaign={campaign}
        image="kickstart"
        closedBy="any"
        opens={variant === 'prices' ? 'always' : 'once'}
        mayReturn={variant === 'home'}
      >
        <PopupSignupForm campaign={campaign} required={required} />
        <FormNote>{campaign.conditions}</FormNote>
      </PopupShell>
    </>
  );
}

/** The window opens by a script; without one it needs a button. */
function WayInWithoutScript({ campaign: { eyebrow, heading, submit } }: Pick<Props, 'campaign'>) {
  return (
    <noscript>
      <section className="section stack">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 className="heading-m">{heading}</h2>
        <p>
          <DialogButton dialog={NAME}>{submit}</DialogButton>
        </p>
      </section>
    </noscript>
  );
}

const NAME = 'herbst-kickstart';
