/**
 * What the build of the site hands to the functions and to the stack: texts and facts from `content/`
 * that have to be known where no content is read. Written by `npm run build` to dist/site-build.js.
 */
declare module '#site-build' {
  type FormName = import('./leads/contract.ts').FormName;
  type LeadType = import('./leads/lead-types.ts').LeadType;

  /** The 422 page of a form, cut into fixed HTML and slots (see functions/leads/invalid-page.ts). */
  export type FormPage = Array<string | FieldSlot | HiddenSlot | SummarySlot>;

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
   * `{{title}}`, `{{detail}}`, `{{count}}` and `{{items}}`; `item` is one entry of the list, with `{{field}}` (the id
   * to jump to) and `{{message}}`. With `mistakes` it is shown when so many fields have to be mended; else always.
   */
  export type SummarySlot = {
    kind: 'summary';
    html: string;
    item: string;
    mistakes?: 'one' | 'many' | 'none';
  };

  /**
   * A field that nobody sees: `{{value}}` in the HTML stands for what was sent, or for `fallback` when nothing was.
   */
  export type HiddenSlot = { kind: 'hidden'; field: string; html: string; fallback: string };

  /** A mail with `{{field}}` slots. */
  export type MailTemplate = { subject: string; text: string };

  /** What the owner is sent about a lead, by form; `blank` stands in for what a visitor left empty. */
  export type OwnerNotifications = {
    templates: Record<FormName, MailTemplate>;
    blank: string;
  };

  /**
   * The 422 pages by form: JSON, compressed with Brotli, in base64 (functions/leads/form-pages.ts). Most requests
   * need none of them, and together they would be a tenth of the code that a cold start has to read.
   */
  export const formPages: string;
  /** Wording of the consent checkbox by form, stored with each lead. */
  export const consentTexts: { enquiry: string; business: string; 'free-prompts': string };
  export const mails: { owner: OwnerNotifications; confirmation: MailTemplate };
  /** Where the free prompts lie, and the name under which browsers save them. */
  export const prompts: { path: string; saveAs: string };
  /** How long a lead is kept, in days, by lead_type. */
  export const retentionDays: Record<LeadType, number>;
  /** Labels of the lead types for people, in German. */
  export const leadTypeLabels: Record<LeadType, string>;
  export const owner: { name: string; email: string; siteUrl: string };
  /** How many places of the content `npm run check:publish` refuses: stage prod wants none. */
  export const publishRefusals: number;
  /** Redirects of specification section 2: path to path. */
  export const redirects: Record<string, string>;
  /** What measures visits after their consent; nothing, if nothing does. */
  export const analytics: { measurementId: string; adConversion?: string | undefined } | undefined;
}
