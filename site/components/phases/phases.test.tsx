import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Phases } from './phases.tsx';

test('phases are a numbered list; each has a heading, a text and a result', () => {
  const html = render(<Phases items={[{ title: 'Standort', text: 'Ein Satz.', results: ['Fahrplan'] }]} />);
  expect(html).toMatch(/^<ol[^>]*><li><h3>Standort<\/h3><p>Ein Satz\.<\/p><ul[^>]*><li>Fahrplan/);
});
