import type { Examples } from './component.ts';
import { blog } from './examples/blog.tsx';
import { books } from './examples/books.tsx';
import { buttons } from './examples/buttons.tsx';
import { cards } from './examples/cards.tsx';
import { choices } from './examples/choices.tsx';
import { fields } from './examples/fields.tsx';
import { forms } from './examples/forms.tsx';
import { lists } from './examples/lists.tsx';
import { marks } from './examples/marks.tsx';
import { navigation } from './examples/navigation.tsx';
import { openings } from './examples/openings.tsx';
import { pictures } from './examples/pictures.tsx';
import { prices } from './examples/prices.tsx';
import { rows } from './examples/rows.tsx';
import { sequences } from './examples/sequences.tsx';
import { texts } from './examples/texts.tsx';
import { windows } from './examples/windows.tsx';

/** The style guide in order. styleguide.test.ts fails if a component is missing. */
export const groups: readonly Examples[] = [
  buttons,
  marks,
  navigation,
  openings,
  texts,
  lists,
  sequences,
  cards,
  rows,
  blog,
  prices,
  books,
  pictures,
  fields,
  choices,
  forms,
  windows,
];
