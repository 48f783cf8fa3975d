import { POPUP_SIGNUP_LEAD_TYPE, popupSignupForm } from '../../../functions/leads/popup-signup.ts';
import { DialogButton } from '../../components/button/button.tsx';
import { FormNote } from '../../components/form/form.tsx';
import { Link } from '../../components/link/link.tsx';
import { PopupShell } from '../../components/popup-shell/popup-shell.tsx';
import type { Kickstart } from '../../content/schemas/campaign.ts';
import { LeadForm } from '../lead-form.tsx';

type Props = {
  campaign: Kickstart;
  /** Explains the asterisk. */
  required: string;
  /** On the home page it opens until signed up, on the prices page at every load (docs/product.md, "Popups"). */
  variant: 'home' | 'prices';
};

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

function PopupSignupForm({ campaign, required }: Pick<Props, 'campaign' | 'required'>) {
  const { fields, heading, privacy, submit, submitting, success } = campaign;
  return (
    <LeadForm
      form={popupSignupForm}
      labels={fields}
      // The message names the offer in the notification.
      hidden={{ leadType: POPUP_SIGNUP_LEAD_TYPE, message: heading }}
      labelledBy={`${NAME}-heading`}
      idPrefix="popup-signup-"
      required={required}
      submit={submit}
      submitting={submitting}
      data-success={success}
    >
      <FormNote>
        {privacy.before} <Link href="/datenschutz">{privacy.link}</Link> {privacy.after}
      </FormNote>
    </LeadForm>
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
