import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { CopyButton } from './copy-button.tsx';

test('it is disabled without script', () => {
  const html = render(<CopyButton text="Kurzprofil" label="Text kopieren" copiedLabel="Kopiert" />);
  expect(html).toMatch(/<button[^>]* disabled=""/);
});
