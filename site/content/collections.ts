import type * as z from 'zod';
import { awardsSchema } from './schemas/awards.ts';
import { booksSchema } from './schemas/books.ts';
import { freePromptsSchema, kickstartSchema } from './schemas/campaign.ts';
import { checksSchema } from './schemas/checks.ts';
import { downloadsSchema } from './schemas/downloads.ts';
import { faqSchema } from './schemas/faq.ts';
import { formsSchema } from './schemas/forms.ts';
import { llmsSchema } from './schemas/llms.ts';
import { mailsSchema } from './schemas/mails.ts';
import { mediaSchema } from './schemas/media.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { newsletterSchema } from './schemas/newsletter.ts';
import { offeringsSchema } from './schemas/offerings.ts';
import { aboutPageSchema } from './schemas/pages/about.ts';
import { aiConsultingPageSchema } from './schemas/pages/ai-consulting.ts';
import { awardsPageSchema } from './schemas/pages/awards.ts';
import { blogPageSchema } from './schemas/pages/blog.ts';
import { booksPageSchema } from './schemas/pages/books.ts';
import { businessCoachingPageSchema } from './schemas/pages/business-coaching.ts';
import { contactPageSchema } from './schemas/pages/contact.ts';
import { enquiryPageSchema } from './schemas/pages/enquiry.ts';
import { faqPageSchema } from './schemas/pages/faq.ts';
import { homePageSchema } from './schemas/pages/home.ts';
import { keynoteSpeakerPageSchema } from './schemas/pages/keynote-speaker.ts';
import { legalPageSchema } from './schemas/pages/legal.ts';
import { mediaProfilePageSchema } from './schemas/pages/media-profile.ts';
import { mindsetCoachingPageSchema } from './schemas/pages/mindset-coaching.ts';
import { notFoundPageSchema } from './schemas/pages/not-found.ts';
import { pressPageSchema } from './schemas/pages/press.ts';
import { pricesPageSchema } from './schemas/pages/prices.ts';
import { servicesPageSchema } from './schemas/pages/services.ts';
import { strategyCallPageSchema } from './schemas/pages/strategy-call.ts';
import { talksPageSchema } from './schemas/pages/talks.ts';
import { thankYouPageSchema } from './schemas/pages/thank-you.ts';
import { tvPressPageSchema } from './schemas/pages/tv-press.ts';
import { tvSpeakingPageSchema } from './schemas/pages/tv-speaking.ts';
import { workshopsPageSchema } from './schemas/pages/workshops.ts';
import { pricesSchema } from './schemas/prices.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { siteSchema } from './schemas/site.ts';
import { statisticsSchema } from './schemas/statistics.ts';
import { talksSchema } from './schemas/talks.ts';
import { testimonialsSchema } from './schemas/testimonials.ts';
import { tvSchema } from './schemas/tv.ts';
import { workshopsSchema } from './schemas/workshops.ts';

/** All YAML files of `content/` and their schemas. For the URLs of pages see page-paths.ts. */
export const collections = {
  site: ['site.yaml', siteSchema],
  navigation: ['navigation.yaml', navigationSchema],
  redirects: ['redirects.yaml', redirectsSchema],
  prices: ['prices.yaml', pricesSchema],
  offerings: ['offerings.yaml', offeringsSchema],
  workshops: ['workshops.yaml', workshopsSchema],
  talks: ['talks.yaml', talksSchema],
  books: ['books.yaml', booksSchema],
  faq: ['faq.yaml', faqSchema],
  newsletter: ['newsletter.yaml', newsletterSchema],
  testimonials: ['testimonials.yaml', testimonialsSchema],
  statistics: ['statistics.yaml', statisticsSchema],
  awards: ['awards.yaml', awardsSchema],
  tv: ['tv.yaml', tvSchema],
  media: ['media.yaml', mediaSchema],
  downloads: ['downloads.yaml', downloadsSchema],
  kickstart: ['campaigns/herbst-kickstart.yaml', kickstartSchema],
  freePrompts: ['campaigns/free-prompts.yaml', freePromptsSchema],
  forms: ['forms.yaml', formsSchema],
  mails: ['mails.yaml', mailsSchema],
  llms: ['llms.yaml', llmsSchema],
  checks: ['checks.yaml', checksSchema],
  home: ['pages/home.yaml', homePageSchema],
  about: ['pages/ueber-mich.yaml', aboutPageSchema],
  services: ['pages/services.yaml', servicesPageSchema],
  pricesPage: ['pages/alle-angebote.yaml', pricesPageSchema],
  aiConsulting: ['pages/ki-beratung.yaml', aiConsultingPageSchema],
  businessCoaching: ['pages/business-coaching.yaml', businessCoachingPageSchema],
  keynoteSpeaker: ['pages/keynote-speaker.yaml', keynoteSpeakerPageSchema],
  talksPage: ['pages/ki-vortraege.yaml', talksPageSchema],
  blog: ['pages/blog.yaml', blogPageSchema],
  faqPage: ['pages/faq.yaml', faqPageSchema],
  tvSpeaking: ['pages/tv-speaking.yaml', tvSpeakingPageSchema],
  booksPage: ['pages/books.yaml', booksPageSchema],
  mindsetCoaching: ['pages/ki-mindset-coaching.yaml', mindsetCoachingPageSchema],
  strategyCall: ['pages/ki-strategie-call.yaml', strategyCallPageSchema],
  workshopsPage: ['pages/ki-workshops.yaml', workshopsPageSchema],
  tvPress: ['pages/tv-presse.yaml', tvPressPageSchema],
  awardsPage: ['pages/awards.yaml', awardsPageSchema],
  mediaProfile: ['pages/medienprofil.yaml', mediaProfilePageSchema],
  press: ['pages/pressebereich.yaml', pressPageSchema],
  contact: ['pages/kontakt.yaml', contactPageSchema],
  legal: ['pages/legal.yaml', legalPageSchema],
  enquiry: ['pages/anfrage.yaml', enquiryPageSchema],
  thankYou: ['pages/anfrage-danke.yaml', thankYouPageSchema],
  notFound: ['pages/not-found.yaml', notFoundPageSchema],
} as const;

export type Collections = { [Name in keyof typeof collections]: z.infer<(typeof collections)[Name][1]> };

/** The Markdown files of content/legal, by page name. */
export const legalPages = ['privacy', 'impressum', 'agb'] as const;
