import type * as z from 'zod';
import type { pagePaths } from '../page-paths.ts';
import { articleSchema } from './article.ts';
import { awardsSchema } from './awards.ts';
import { booksSchema } from './books.ts';
import { freePromptsSchema, kickstartSchema } from './campaign.ts';
import { caseSchema } from './case.ts';
import { checksSchema } from './checks.ts';
import { downloadsSchema } from './downloads.ts';
import { faqSchema } from './faq.ts';
import { formsSchema } from './forms.ts';
import { legalSchema } from './legal.ts';
import { mailsSchema } from './mails.ts';
import { mediaSchema } from './media.ts';
import { navigationSchema } from './navigation.ts';
import { newsletterSchema } from './newsletter.ts';
import { offeringsSchema } from './offerings.ts';
import { aboutPageSchema } from './pages/about.ts';
import { aiConsultingPageSchema } from './pages/ai-consulting.ts';
import { awardsPageSchema } from './pages/awards.ts';
import { blogPageSchema } from './pages/blog.ts';
import { booksPageSchema } from './pages/books.ts';
import { businessCoachingPageSchema } from './pages/business-coaching.ts';
import { casesPageSchema } from './pages/cases.ts';
import { contactPageSchema } from './pages/contact.ts';
import { enquiryPageSchema } from './pages/enquiry.ts';
import { faqPageSchema } from './pages/faq.ts';
import { homePageSchema } from './pages/home.ts';
import { keynoteSpeakerPageSchema } from './pages/keynote-speaker.ts';
import { legalPageSchema } from './pages/legal.ts';
import { mediaProfilePageSchema } from './pages/media-profile.ts';
import { mindsetCoachingPageSchema } from './pages/mindset-coaching.ts';
import { notFoundPageSchema } from './pages/not-found.ts';
import { pressPageSchema } from './pages/press.ts';
import { pricesPageSchema } from './pages/prices.ts';
import { servicesPageSchema } from './pages/services.ts';
import { strategyCallPageSchema } from './pages/strategy-call.ts';
import { talksPageSchema } from './pages/talks.ts';
import { thankYouPageSchema } from './pages/thank-you.ts';
import { tvPressPageSchema } from './pages/tv-press.ts';
import { tvSpeakingPageSchema } from './pages/tv-speaking.ts';
import { workshopsPageSchema } from './pages/workshops.ts';
import { photographsSchema } from './photographs.ts';
import { pricesSchema } from './prices.ts';
import { promptsSchema } from './prompts.ts';
import { redirectsSchema } from './redirects.ts';
import { siteSchema } from './site.ts';
import { statisticsSchema } from './statistics.ts';
import { talksSchema } from './talks.ts';
import { testimonialsSchema } from './testimonials.ts';
import { tvSchema } from './tv.ts';
import { workshopsSchema } from './workshops.ts';

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
  photographs: ['photographs.yaml', photographsSchema],
  downloads: ['downloads.yaml', downloadsSchema],
  kickstart: ['campaigns/herbst-kickstart.yaml', kickstartSchema],
  freePrompts: ['campaigns/free-prompts.yaml', freePromptsSchema],
  forms: ['forms.yaml', formsSchema],
  mails: ['mails.yaml', mailsSchema],
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
  casesPage: ['pages/fallstudien.yaml', casesPageSchema],
  contact: ['pages/kontakt.yaml', contactPageSchema],
  legal: ['pages/legal.yaml', legalPageSchema],
  enquiry: ['pages/anfrage.yaml', enquiryPageSchema],
  thankYou: ['pages/anfrage-danke.yaml', thankYouPageSchema],
  notFound: ['pages/not-found.yaml', notFoundPageSchema],
} as const satisfies Record<string, readonly [path: string, z.ZodType]> &
  Record<Exclude<keyof typeof pagePaths, (typeof legalPages)[number]>, unknown>;

export type Collections = { [Name in keyof typeof collections]: z.infer<(typeof collections)[Name][1]> };

/** Folders of Markdown files and the schemas of their front matter. */
export const markdownFolders = {
  blog: articleSchema,
  cases: caseSchema,
  legal: legalSchema,
  downloads: promptsSchema,
} as const;

/** @param file path of a Markdown file, for example content/blog/ki-trends.md */
export function frontMatterSchema(file: string): z.ZodObject {
  const folder = file.split('/').at(-2) as keyof typeof markdownFolders;
  return markdownFolders[folder];
}

/** The Markdown files of content/legal, by page name. */
export const legalPages = ['privacy', 'impressum', 'agb'] as const;
