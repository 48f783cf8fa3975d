import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';

const html = render(
  <Dialog id="conditions" title="Bedingungen" closeLabel="Fenster schließen">
    <p>Text</p>
  </Dialog>,
);

test('its heading names it', () => {
  expect(attributesOf(html, 'h2').id).toBe(attributesOf(html, 'dialog')['aria-labelledby']);
});

test('its button closes it without script and has a name', () => {
  expect(attributesOf(html, 'button')).toMatchObject({
    commandfor: 'conditions',
    command: 'close',
    'aria-label': 'Fenster schließen',
  });
});

test('Escape and an outside click close it unless disabled', () => {
  expect(attributesOf(html, 'dialog').closedby).toBe('any');
  const firm = render(
    <Dialog id="firm" title="Titel" closeLabel="Schließen" closedBy="none">
      <p>Text</p>
    </Dialog>,
  );
  expect(attributesOf(firm, 'dialog').closedby).toBe('none');
});
