import type * as siteBuild from '#site-build';
import type { Content } from '../site/content/load-content.server.ts';

type Sources = { mails: Content['mails']; site: Pick<Content['site'], 'name' | 'email' | 'url' | 'company'> };

/** The mails of content/mails.yaml. What is the same in every mail is filled in here, the rest when it is sent. */
export function mailTemplates({ mails, site }: Sources): typeof siteBuild.mails {
  const facts = { ...site.company, owner: site.name, contactEmail: site.email, siteUrl: site.url };
  const fill = ({ subject, text }: siteBuild.MailTemplate) => ({ subject, text: fillFacts(text, facts) });
  const enquiry = fill(mails.ownerNotification);
  const { subject, text } = mails.confirmation;
  return {
    owner: {
      templates: {
        enquiry,
        business: enquiry,
        'free-prompts': fill(mails.freePromptsNotification),
        'popup-signup': fill(mails.popupSignupNotification),
      },
      blank: mails.blank,
    },
    // A field of its own, so that nobody who words the confirmation anew can forget it.
    confirmation: fill({ subject, text: `${text}\n\n${mails.companyDetails}\n` }),
  };
}

const fillFacts = (text: string, facts: Record<string, string>) =>
  Object.entries(facts).reduce((filled, [slot, value]) => filled.replaceAll(`{{${slot}}}`, value), text);
