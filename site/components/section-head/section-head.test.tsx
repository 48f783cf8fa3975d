import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { SectionHead } from './section-head.tsx';

test('a section begins with its heading; without a lead there is no empty paragraph', () => {
  expect(render(<SectionHead heading="Preise" lead="Netto und brutto." />)).toMatch(
    /<h2>Preise<\/h2><p>Netto und brutto\.<\/p>/,
  );
  expect(render(<SectionHead heading="Preise" />)).not.toContain('<p>');
});
