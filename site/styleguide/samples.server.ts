import { pageProps } from '../assemble/page-props.server.ts';
import type { ArticlePage, BlogPage } from '../assemble/page-types.ts';
import type { Content } from '../content/content.ts';
import { pageData } from '../prerender/page-data.server.ts';

/** Data of some pages, as sample content for the style guide. */
export function samplesOf(content: Content) {
  return {
    about: whole(pageProps.about(content)),
    article: pageData(content, `/blog/${content.articles[0]?.slug}`)?.page as unknown as ArticlePage,
    aiConsulting: whole(pageProps.aiConsulting(content)),
    blog: pageData(content, '/blog')?.page as unknown as BlogPage,
    enquiry: whole(pageProps.enquiry(content)),
    faq: whole(pageProps.faqPage(content)),
    freePrompts: content.freePrompts,
    home: whole(pageProps.home(content)),
    kickstart: content.kickstart,
    mediaProfile: whole(pageProps.mediaProfile(content)),
    press: whole(pageProps.press(content)),
    prices: content.prices.prices,
    talks: whole(pageProps.talksPage(content)),
    tvPress: whole(pageProps.tvPress(content)),
    tvSpeaking: whole(pageProps.tvSpeaking(content)),
    workshops: whole(pageProps.workshopsPage(content)),
  };
}

/** Types a page as having all its sections, which the fixture's pages do. */
function whole<Page extends object>(page: Page) {
  return page as { [Section in keyof Page]-?: NonNullable<Page[Section]> };
}

export type Samples = ReturnType<typeof samplesOf>;
