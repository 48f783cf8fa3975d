import { freePromptsForm } from '../../../functions/leads/free-prompts.ts';
import { PopupShell } from '../../components/popup-shell/popup-shell.tsx';
import type { FreePrompts } from '../../content/schemas/campaign.ts';
import type { Download } from '../../content/schemas/downloads.ts';
import { LeadForm } from '../lead-form.tsx';

type Props = {
  campaign: Omit<FreePrompts, 'download'> & { download: Download };
  /** Explains the asterisk. */
  required: string;
};

const NAME = 'free-prompts';

/** Popup that offers the free prompts in exchange for name and e-mail address (docs/product.md, "Popups"). */
export function FreePromptsPopup({ campaign, required }: Props) {
  return (
    <PopupShell name={NAME} campaign={campaign} image="prompts" closedBy="none">
      <LeadForm
        form={freePromptsForm}
        labels={campaign.fields}
        labelledBy={`${NAME}-heading`}
        idPrefix="free-prompts-"
        required={required}
        submit={campaign.submit}
        submitting={campaign.submitting}
        data-file={campaign.download.file}
        data-save-as={campaign.download.saveAs}
      />
    </PopupShell>
  );
}
