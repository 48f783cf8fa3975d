import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Points } from './points.tsx';

test('each statement is a heading with its text, after a decorative icon', () => {
  const html = render(
    <Points
      items={[
        { title: 'Rolle', text: 'Ein Satz.' },
        { title: 'Vortrag', text: 'Noch einer.', sign: 'speaking' },
      ]}
    />,
  );
  expect(html).toContain('<li><h3>Rolle</h3><p>Ein Satz.</p></li>');
  expect(html).toMatch(/<li><span[^>]*aria-hidden="true"[^>]*><\/span><h3>Vortrag/);
});
