import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { KnownFrom } from './known-from.tsx';

test('a name and its kind are read as two words', () => {
  expect(render(<KnownFrom items={[{ name: 'Sat.1', kind: 'Fernsehen' }]} />)).toMatch(
    /<li>Sat\.1 <small>Fernsehen<\/small><\/li>/,
  );
});
