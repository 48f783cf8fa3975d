import { endpointOf, type FormName } from '../../functions/leads/contract.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, type Locator, test } from './test.ts';

/* What is wrong with a form is shown alike by the browser and by the API's page for browsers without JavaScript. */

const problemsOf = (form: Locator) =>
  form.evaluate((element) => ({
    summary: element.querySelector('.error-summary')?.outerHTML.replaceAll(/>\s+</g, '><'),
    fields: [...element.querySelectorAll('[aria-invalid=true]')].map((field) => [
      field.querySelector('[id]')?.id ?? field.id,
      field.getAttribute('aria-describedby'),
    ]),
    errors: [...element.querySelectorAll('.field-error')].map((error) => [
      error.previousElementSibling?.tagName,
      error.outerHTML,
      error.nextElementSibling?.className,
    ]),
  }));

const pages: [FormName, string][] = [
  ['enquiry', '/anfrage'],
  ['business', '/kontakt'],
];
for (const [name, path] of pages)
  test(`the errors of an empty form are the same with and without JavaScript: ${name}`, async ({
    page,
    browser,
  }) => {
    await openWithSetClock(page, path);
    await setTimeSinceFirstPaint(page, minimumFillTime);
    await page.locator('main [type=submit]').click();
    await expect(page.locator('.error-summary')).toBeVisible();
    const live = await problemsOf(page.locator('main form'));

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(path);
    await plain.locator('main [type=submit]').click();
    await expect(plain).toHaveURL(endpointOf(name));
    expect(live.errors.length).toBeGreaterThan(3);
    expect(live).toEqual(await problemsOf(plain.locator('main form')));
    await context.close();
  });

for (const [width, height] of [
  [320, 568],
  [1366, 650],
] as const)
  test(`the first wrong field is in view below the summary of errors at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWithSetClock(page, '/anfrage');
    await setTimeSinceFirstPaint(page, minimumFillTime);
    await page.locator('main [type=submit]').click();
    await expect(page.locator('.error-summary')).toBeAttached();
    const first = page.locator('main [name=inquiryType]').first();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
  });

test('whoever corrects the first wrong field at once keeps the focus there', async ({ page }) => {
  await openWithSetClock(page, '/anfrage');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  // Quicker than any key: react-hook-form would move the focus again in a timer, to what is wrong by then.
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'inquiryType')
        queueMicrotask(() => target.click());
    }),
  );
  await page.locator('main [type=submit]').click();
  await expect(page.locator('.error-summary')).toBeAttached();
  const first = page.locator('main [name=inquiryType]').first();
  await expect(first).toBeChecked();
  await expect(page.locator('#inquiryType-error')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await expect(first).toBeFocused();
});

test('the first wrong field is at rest as soon as it is in view, so that a press on it is not lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openWithSetClock(page, '/anfrage');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  const button = page.locator('main [type=submit]');
  await button.scrollIntoViewIfNeeded();
  const positions = await button.evaluate(async (element: HTMLElement) => {
    const seen: number[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    element.click();
    while (!document.activeElement?.matches('[name=inquiryType]')) await frame();
    const end = Date.now() + 1000;
    while (Date.now() < end) {
      await frame();
      seen.push(Math.round(scrollY));
    }
    return [...new Set(seen)];
  });
  expect(positions).toHaveLength(1);
});
