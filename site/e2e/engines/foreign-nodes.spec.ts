import { openForm } from '../foreign-forms.ts';
import { type Group, groups } from '../foreign-kinds.ts';
import { expectTapToLast, type taps } from '../foreign-taps.ts';
import { expect, test } from './test.ts';

/* The main ones of foreign-nodes.spec.ts, in every engine. */

for (const change of Object.keys(groups) as Group[]) {
  test(`an enquiry typed slowly is kept and sent with ${change}`, async ({ page, request }) => {
    const form = await openForm(page, 'the enquiry', change, 'once it is parsed');
    await form.fillIn(110);
    await form.expectKept();
    await form.send();
    await form.expectSent(request);
  });

  test(`the contact form explains what is missing, and keeps the rest, with ${change} again and again`, async ({
    page,
    request,
  }) => {
    const form = await openForm(page, 'the contact form', change, 'again and again');
    await form.send();
    await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
    await form.fillIn();
    await form.expectKept();
    await form.send();
    await form.expectSent(request);
  });

  test(`the Herbst-Kickstart stays open and is sent with ${change} when it gets the focus`, async ({
    page,
    request,
  }) => {
    const form = await openForm(page, 'the Herbst-Kickstart', change, 'when a field gets the focus');
    await form.fillIn();
    await form.expectKept();
    await form.send();
    await form.expectSent(request);
  });

  for (const tap of ['the menu', 'a question', 'a picture'] satisfies (keyof typeof taps)[])
    test(`the first tap opens ${tap} with ${change} while the code loads`, ({ page }) =>
      expectTapToLast(page, tap, change, 'while its code loads'));
}
