/*
 * Development: overlay that lists the mistakes in content/. Closing it leaves a bar that reopens it; both disappear
 * once the content is valid. It lives in a shadow tree, isolated from the site's styles and from React.
 */

const host = document.createElement('content-mistakes');
const tree = host.attachShadow({ mode: 'open' });
tree.innerHTML = `
<style>
  :host { all: initial; color-scheme: light dark }
  dialog, button { color: light-dark(#0f2b2d, #f4eee4); font: 1.125rem/1.5 system-ui, sans-serif }
  dialog {
    box-sizing: border-box; inline-size: min(60rem, 100vw - 2rem); max-block-size: calc(100vh - 2rem);
    padding: 1.5rem; overflow: auto; overscroll-behavior: contain;
    border: 0; border-block-start: 0.4rem solid #d9492f; background: light-dark(#fff, #132e30);
  }
  dialog::backdrop { background: #0f2b2db3 }
  form { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem }
  h2 { margin: 0; font-size: 1.5rem; line-height: 1.3 }
  ul { margin: 1.5rem 0; padding-inline-start: 1.25rem }
  li { margin-block: 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere }
  p { margin: 0 }
  button { padding: 0.3rem 1rem; border: 2px solid; background: none; cursor: pointer }
  button:focus-visible { outline: 3px solid light-dark(#1747c8, #f3b53f); outline-offset: 2px }
  .bar {
    position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647;
    border-color: #fff; background: #a5191f; color: #fff; box-shadow: 0 0.2rem 1rem #0006;
  }
  [hidden] { display: none }
</style>
<dialog role="alertdialog" closedby="any" aria-labelledby="heading" aria-describedby="messages remedy">
  <form method="dialog"><h2 id="heading">Fehler in den Inhalten</h2><button autofocus>Schließen</button></form>
  <ul id="messages"></ul>
  <p id="remedy">Die Seite dahinter zeigt den letzten Stand ohne Fehler. Speichern Sie die berichtigte Datei:
  Diese Meldung schließt sich dann.</p>
</dialog>
<div role="status"><button class="bar" hidden></button></div>`;

const dialog = tree.querySelector('dialog') as HTMLDialogElement;
const messages = tree.querySelector('ul') as HTMLUListElement;
const bar = tree.querySelector('.bar') as HTMLButtonElement;

bar.addEventListener('click', open);
dialog.addEventListener('close', () => {
  // The event is asynchronous: a new mistake may have reopened the dialog by now.
  bar.hidden = dialog.open;
});

function open() {
  bar.hidden = true;
  if (!dialog.open) dialog.showModal();
}

function report(texts: string[]) {
  messages.replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
  );
  bar.textContent = `${texts.length} Fehler in den Inhalten`;
  document.body.append(host);
  open();
}

import.meta.hot?.on('content:mistakes', report);
import.meta.hot?.on('content:update', () => {
  // Closed before removal, so that focus returns to where it was.
  dialog.close();
  host.remove();
});
