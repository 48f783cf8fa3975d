import { Breadcrumb } from '../../components/breadcrumb/breadcrumb.tsx';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_WORD } from '../long-words.ts';

export const navigation: Examples = () => ({
  title: 'Ways through the site',
  components: [
    { name: 'skip-link', use: 'The first tab stop.', states: around('Press Tab at the top') },
    { name: 'header', use: 'At the top of every page.', states: around('At the top of this page') },
    {
      name: 'dropdown',
      use: 'The services in the header, from 72 rem on.',
      states: around('In the header: point at “Leistungen”'),
    },
    {
      name: 'menu',
      use: 'All pages of the site, full-screen.',
      states: around('In the header: the round button'),
    },
    { name: 'footer', use: 'At the end of every page.', states: around('At the end of this page') },
    {
      name: 'breadcrumb',
      use: 'The ancestors of a page.',
      states: {
        'a long name': (
          <Breadcrumb
            trail={[
              { label: 'Start', path: '/' },
              { label: 'Medien', path: '/medienprofil' },
            ]}
            current={LONG_HEADING}
          />
        ),
      },
    },
    {
      name: 'table-of-contents',
      use: 'Beside a text of several sections.',
      states: {
        'leads to the sections of the prose below': (
          <TableOfContents
            heading="Inhalt"
            items={[
              { id: 'standort', text: 'Wo Ihr Unternehmen heute steht' },
              { id: 'zahlen', text: `${LONG_WORD} in Zahlen` },
            ]}
          />
        ),
      },
    },
  ],
});

/** For parts of every page, this one included. */
function around(where: string) {
  return { 'around every page': <p lang="en">{where}.</p> };
}
