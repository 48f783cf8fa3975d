import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Quotation } from './quotation.tsx';

test('the sentence is a quotation with German marks, and its caption says whose it is', () => {
  expect(render(<Quotation text="Es beginnt im Kopf." source="Petra Beispiel" />)).toMatch(
    /<blockquote>„Es beginnt im Kopf\.“<\/blockquote><figcaption>Petra Beispiel<\/figcaption>/,
  );
});
