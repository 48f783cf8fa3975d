/**
 * What the build of the site hands to the functions and to the stack: texts and facts from `content/`
 * that have to be known where no content is read. Written by `npm run build` to dist/site-build.js.
 */
declare module '#site-build' {
  /** The 422 page of a form, cut into fixed HTML and slots (see functions/leads/invalid-page.ts). */
  export type FormPage = Array<string | FieldSlot | SummarySlot>;

  /**
   * One field of the page. `{{value}}` and `{{error}}` in the HTML stand for what was typed and for the
   * field's message; both must be escaped by whoever fills them in. A field with choices has a variant per
   * choice and one with `choice: ''` for none chosen (consent: 'on' and '').
   */
  export type FieldSlot = {
    kind: 'field';
    field: string;
    variants: Array<{ invalid: boolean; choice?: string; html: string }>;
  };

  /**
   * What only a page that reports errors shows: the error summary, and the mark in the title. `html` may hold
   * `{{title}}`, `{{detail}}` and `{{items}}`; `item` is one entry of the list, with `{{field}}` (the id to
   * jump to) and `{{message}}`.
   */
  export type SummarySlot = { kind: 'summary'; html: string; item: string };

  export type MailTemplate = { subject: string; text: string };

  export const formPages: { enquiry: FormPage };
  /** Wording of the consent checkbox by form, stored with each lead. */
  export const consentTexts: { enquiry: string };
  /** Mail texts with `{{field}}` slots. */
  export const mails: { ownerNotification: MailTemplate; confirmation: MailTemplate };
  /** How long a lead is kept, in days, by lead_type. */
  export const retentionDays: Record<string, number>;
  /** Labels of the lead types for people, in German. */
  export const leadTypeLabels: Record<string, string>;
  export const owner: { name: string; email: string; siteUrl: string };
  /** How many places of the content `npm run check:publish` refuses: stage prod wants none. */
  export const publishRefusals: number;
  /** Redirects of specification section 2: path to path. */
  export const redirects: Record<string, string>;
}
