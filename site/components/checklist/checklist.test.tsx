import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Checklist } from './checklist.tsx';

test.each(['check', 'quarter'] as const)(
  'lines marked with a %s are a list, and the mark says nothing',
  (variant) => {
    expect(render(<Checklist variant={variant} items={['Eins', 'Zwei']} />)).toMatch(
      /^<ul[^>]*><li>Eins<\/li><li>Zwei<\/li><\/ul>$/,
    );
  },
);
