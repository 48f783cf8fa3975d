import type { Content } from '../content/load-content.server.ts';
import { pageData } from '../content/page-data.server.ts';
import { pageProps } from '../content/page-props.server.ts';
import type { ArticlePage, BlogPage } from '../pages/page-data.ts';

/** What components of the style guide show where the owner's own content serves: the data of some pages. */
export function samplesOf(content: Content) {
  return {
    about: pageProps.about(content),
    article: pageData(content, `/blog/${content.articles[0]?.slug}`)?.page as unknown as ArticlePage,
    aiConsulting: pageProps.aiConsulting(content),
    blog: pageData(content, '/blog')?.page as unknown as BlogPage,
    enquiry: pageProps.enquiry(content),
    faq: pageProps.faqPage(content),
    freePrompts: content.freePrompts,
    home: pageProps.home(content),
    kickstart: content.kickstart,
    mediaProfile: pageProps.mediaProfile(content),
    press: pageProps.press(content),
    prices: content.prices.prices,
    talks: pageProps.talksPage(content),
    tvPress: pageProps.tvPress(content),
    tvSpeaking: pageProps.tvSpeaking(content),
    workshops: pageProps.workshopsPage(content),
  };
}

export type Samples = ReturnType<typeof samplesOf>;
