import { openWithClock, popup } from '../popup.ts';
import { expect, test } from './test.ts';

// The fixture blocks it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.removeItem('global_popup_shown');
  }),
);

/** An engine that doesn't know `closedby`: it cancels what the attribute makes the browser do. */
function forgetClosedBy() {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  const { requestClose } = HTMLDialogElement.prototype;
  let isScript = false;
  let isPointer = false;
  HTMLDialogElement.prototype.requestClose = function (value) {
    isScript = true;
    requestClose?.call(this, value);
    isScript = false;
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => (isPointer = type === 'pointerdown'), true);
  addEventListener('cancel', (event) => isPointer && !isScript && event.preventDefault(), true);
}

for (const [what, prepare] of [
  ['', undefined],
  [' in an engine without `closedby`', forgetClosedBy],
] as const)
  test(`the first contact with the page, a click outside the Herbst-Kickstart, closes it${what}`, async ({
    page,
  }) => {
    if (prepare) await page.addInitScript(prepare);
    await openWithClock(page, '/');
    await page.clock.runFor(3000);
    await expect(popup(page)).toBeVisible();
    await page.clock.runFor(2000);
    await page.clock.resume();
    await page.mouse.click(4, 400);
    await expect(popup(page)).toBeHidden();
  });
