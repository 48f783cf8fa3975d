import { PopupShell } from '../../components/popup-shell/popup-shell.tsx';
import { formIsland } from '../form-island.tsx';
import type { FreePromptsProps } from './live-free-prompts-form.tsx';

const load = async () => (await import('./live-free-prompts-form.tsx')).LiveFreePromptsForm;

const FreePromptsForm = formIsland(
  load,
  import.meta.env.SSR || import.meta.env.DEV ? await load() : undefined,
);

/** Popup that offers the free prompts in exchange for name and e-mail address (product.md 6). */
export function FreePromptsPopup(props: FreePromptsProps) {
  return (
    <PopupShell name="free-prompts" campaign={props.campaign} image="prompts" closedBy="none">
      <FreePromptsForm {...props} />
    </PopupShell>
  );
}
