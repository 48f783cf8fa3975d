import { FormNote } from '../../components/form/form.tsx';
import type { FreePrompts } from '../../content/schemas/campaign.ts';
import { InvalidForm } from '../invalid-form.tsx';
import { InvalidPage } from '../invalid-page.tsx';
import { FieldSlot } from '../slots.tsx';
import { FreePromptsFields } from './free-prompts-fields.tsx';

type Props = { campaign: FreePrompts; required: string };

/** The 422 page of the free prompts. */
export function InvalidFreePromptsPage({ campaign, required }: Props) {
  const { heading, text, fields, submit, submitting } = campaign;
  return (
    <InvalidPage heading={heading} lead={text}>
      <InvalidForm form="free-prompts" hidden={{ page: '' }} submit={submit} submitting={submitting}>
        <FormNote>{required}</FormNote>
        <FreePromptsFields
          fields={fields}
          draw={(name, render) => (
            <FieldSlot name={name} choices={name === 'consent' ? ['on'] : undefined} render={render} />
          )}
        />
      </InvalidForm>
    </InvalidPage>
  );
}
