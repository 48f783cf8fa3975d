import type * as siteBuild from '#site-build';
import type { Content } from '../site/content/load-content.server.ts';
import { fillFacts } from '../site/content/site-facts.server.ts';

/** The mails of content/mails.yaml; what is the same in every mail is filled in, the rest when it is sent. */
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
    // The company's details are a field of their own, so that nobody who words the confirmation anew can forget them.
    confirmation: { subject, text: `${text}\n\n${fillFacts(mails.companyDetails, facts)}\n` },
  };
}
