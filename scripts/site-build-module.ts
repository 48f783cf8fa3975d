import { brotliCompressSync } from 'node:zlib';
import type * as siteBuild from '#site-build';
import type { FormName } from '../functions/leads/contract.ts';
import type { Content } from '../site/content/content.ts';
import { cutFormPage } from '../site/forms/cut-form-page.ts';
import { leadTypeLabels } from './lead-type-labels.ts';
import { mailTemplates } from './mail-templates.ts';

/**
 * Source of the module `#site-build` (functions/site-build.d.ts).
 * @param invalidPages prerendered 422 pages by form, with placeholders
 * @param publishRefusals number of findings that block publication
 */
export function siteBuildModule(
  content: Content,
  { invalidPages, publishRefusals }: { invalidPages: Record<FormName, string>; publishRefusals: number },
): string {
  const { site, enquiry, forms, freePrompts, redirects } = content;
  const exports: typeof siteBuild = {
    formPages: packed(invalidPages),
    consentTexts: {
      enquiry: sentence(enquiry.fields.consent),
      business: sentence(forms.business.fields.consent),
      'free-prompts': sentence(freePrompts.fields.consent),
    },
    mails: mailTemplates(content),
    prompts: promptsFile(content),
    retentionDays: site.retentionDays,
    leadTypeLabels: leadTypeLabels(forms, enquiry),
    owner: { name: site.name, email: site.email, siteUrl: site.url },
    publishRefusals,
    redirects,
    analytics: site.analytics,
  };
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** Compresses all pages together, because they share head, header and footer. */
function packed(invalidPages: Record<FormName, string>): string {
  const pages = Object.entries(invalidPages).map(([form, html]) => [form, cutFormPage(html)]);
  return brotliCompressSync(JSON.stringify(Object.fromEntries(pages))).toString('base64');
}

function promptsFile({ freePrompts, downloads }: Content): typeof siteBuild.prompts {
  const download = downloads.downloads.find(({ id }) => id === freePrompts.download);
  if (!download) throw new Error(`downloads.yaml has no ${freePrompts.download}`);
  return { path: `/downloads/${download.file}`, saveAs: download.saveAs };
}

const sentence = ({ before, link, after }: Content['enquiry']['fields']['consent']) =>
  `${before} ${link} ${after}`;
