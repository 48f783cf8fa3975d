import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { CopyButton } from './copy-button.tsx';

const html = render(<CopyButton text="Kurzprofil" label="Text kopieren" copiedLabel="Kopiert" />);

test('it is disabled without script', () => {
  expect(html).toMatch(/<button[^>]* disabled=""/);
});

test('it does not confirm before it has copied', () => {
  expect(html).toContain('<span data-shown="true">Text kopieren</span>');
  expect(html).toContain('<span>Kopiert</span>');
  expect(html).toMatch(/role="status"><\/span>/);
});
