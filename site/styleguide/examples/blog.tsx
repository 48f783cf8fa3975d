import { CategoryLinks } from '../../components/category-links/category-links.tsx';
import { MarkedText } from '../../components/marked-text/marked-text.tsx';
import { MoreArticles } from '../../components/more-articles/more-articles.tsx';
import { SearchForm } from '../../components/search-form/search-form.tsx';
import { ShareButton } from '../../components/share-button/share-button.tsx';
import { ShareLinks } from '../../components/share-links/share-links.tsx';
import { Teaser } from '../../components/teaser/teaser.tsx';
import type { Examples } from '../component.ts';
import { longTeaser } from '../long-records.ts';
import { LONG_HEADING } from '../long-words.ts';
import { SideBySide } from '../side-by-side.tsx';

const terms = new Set(['urteilskraft', 'lassen']);

export const blog: Examples = ({ article, blog: page }) => ({
  title: 'Blog',
  components: [
    {
      name: 'teaser',
      use: 'An article in the overview; the first is large.',
      states: {
        large: page.teasers
          .slice(0, 1)
          .map((teaser) => (
            <Teaser key={teaser.slug} teaser={teaser} readTimeLabel={page.readTime} variant="large" />
          )),
        'normal, from the newsletter, found by a search without picture and with long words': (
          <SideBySide>
            {page.teasers.slice(1, 2).map((teaser) => (
              <Teaser key={teaser.slug} teaser={teaser} readTimeLabel={page.readTime} />
            ))}
            {page.teasers
              .filter(({ source }) => source !== 'Blog')
              .slice(0, 1)
              .map((teaser) => (
                <Teaser key={teaser.slug} teaser={teaser} readTimeLabel={page.readTime} />
              ))}
            <Teaser
              teaser={longTeaser}
              readTimeLabel={page.readTime}
              hit={{ terms, passage: 'Werkzeuge lassen sich kaufen, Urteilskraft nicht.' }}
            />
          </SideBySide>
        ),
      },
    },
    {
      name: 'search-form',
      use: 'Searches the blog, from its overview and from the not-found page.',
      states: { empty: <SearchForm label={page.search.label} submit={page.search.submit} /> },
    },
    {
      name: 'category-links',
      use: 'Category filter.',
      states: {
        'the first chosen, long words': (
          <CategoryLinks
            label={page.search.categories}
            items={[...page.categories, LONG_HEADING].map((label, index) => ({
              label,
              href: '/blog',
              isCurrent: index === 0,
            }))}
          />
        ),
      },
    },
    {
      name: 'marked-text',
      use: 'A text with the search terms marked.',
      states: {
        'two words': (
          <p>
            <MarkedText text="Werkzeuge lassen sich kaufen, Urteilskraft nicht." terms={terms} />
          </p>
        ),
      },
    },
    {
      name: 'share-links',
      use: 'Ways to share the open page; contacts no third party before it is used.',
      states: { 'of an article': <ShareLinks title={article.title} labels={article.labels.share} /> },
    },
    {
      name: 'share-button',
      use: 'The device’s share sheet; shows only where there is one.',
      states: {
        'where the device shares': (
          <ShareButton
            title={article.title}
            address="https://www.example.com/blog"
            label="Per Gerät teilen"
          />
        ),
      },
    },
    {
      name: 'more-articles',
      use: 'The end of an article: related articles, and the next older and newer one.',
      width: 'bleed',
      states: { 'of an article': <MoreArticles more={article.more} labels={article.labels} /> },
    },
  ],
});
