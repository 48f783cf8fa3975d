export type Control = HTMLInputElement | HTMLTextAreaElement;

/** A field's control, or the radio buttons of a choice. Found by name, because foreign nodes may stand around it. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList) return [...found].filter(isControl);
  return found && isControl(found) ? [found] : [];
}

/** A field's value as it stands in the page, whoever has put it there. */
export function fieldValue(form: HTMLFormElement, name: string): string | boolean {
  const controls = controlsOf(form, name);
  const [first] = controls;
  if (first?.type === 'checkbox') return first instanceof HTMLInputElement && first.checked;
  if (first?.type !== 'radio') return first?.value ?? '';
  return controls.find((control) => control instanceof HTMLInputElement && control.checked)?.value ?? '';
}

export const isControl = (node: Node): node is Control =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
