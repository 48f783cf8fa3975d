/** What is said now. */
let said: string[] = [];
let last = 0;
/** Several articles are deleted by one click, each by a commit of its own. */
const SAME_CLICK = 10_000;

/** Says in a bar below the editor what the messages of Sveltia CMS leave out. */
export function notify(text: string): void {
  const isSameClick = Date.now() - last < SAME_CLICK;
  last = Date.now();
  show([...(isSameClick ? said.filter((one) => one !== text) : []), text]);
}

/** Takes back what is no longer so. */
export const takeBack = (text: string): void => show(said.filter((one) => one !== text));

function show(texts: string[]): void {
  said = texts;
  document.querySelector('.notice')?.remove();
  if (texts.length === 0) return;
  const bar = Object.assign(document.createElement('div'), { className: 'notice', role: 'alert' });
  const words = document.createElement('div');
  for (const textContent of texts) words.append(Object.assign(document.createElement('p'), { textContent }));
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Schließen' });
  close.onclick = () => show([]);
  bar.append(words, close);
  document.body.append(bar);
}
