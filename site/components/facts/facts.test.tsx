import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Facts } from './facts.tsx';

test('each fact is a term with its value', () => {
  expect(render(<Facts items={[{ term: 'Ort', value: <a href="/kontakt">Frankfurt</a> }]} />)).toMatch(
    /^<dl[^>]*><div><dt>Ort<\/dt><dd><a href="\/kontakt">Frankfurt<\/a><\/dd><\/div><\/dl>$/,
  );
});
