import type * as siteBuild from '#site-build';
import type { Content } from '../site/content/content.ts';
import { fillFacts } from '../site/content/read/fact-slots.server.ts';

/** The mails of content/mails.yaml with the site's facts filled in; lead data follows when they are sent. */
export function mailTemplates({ mails, facts }: Pick<Content, 'mails' | 'facts'>): typeof siteBuild.mails {
  const { subject, text } = mails.confirmation;
  return {
    owner: {
      templates: {
        enquiry: mails.ownerNotification,
        business: mails.ownerNotification,
        'free-prompts': mails.freePromptsNotification,
        'popup-signup': mails.popupSignupNotification,
      },
      blank: mails.blank,
    },
    // The legally required company details are a separate field, so that rewording the confirmation can't drop them.
    confirmation: { subject, text: `${text}\n\n${fillFacts(mails.companyDetails, facts)}\n` },
  };
}
