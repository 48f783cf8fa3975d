import type { FreePromptsFields as Fields } from '../../../functions/leads/free-prompts.ts';
import type { FreePrompts } from '../../content/schemas/campaign.ts';
import { ConsentBox, type DrawField, TextField } from '../draw-field.tsx';

export type FreePromptsField = Exclude<keyof Fields, 'website'>;

type Props = {
  fields: FreePrompts['fields'];
  draw: DrawField<FreePromptsField>;
  idPrefix?: string;
};

/** Fields of the free prompts, shared by the popup and the 422 page. */
export function FreePromptsFields({ fields, draw, idPrefix }: Props) {
  const common = { draw, idPrefix };
  return (
    <>
      <TextField {...common} name="name" labels={fields.name} required autoComplete="name" />
      <TextField {...common} name="email" labels={fields.email} kind="email" required autoComplete="email" />
      <ConsentBox {...common} name="consent" text={fields.consent} />
    </>
  );
}
