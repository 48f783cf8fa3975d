import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { changePages, type Moment, watchErrors } from './foreign.ts';
import type { Group, Kind } from './foreign-kinds.ts';
import { hydrate } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';
import { withoutPopups } from './without-popups.ts';

type FormCase = {
  path: string;
  /** Last segment of its action. */
  name: 'enquiry' | 'business' | 'popup-signup' | 'free-prompts';
  /** Text fields in their order, by name; the address comes with each run. */
  texts: Record<string, string>;
  /** What else is stored. */
  stored: Record<string, unknown>;
  hasConsent?: boolean;
  /** Opens the form's window. */
  open?: (page: Page) => Promise<void>;
  /** Expects the visitor to be told of the success. */
  expectSent: (page: Page) => Promise<void>;
};

const texts = { company: 'Muster & Söhne GmbH', name: 'Jörg O’Muster', phone: '+49 69 90009 123' };
const message = 'Wir möchten KI im Vertrieb einführen, wann passt es?';

const expectOutcome = (page: Page) =>
  expect(page.locator('form [data-outcome=success]')).toContainText('erfolgreich');

const expectClosed = async (page: Page) => {
  await expect(page.locator('.toast')).toContainText('Vielen Dank!');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};

export const forms = {
  'the enquiry': {
    path: '/anfrage',
    name: 'enquiry',
    texts: { ...texts, message },
    stored: { lead_type: 'consulting' },
    hasConsent: true,
    expectSent: (page) => expect(page).toHaveURL('/anfrage-danke'),
  },
  'the contact form': {
    path: '/kontakt',
    name: 'business',
    texts: { ...texts, message },
    stored: { lead_type: 'kontakt' },
    hasConsent: true,
    expectSent: expectOutcome,
  },
  'an embedded form': {
    path: '/',
    name: 'business',
    texts,
    stored: { lead_type: 'ki-beratung' },
    hasConsent: true,
    expectSent: expectOutcome,
  },
  'the Herbst-Kickstart': {
    path: '/alle-angebote',
    name: 'popup-signup',
    texts: { name: texts.name },
    stored: { lead_type: 'herbst-kickstart' },
    open: (page) => page.clock.fastForward(3100),
    expectSent: expectClosed,
  },
  'the free prompts': {
    path: '/tv-presse',
    name: 'free-prompts',
    texts: { name: texts.name },
    stored: {},
    hasConsent: true,
    // By key: a page that is translated between press and release moves its button away from the pointer.
    open: (page) => page.getByRole('button', { name: 'Gratis-Prompts sichern' }).press('Enter'),
    expectSent: expectClosed,
  },
} satisfies Record<string, FormCase>;

export type FormName = keyof typeof forms;

/** Opens a form, in a changed page if one is asked for, and follows what happens to it. */
export async function openForm(
  page: Page,
  name: FormName,
  change?: Group | Kind,
  moment: Moment = 'once it is parsed',
) {
  const form: FormCase = forms[name];
  const email = freshEmail();
  const errors = watchErrors(page);
  const sent: unknown[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  if (form.name === 'popup-signup') await page.clock.install();
  else {
    await withoutPopups(page.context());
    await withSetClock(page);
  }
  if (change) await changePages(page, change, moment);
  await page.goto(form.path);
  if (moment === 'once its code is ready') await hydrate(page);
  await form.open?.(page);

  const element = page.locator(`form[action$="/${form.name}"]`);
  const field = (name: string) => element.locator(`[name=${name}]`);
  const values: Record<string, string> = { ...form.texts, email };
  const choice = field('inquiryType').and(page.locator('[value=consulting]'));
  const button = element.locator('[type=submit]');

  return {
    values,
    field,
    button,
    errors,
    /** Fills every field. @param delay between the keys of the first one, while the code may be loading */
    async fillIn(delay = 40, fields: Record<string, string> = values) {
      for (const [index, [name, text]] of Object.entries(fields).entries()) {
        // By then the code has come, and fields differ only in their element.
        if (index === 0 || name === 'message') await typeInto(field(name), text, index ? 0 : delay);
        else {
          await field(name).click();
          await page.keyboard.insertText(text);
        }
      }
      if (form.name === 'enquiry') await choice.check();
      if (form.hasConsent) await field('consent').check();
    },
    /** Expects every field to show what was typed or chosen. */
    async expectKept() {
      for (const [name, text] of Object.entries(values)) await expect.soft(field(name)).toHaveValue(text);
      if (form.name === 'enquiry') await expect.soft(choice).toBeChecked();
      if (form.hasConsent) await expect.soft(field('consent')).toBeChecked();
    },
    /** Presses the button once. */
    async send() {
      if (form.name !== 'popup-signup') await setTimeSinceFirstPaint(page, 9 * minimumFillTime);
      await button.click();
    },
    /** Expects one lead that says what was typed. */
    async expectStored(request: APIRequestContext) {
      const stack = await openLocalStack(request);
      const leads = await (form.name === 'free-prompts' ? stack.promptsLeads(email) : stack.leads(email));
      expect(leads).toEqual([expect.objectContaining({ ...values, ...form.stored })]);
    },
    /** Expects the visitor to be told, and the lead to be stored. */
    async expectSuccess(request: APIRequestContext) {
      await form.expectSent(page);
      await this.expectStored(request);
    },
    /** Expects success by a single request, and that nothing went wrong. */
    async expectSent(request: APIRequestContext) {
      await this.expectSuccess(request);
      expect(sent).toHaveLength(1);
      expect(errors).toEqual([]);
    },
  };
}

/** Types a text, its middle last, and looks after each few letters that focus and caret are in place. */
async function typeInto(field: Locator, text: string, delay: number) {
  const page = field.page();
  const start = text.length >> 1;
  const end = text.length - 4;
  let caret = 0;
  const type = async (part: string) => {
    for (const piece of part.match(/.{1,6}/gu) ?? []) {
      await page.keyboard.type(piece, { delay });
      caret += piece.length;
      await expectCaret(field, caret);
    }
  };
  await field.click();
  await type(text.slice(0, start) + text.slice(end));
  for (; caret > start; caret--) await page.keyboard.press('ArrowLeft');
  await type(text.slice(start, end));
  await expect(field).toHaveValue(text);
}

/** Fields for e-mail addresses don't tell where the caret is. */
async function expectCaret(field: Locator, position: number) {
  const caret = await field.evaluate((element: HTMLInputElement) => {
    if (document.activeElement !== element) return `the focus is on ${document.activeElement?.tagName}`;
    return element.selectionStart ?? undefined;
  });
  if (caret !== undefined) expect(caret).toBe(position);
}
