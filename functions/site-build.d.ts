/**
 * What the site's build passes to the functions and the stack: texts and facts from `content/`, which they cannot read.
 * Written by `npm run build` to dist/site-build.js.
 */
declare module '#site-build' {
  type FormName = import('./leads/contract.ts').FormName;
  type MailedForm = import('./leads/contract.ts').MailedForm;
  type LeadType = import('./leads/lead-types.ts').LeadType;

  type FieldTexts = import('./leads/form-definition.ts').FieldTexts;
  type LinkTexts = import('./leads/form-definition.ts').LinkTexts;

  /** A form's texts. */
  export type FormTexts = {
    heading: string;
    lead: string;
    /** Explains the asterisk. */
    required: string;
    fields: Record<string, FieldTexts>;
    privacy?: LinkTexts;
    conditions?: string;
    submit: string;
    submitting: string;
  };

  export type PageTexts = { heading: string; text: string };

  /** A mail with `{{field}}` slots. */
  export type MailTemplate = { subject: string; text: string };

  /**
   * The owner's mails by form, and the digest of those above the hourly limit, with an `entry` for each and a line below
   * those of sign-ups and free prompts. `blank` replaces what a visitor left empty.
   */
  export type OwnerMails = {
    templates: Record<FormName, MailTemplate>;
    /** About a sign-up whose address has been confirmed. */
    confirmed: MailTemplate;
    digest: MailTemplate & Record<'entry' | 'unconfirmed' | 'confirmed' | 'freePrompts', string>;
    blank: string;
  };

  export const formTexts: Record<FormName, FormTexts>;
  /** Page around a form as HTML, with slots for its `title`, `heading`, `lead` and the `form`. */
  export const formFrame: string;
  /** Headings of the error summary, for one and `{{count}}` errors. */
  export const errorSummary: { one: string; many: string };
  export const mails: {
    owner: OwnerMails;
    alarmsUnheard: MailTemplate;
    visitor: Record<MailedForm, MailTemplate>;
  };
  /** What the page behind the link in a sign-up's mail says. */
  export const signupPages: Record<
    'ask' | 'confirmed' | 'expired' | 'invalid' | 'gone' | 'failed',
    PageTexts
  > & {
    /** What is confirmed by pressing the button. */
    declaration: string;
    submit: string;
    submitting: string;
  };
  /** Path of the free prompts, and the name browsers save them under. */
  export const prompts: { path: string; saveAs: string };
  /** Retention in days by lead_type. */
  export const retentionDays: Record<LeadType, number>;
  /** Labels of the lead types for people, in German. */
  export const leadTypeLabels: Record<LeadType, string>;
  export const owner: { name: string; email: string; siteUrl: string };
  /** Number of findings of `npm run check:publish`; stage prod requires 0. */
  export const publishRefusals: number;
  /** docs/product.md, "Redirects": path to path. */
  export const redirects: Record<string, string>;
  /** For the owner's monthly letter. */
  export const letter: {
    /** Titles by path. */
    pages: Record<string, string>;
    externalLinks: string[];
    /** What she has to look after, from this day on (ISO 8601). */
    due: Array<{ on: string; what: string }>;
  };
  /** Analytics used after consent, if any. */
  export const analytics: { measurementId: string; adConversion?: string | undefined } | undefined;
}
