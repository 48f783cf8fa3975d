import { ArticleImage } from '../../components/article-image/article-image.tsx';
import { Card } from '../../components/card/card.tsx';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Portrait } from '../../components/portrait/portrait.tsx';
import { ScrollRow } from '../../components/scroll-row/scroll-row.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING } from '../long-words.ts';

export const pictures: Examples = ({ blog, home, tvPress }) => ({
  title: 'Pictures and rows that scroll',
  components: [
    {
      name: 'picture',
      use: 'Every picture, by name: a drawing, or the owner’s photograph.',
      width: 'narrow',
      states: { drawing: <Picture name="workshop" alt="Ein Tisch mit vier Plätzen, von oben gesehen" /> },
    },
    {
      name: 'article-image',
      use: 'An article’s picture; decorative, without alternative text.',
      width: 'narrow',
      states: {
        normal: blog.teasers
          .slice(0, 1)
          .map(({ slug, image = slug, drawing }) => (
            <ArticleImage key={slug} name={image} drawing={drawing} />
          )),
      },
    },
    {
      name: 'portrait',
      use: 'The owner’s portrait.',
      width: 'narrow',
      states: {
        large: <Portrait image={home.contact.image} />,
        small: <Portrait image={home.contact.image} variant="small" />,
      },
    },
    {
      name: 'gallery',
      use: 'Pictures that open in a dialog; arrow keys and swiping step through them in a circle.',
      states: {
        'four pictures': <Gallery id="guide-four" images={tvPress.pictures.slice(0, 4)} />,
        'three in a row, one without caption, one with a long one': (
          <Gallery
            id="guide-three"
            images={tvPress.pictures
              .slice(0, 3)
              .map(({ caption: _, ...image }, index) =>
                index === 1 ? { ...image, caption: LONG_HEADING } : image,
              )}
          />
        ),
        'one picture': <Gallery id="guide-one" images={tvPress.pictures.slice(0, 1)} />,
      },
    },
    {
      name: 'scroll-row',
      use: 'Cards in a row that scrolls on phones (phone) or everywhere (shelf).',
      states: {
        phone: (
          <ScrollRow label="Auf dem Telefon eine Reihe" columns="narrow">
            {cards}
          </ScrollRow>
        ),
        shelf: (
          <ScrollRow label="Immer eine Reihe" variant="shelf">
            {[...cards, ...cards.map((card) => ({ ...card, key: `${card.key} 2` }))]}
          </ScrollRow>
        ),
      },
    },
  ],
});

const cards = ['Eins', 'Zwei', 'Drei', 'Vier', LONG_HEADING].map((heading) => (
  <Card key={heading}>
    <h3>{heading}</h3>
  </Card>
));
