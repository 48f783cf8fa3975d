import { ask } from './ask.ts';

/**
 * Asks before an optional section is unticked, at which the CMS empties all of its fields. Heard before the CMS does,
 * which offers no way to keep the tick.
 */
export function askBeforeEmptying(): void {
  let confirmed: Element | undefined;
  document.addEventListener(
    'click',
    async (event) => {
      const section = (event.target as Element).closest('.sui.checkbox');
      const checkbox = section?.querySelector<HTMLElement>('[role=checkbox][aria-checked=true]');
      if (!checkbox || !section?.nextElementSibling?.matches('.wrapper') || checkbox === confirmed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const name = section.closest('[data-key-path]')?.querySelector('h4')?.textContent?.trim() ?? '';
      const isMeant = await ask(
        'Diesen Abschnitt löschen?',
        [`Alle Angaben in „${name}“ werden gelöscht, sobald Sie das Formular speichern.`],
        ['Behalten', 'Abschnitt löschen'],
      );
      if (!isMeant) return checkbox.focus();
      confirmed = checkbox;
      checkbox.click();
      confirmed = undefined;
    },
    true,
  );
}
