import { expect, type Locator, test } from '@playwright/test';
import { slowDownCode } from './foreign.ts';
import { openForm } from './foreign-forms.ts';
import { changesFor } from './foreign-kinds.ts';
import { hydrated } from './live-page.ts';

/* Other ways of entering text than key by key, begun before the code has come and finished after. */

for (const change of changesFor(0))
  test(`a word being composed is kept with ${change}`, async ({ page, request }) => {
    const form = await openForm(page, 'the enquiry', change, 'while its code loads');
    await form.field('company').click();
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    for (const text of ['に', 'にほ', 'にほん']) await compose(text);
    await hydrated(page);
    await compose('にほんご');
    await expect(form.field('company')).toHaveValue('にほんご');
    await session.send('Input.insertText', { text: '日本語' });
    await expect(form.field('company')).toHaveValue('日本語');
    await expect(form.field('company')).toBeFocused();
    form.values.company = '日本語';
    const { company: _, ...others } = form.values;
    await form.fillIn(0, others);
    await form.send();
    await form.expectSent(request);
  });

for (const change of changesFor(1))
  test(`pasted text is kept and can be taken back with ${change}`, async ({ page, request }) => {
    const form = await openForm(page, 'the contact form', change, 'while its code loads');
    const field = form.field('company');
    await field.click();
    await page.keyboard.type('Muster', { delay: 20 });
    await field.press('ControlOrMeta+a');
    await field.press('ControlOrMeta+c');
    await field.press('End');
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveValue('MusterMuster');
    await hydrated(page);
    await field.press('ControlOrMeta+z');
    await expect(field).toHaveValue('Muster');
    await field.press('ControlOrMeta+Shift+z');
    await expect(field).toHaveValue('MusterMuster');
    form.values.company = 'MusterMuster';
    const { company: _, ...others } = form.values;
    await form.fillIn(0, others);
    await form.send();
    await form.expectSent(request);
  });

for (const [place, [how, events]] of [
  ['with events', ['input', 'change']] as const,
  ['without events', []] as const,
].entries())
  for (const [turn, when] of (['before', 'after'] as const).entries())
    for (const change of changesFor(2, place, turn))
      test(`a form filled ${how} ${when} its code has come is sent with ${change}`, async ({
        page,
        request,
      }) => {
        const form = await openForm(page, 'the contact form', change, 'once it is parsed');
        await slowDownCode(page);
        if (when === 'after') {
          await form.field('company').focus();
          await hydrated(page);
        }
        for (const [name, text] of Object.entries(form.values))
          await autofill(form.field(name), text, events);
        await form.field('consent').check();
        await hydrated(page);
        await form.expectKept();
        await form.send();
        await form.expectSent(request);
      });

test('fields that an extension has replaced by copies stay fields of the form', async ({ page, request }) => {
  const form = await openForm(page, 'the contact form');
  await form.send();
  await expect(form.field('company')).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form[action$=business] :is(input, textarea)'))
      field.replaceWith(field.cloneNode(true));
  });
  await form.button.click();
  await expect(form.field('company')).toBeFocused();
  await form.fillIn(0);
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
  form.values.message = 'm'.repeat(1995);
  await form.field('message').fill(form.values.message);
  await expect(page.locator('.character-count')).toHaveText('Noch 5 Zeichen');
  await form.send();
  await form.expectSent(request);
});

test('the counter counts the message beside a writing aid’s own text area', async ({ page }) => {
  const form = await openForm(page, 'the contact form');
  await form.field('message').evaluate((field) => field.before(document.createElement('textarea')));
  await form.field('message').fill('m'.repeat(1995));
  await expect(page.locator('.character-count')).toHaveText('Noch 5 Zeichen');
});

/** As browsers and password managers do. */
const autofill = (field: Locator, text: string, events: readonly string[]) =>
  field.evaluate(
    (element: HTMLInputElement, [value, types]) => {
      element.value = value;
      for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [text, events] as const,
  );
