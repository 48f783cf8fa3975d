import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Gallery } from './gallery.tsx';

test('a single picture has no step buttons', () => {
  const html = render(<Gallery id="one" images={[{ name: 'tv-1', alt: 'Ein Studio' }]} />);
  expect(html).not.toMatch(/gallery-(previous|next)/);
});
