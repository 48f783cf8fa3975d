import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Quotation } from './quotation.tsx';

test('the sentence has German quotation marks, and its caption names the source', () => {
  expect(render(<Quotation text="Es beginnt im Kopf." source="Petra Beispiel" />)).toMatch(
    /<blockquote>„Es beginnt im Kopf\.“<\/blockquote><figcaption>Petra Beispiel<\/figcaption>/,
  );
});
