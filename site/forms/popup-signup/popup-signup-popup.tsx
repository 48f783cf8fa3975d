import { DialogButton } from '../../components/button/button.tsx';
import { FormNote } from '../../components/form/form.tsx';
import { PopupShell } from '../../components/popup-shell/popup-shell.tsx';
import type { Kickstart } from '../../content/schemas/campaign.ts';
import { formIsland } from '../form-island.tsx';

type Props = {
  campaign: Kickstart;
  /** Explains the asterisk. */
  required: string;
  /** On the home page it opens until signed up, on the prices page at every load (product.md 7). */
  variant: 'home' | 'prices';
};

const load = async () => (await import('./live-popup-signup-form.tsx')).LivePopupSignupForm;

const PopupSignupForm = formIsland(
  load,
  import.meta.env.SSR || import.meta.env.DEV ? await load() : undefined,
);

/** The lead popup: sign-up for the Herbst-Kickstart. */
export function PopupSignupPopup({ campaign, required, variant }: Props) {
  return (
    <>
      <NoScriptButton campaign={campaign} />
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

/** A script opens the popup; without one, visitors need a button. */
function NoScriptButton({ campaign: { eyebrow, heading, submit } }: Pick<Props, 'campaign'>) {
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
