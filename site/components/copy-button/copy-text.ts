/** Milliseconds that a button confirms for. */
const SHOWN_FOR = 4000;

const confirmations = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Makes the copy buttons work, on any page. */
export function copyOnClick() {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const text = button.dataset.copy ?? '';
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      console.error(error);
      // Refused, as in many an app's own browser: the text stands marked, to be copied by hand.
      prompt(button.querySelector('span')?.textContent ?? '', text);
      return;
    }
    confirmCopied(button);
  });
}

export function confirmCopied(button: HTMLElement) {
  showCopied(button);
  clearTimeout(confirmations.get(button));
  confirmations.set(
    button,
    setTimeout(() => showCopied(button, false), SHOWN_FOR),
  );
}

function showCopied(button: HTMLElement, isCopied = true) {
  const [label, copied] = button.querySelectorAll<HTMLElement>(':scope > span');
  label?.toggleAttribute('data-shown', !isCopied);
  copied?.toggleAttribute('data-shown', isCopied);
  const status = button.nextElementSibling;
  if (status?.matches('[role=status]')) status.textContent = (isCopied && copied?.textContent) || '';
}
