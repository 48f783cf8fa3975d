import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { BookShelf } from './book-shelf.tsx';

test('the shelf is a named list of books, each with title, category and year as text', () => {
  const html = render(
    <BookShelf label="Bücher" books={[{ id: 'mut', title: 'Mut', year: 2014, category: 'Coaching' }]} />,
  );
  expect(html).toMatch(/<section[^>]* aria-label="Bücher"/);
  expect(html).toMatch(/<figcaption[^>]*>Mut<br\/><span[^>]*>Coaching, 2014<\/span>/);
});
