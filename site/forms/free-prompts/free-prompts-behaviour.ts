import { DUPLICATE } from '../../../functions/leads/contract.ts';
import { freePromptsForm } from '../../../functions/leads/free-prompts.ts';
import { freePromptsFailures, successes } from '../../../functions/leads/messages.ts';
import { finishPopup } from '../../components/popup-shell/popups.ts';
import type { FormBehaviour } from '../adopt-form.ts';

export const behaviour: FormBehaviour = {
  form: freePromptsForm,
  success: () => successes['free-prompts'],
  duplicate: freePromptsFailures[DUPLICATE],
  onStored: ({ dataset }) => {
    saveFile(dataset.file ?? '', dataset.saveAs ?? '');
    finishPopup('free-prompts', CLOSES_AFTER);
  },
};

/** Milliseconds from success until the popup closes (specification section 9). */
const CLOSES_AFTER = 500;

/** Downloads a file under the name that the owner gave it. */
function saveFile(file: string, name: string) {
  Object.assign(document.createElement('a'), { href: `/downloads/${file}`, download: name }).click();
}
