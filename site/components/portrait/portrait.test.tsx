import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { Portrait } from './portrait.tsx';

test.each(['large', 'small'] as const)('the %s portrait says whom it shows', (variant) => {
  const html = render(<Portrait image={{ name: 'portrait', alt: 'Porträt' }} variant={variant} />);
  expect(attributesOf(html, 'img').alt).toBe('Porträt');
});
