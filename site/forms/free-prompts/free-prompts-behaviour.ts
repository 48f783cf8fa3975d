import { DUPLICATE } from '../../../functions/leads/contract.ts';
import { freePromptsForm } from '../../../functions/leads/free-prompts.ts';
import { freePromptsFailures, successes } from '../../../functions/leads/messages.ts';
import { finishPopup } from '../../components/popup-shell/popups.ts';
import type { FormBehaviour } from '../adopt-form.ts';

export const behaviour: FormBehaviour = {
  form: freePromptsForm,
  success: () => successes['free-prompts'],
  duplicate: freePromptsFailures[DUPLICATE],
  onStored: (element) => {
    saveFile(element);
    finishPopup('free-prompts', CLOSES_AFTER);
  },
  onLimited: saveFile,
};

/** Milliseconds from success until the popup closes (docs/product.md, "Popups"). */
const CLOSES_AFTER = 500;

/** Downloads the form's file under the name that the owner gave it. */
function saveFile({ dataset }: HTMLFormElement) {
  const { file, saveAs: download } = dataset;
  Object.assign(document.createElement('a'), { href: `/downloads/${file}`, download }).click();
}
