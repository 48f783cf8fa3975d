/** Says in a bar below the editor what the messages of Sveltia CMS leave out. */
export function notify(text: string): void {
  const bar = Object.assign(document.createElement('div'), { className: 'notice', role: 'alert' });
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Schließen' });
  close.onclick = () => bar.remove();
  bar.append(text, close);
  document.querySelector('.notice')?.remove();
  document.body.append(bar);
}
