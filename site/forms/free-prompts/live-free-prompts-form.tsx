import { zodResolver } from '@hookform/resolvers/zod';
import { DUPLICATE } from '../../../functions/leads/contract.ts';
import {
  type FreePromptsFields as Fields,
  freePromptsFields,
} from '../../../functions/leads/free-prompts.ts';
import { freePromptsFailures, successes } from '../../../functions/leads/messages.ts';
import { finishPopup, popupOpenedAt } from '../../client/popups.ts';
import { FormNote } from '../../components/form/form.tsx';
import type { FreePrompts } from '../../content/schemas/campaign.ts';
import type { Download } from '../../content/schemas/downloads.ts';
import { LiveForm } from '../live-form.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { type FreePromptsField, FreePromptsFields } from './free-prompts-fields.tsx';

export type FreePromptsProps = {
  campaign: Omit<FreePrompts, 'download'> & { download: Download };
  /** Explains the asterisk. */
  required: string;
};

export function LiveFreePromptsForm({ campaign, required }: FreePromptsProps) {
  const { draw, ...lead } = useLeadForm<Fields, FreePromptsField>({
    form: 'free-prompts',
    resolver,
    names,
    failures: freePromptsFailures,
    success: successes['free-prompts'],
    duplicate: freePromptsFailures[DUPLICATE],
    shownAt: () => popupOpenedAt(NAME),
    onStored: () => {
      saveFile(campaign.download);
      finishPopup(NAME, CLOSES_AFTER);
    },
  });
  return (
    <LiveForm
      form="free-prompts"
      lead={lead}
      labelledBy={`${NAME}-heading`}
      idPrefix={ID_PREFIX}
      submit={campaign.submit}
      submitting={campaign.submitting}
    >
      <FormNote>{required}</FormNote>
      <FreePromptsFields fields={campaign.fields} draw={draw} idPrefix={ID_PREFIX} />
    </LiveForm>
  );
}

const NAME = 'free-prompts';

/** Milliseconds from success until the popup closes (specification section 9). */
const CLOSES_AFTER = 500;

const ID_PREFIX = 'free-prompts-';

const resolver = zodResolver(freePromptsFields);

const names: readonly FreePromptsField[] = ['name', 'email', 'consent'];

/** Downloads a file under the name that the owner gave it. */
function saveFile({ file, saveAs }: Download) {
  Object.assign(document.createElement('a'), { href: `/downloads/${file}`, download: saveAs }).click();
}
