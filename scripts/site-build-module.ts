import type * as siteBuild from '#site-build';
import type { MailTemplate } from '#site-build';
import type { Content } from '../site/content/content.ts';
import { fillFacts } from '../site/content/read/fact-slots.server.ts';
import { leadTypeLabels } from './lead-type-labels.ts';

/**
 * Source of the module `#site-build` (functions/site-build.d.ts).
 * @param formFrame prerendered page around a form, with slots
 * @param publishRefusals number of findings that block publication
 * @param letter facts about the prerendered pages
 */
export function siteBuildModule(
  content: Content,
  { formFrame, publishRefusals, letter }: Pick<typeof siteBuild, 'formFrame' | 'publishRefusals' | 'letter'>,
): string {
  const { site, enquiry, forms, redirects } = content;
  const exports: typeof siteBuild = {
    formFrame,
    formTexts: formTexts(content),
    errorSummary: site.ui.errorSummary,
    mails: mailTemplates(content),
    signupPages: content.mails.signupPages,
    prompts: promptsFile(content),
    retentionDays: site.retentionDays,
    leadTypeLabels: leadTypeLabels(forms, enquiry),
    owner: { name: site.name, email: site.email, siteUrl: site.url },
    publishRefusals,
    redirects,
    analytics: site.analytics,
    letter,
  };
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** The mails of content/mails.yaml with the site's facts filled in; lead data follows when they are sent. */
export function mailTemplates({ mails, facts }: Pick<Content, 'mails' | 'facts'>): typeof siteBuild.mails {
  // The legally required company details are a separate field, so that rewording a mail can't drop them.
  const details = fillFacts(mails.companyDetails, facts);
  const letter = ({ subject, text }: MailTemplate) => ({ subject, text: `${text}\n\n${details}\n` });
  return {
    owner: {
      templates: {
        enquiry: mails.ownerNotification,
        business: mails.ownerNotification,
        'free-prompts': mails.freePromptsNotification,
        'popup-signup': mails.popupSignupNotification,
      },
      confirmed: mails.popupSignupConfirmed,
      digest: mails.ownerDigest,
      blank: mails.blank,
    },
    alarmsUnheard: mails.alarmsUnheard,
    visitor: { enquiry: letter(mails.confirmation), 'popup-signup': letter(mails.popupSignupLink) },
  };
}

/** Texts of a form's error page, from the page or popup that has the form. */
function formTexts({ enquiry, forms, freePrompts, kickstart }: Content): typeof siteBuild.formTexts {
  const { business } = forms;
  const common = { required: business.required };
  return {
    enquiry: pick(enquiry, 'heading', 'lead', 'required', 'fields', 'submit', 'submitting'),
    business: { ...business.errorPage, ...pick(business, 'required', 'fields', 'submitting') },
    'free-prompts': {
      ...common,
      ...pick(freePrompts, 'heading', 'fields', 'submit', 'submitting'),
      lead: freePrompts.text,
    },
    'popup-signup': {
      ...common,
      ...pick(kickstart, 'heading', 'fields', 'privacy', 'conditions', 'submit', 'submitting'),
      lead: kickstart.text,
    },
  };
}

const pick = <Source extends object, Key extends keyof Source>(source: Source, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;

function promptsFile({ freePrompts, downloads }: Content): typeof siteBuild.prompts {
  const download = downloads.downloads.find(({ id }) => id === freePrompts.download);
  if (!download) throw new Error(`downloads.yaml has no ${freePrompts.download}`);
  return { path: `/downloads/${download.file}`, saveAs: download.saveAs };
}
