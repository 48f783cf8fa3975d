/**
 * What the site's build passes to the functions and the stack: texts and facts from `content/`, which they cannot read.
 * Written by `npm run build` to dist/site-build.js.
 */
declare module '#site-build' {
  type FormName = import('./leads/contract.ts').FormName;
  type LeadType = import('./leads/lead-types.ts').LeadType;

  /** The 422 page of a form, cut into fixed HTML and slots (see functions/leads/invalid-page.ts). */
  export type FormPage = Array<string | FieldSlot | HiddenSlot | SummarySlot>;

  /**
   * One field of the page. `{{value}}` and `{{error}}` stand for the typed value and the field's message; whoever fills
   * them in must escape both. A field with choices has one variant per choice and one with `choice: ''` for none
   * (consent: 'on' and '').
   */
  export type FieldSlot = {
    kind: 'field';
    field: string;
    variants: Array<{ invalid: boolean; choice?: string; html: string }>;
  };

  /**
   * Shown only on a page that reports errors: the error summary, and the mark in the title. `html` may contain `{{title}}`,
   * `{{detail}}`, `{{count}}` and `{{items}}`; `item` is one list entry with `{{field}}` (the id to jump to) and
   * `{{message}}`. `mistakes` limits it to pages with that many invalid fields.
   */
  export type SummarySlot = {
    kind: 'summary';
    html: string;
    item: string;
    mistakes?: 'one' | 'many' | 'none';
  };

  /**
   * A hidden field: `{{value}}` stands for the value sent, or `fallback` if there was none.
   */
  export type HiddenSlot = { kind: 'hidden'; field: string; html: string; fallback: string };

  /** A mail with `{{field}}` slots. */
  export type MailTemplate = { subject: string; text: string };

  /** The owner's notifications by form; `blank` replaces what a visitor left empty. */
  export type OwnerNotifications = {
    templates: Record<FormName, MailTemplate>;
    blank: string;
  };

  /**
   * The 422 pages by form: JSON, compressed with Brotli, in base64. Most requests need none of them, and uncompressed they
   * would be a tenth of the code read on a cold start.
   */
  export const formPages: string;
  /** Wording of the consent checkbox by form, stored with each lead. */
  export const consentTexts: { enquiry: string; business: string; 'free-prompts': string };
  export const mails: { owner: OwnerNotifications; confirmation: MailTemplate };
  /** Path of the free prompts, and the name browsers save them under. */
  export const prompts: { path: string; saveAs: string };
  /** Retention in days by lead_type. */
  export const retentionDays: Record<LeadType, number>;
  /** Labels of the lead types for people, in German. */
  export const leadTypeLabels: Record<LeadType, string>;
  export const owner: { name: string; email: string; siteUrl: string };
  /** Number of findings of `npm run check:publish`; stage prod requires 0. */
  export const publishRefusals: number;
  /** Redirects of specification section 2: path to path. */
  export const redirects: Record<string, string>;
  /** Analytics used after consent, if any. */
  export const analytics: { measurementId: string; adConversion?: string | undefined } | undefined;
}
