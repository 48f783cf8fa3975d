import type { PopupSignupFields as Fields } from '../../../functions/leads/popup-signup.ts';
import { FormNote } from '../../components/form/form.tsx';
import { Link } from '../../components/link/link.tsx';
import type { Kickstart } from '../../content/schemas/campaign.ts';
import { type DrawField, TextField } from '../draw-field.tsx';

export type PopupSignupField = Exclude<keyof Fields, 'website' | 'leadType' | 'message'>;

type Props = {
  campaign: Pick<Kickstart, 'fields' | 'privacy'>;
  draw: DrawField<PopupSignupField>;
  idPrefix?: string;
};

/** Fields of the sign-up, shared by the popup and the 422 page. */
export function PopupSignupFields({ campaign, draw, idPrefix }: Props) {
  const { fields, privacy } = campaign;
  const common = { draw, idPrefix };
  return (
    <>
      <TextField {...common} name="name" labels={fields.name} required autoComplete="name" />
      <TextField {...common} name="email" labels={fields.email} kind="email" required autoComplete="email" />
      <FormNote>
        {privacy.before} <Link href="/datenschutz">{privacy.link}</Link> {privacy.after}
      </FormNote>
    </>
  );
}
