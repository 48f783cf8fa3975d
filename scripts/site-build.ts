import type * as siteBuild from '#site-build';
import type { Content } from '../site/content/load-content.server.ts';
import { siteSlots } from '../site/content/schemas/mails.ts';
import { cutFormPage } from '../site/forms/cut-form-page.ts';

/**
 * The module that stands behind `#site-build` (functions/site-build.d.ts).
 * @param invalidEnquiry prerendered 422 page of the enquiry form, with its slots
 * @param publishRefusals how many places must not reach visitors
 */
export function siteBuildModule(
  content: Content,
  { invalidEnquiry, publishRefusals }: { invalidEnquiry: string; publishRefusals: number },
): string {
  const { site, enquiry, mails, redirects } = content;
  const { before, link, after } = enquiry.fields.consent;
  const exports: typeof siteBuild = {
    formPages: { enquiry: cutFormPage(invalidEnquiry) },
    consentTexts: { enquiry: `${before} ${link} ${after}` },
    mails: {
      ownerNotification: fillSite(mails.ownerNotification, site),
      confirmation: fillSite(mails.confirmation, site),
    },
    retentionDays: site.retentionDays,
    leadTypeLabels: Object.fromEntries(
      enquiry.fields.inquiryType.options.map(({ value, label }) => [value, label]),
    ),
    owner: { name: site.name, email: site.email, siteUrl: site.url },
    publishRefusals,
    redirects,
  };
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** What is the same in every mail is filled in here; the rest when it is sent. */
function fillSite({ subject, text }: siteBuild.MailTemplate, { name, email, url }: Content['site']) {
  const values: Record<(typeof siteSlots)[number], string> = {
    owner: name,
    contactEmail: email,
    siteUrl: url,
  };
  const filled = siteSlots.reduce((all, slot) => all.replaceAll(`{{${slot}}}`, values[slot]), text);
  return { subject, text: filled };
}
