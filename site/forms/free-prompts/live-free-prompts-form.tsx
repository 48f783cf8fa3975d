import { DUPLICATE } from '../../../functions/leads/contract.ts';
import { freePromptsForm } from '../../../functions/leads/free-prompts.ts';
import { freePromptsFailures, successes } from '../../../functions/leads/messages.ts';
import { finishPopup, popupOpenedAt } from '../../components/popup-shell/popups.ts';
import type { FreePrompts } from '../../content/schemas/campaign.ts';
import type { Download } from '../../content/schemas/downloads.ts';
import { LiveForm } from '../live-form.tsx';
import { useLeadForm } from '../use-lead-form.ts';

export type FreePromptsProps = {
  campaign: Omit<FreePrompts, 'download'> & { download: Download };
  /** Explains the asterisk. */
  required: string;
};

export function LiveFreePromptsForm({ campaign, required }: FreePromptsProps) {
  const lead = useLeadForm(freePromptsForm, {
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
      form={freePromptsForm}
      lead={lead}
      labels={campaign.fields}
      labelledBy={`${NAME}-heading`}
      idPrefix="free-prompts-"
      required={required}
      submit={campaign.submit}
      submitting={campaign.submitting}
    />
  );
}

const NAME = 'free-prompts';

/** Milliseconds from success until the popup closes (specification section 9). */
const CLOSES_AFTER = 500;

/** Downloads a file under the name that the owner gave it. */
function saveFile({ file, saveAs }: Download) {
  Object.assign(document.createElement('a'), { href: `/downloads/${file}`, download: saveAs }).click();
}
