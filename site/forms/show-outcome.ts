export type Outcome = { kind: 'success' | 'error'; title: string; text: string };

/**
 * Shows how sending ended, in the form above its button, where it outlives the toast. Focusable, for when the form has
 * been reset. Replaces the last one.
 */
export function showOutcome(form: HTMLFormElement, { kind, title, text }: Outcome): void {
  withdrawOutcome(form);
  const outcome = document.createElement('p');
  outcome.className = `form-outcome form-outcome-${kind}`;
  outcome.tabIndex = -1;
  outcome.dataset.outcome = kind;
  outcome.append(Object.assign(document.createElement('b'), { textContent: title }), text);
  const status = form.querySelector(':scope > [role=status]');
  if (status) status.before(outcome);
  else form.append(outcome);
}

export function withdrawOutcome(form: HTMLFormElement) {
  form.querySelector('[data-outcome]')?.remove();
}
