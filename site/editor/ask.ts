/** Asks in a window of its own, above the form. True for the second answer. */
export function ask(
  heading: string,
  lines: string[],
  [no, yes] = ['Zurück zum Formular', 'So speichern'],
): Promise<boolean> {
  const dialog = Object.assign(document.createElement('dialog'), { className: 'question' });
  const title = Object.assign(document.createElement('h2'), { id: 'question', textContent: heading });
  dialog.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('ul');
  for (const line of lines) list.append(Object.assign(document.createElement('li'), { textContent: line }));
  const form = Object.assign(document.createElement('form'), { method: 'dialog' });
  const button = (textContent: string, value: string) =>
    Object.assign(document.createElement('button'), { textContent, value });
  form.append(button(no, ''), button(yes, 'yes'));
  dialog.append(title, list, form);
  document.body.append(dialog);
  dialog.showModal();
  // Back leads to another form, of which it doesn't ask.
  addEventListener('hashchange', () => dialog.close(), { once: true });
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    };
  });
}
