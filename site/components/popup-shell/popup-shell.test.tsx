import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { PopupShell } from './popup-shell.tsx';

const campaign = { heading: 'Herbst', text: 'Ein Gespräch.', close: 'Fenster schließen' };
const draw = (closedBy: 'any' | 'none') =>
  render(
    <PopupShell name="herbst-kickstart" campaign={campaign} image="hero" closedBy={closedBy}>
      <form />
    </PopupShell>,
  );

test.each(['any', 'none'] as const)('nothing closes it at first; later: %s', (closedBy) => {
  expect(attributesOf(draw(closedBy), 'dialog')).toMatchObject({
    id: 'herbst-kickstart',
    closedby: 'none',
    'data-popup': 'herbst-kickstart',
    'data-closedby': closedBy,
  });
});

test('its heading names it and takes focus', () => {
  const html = draw('any');
  const heading = attributesOf(html, 'h2');
  expect(heading).toMatchObject({ tabindex: '-1', autofocus: '' });
  expect(heading.id).toBe(attributesOf(html, 'dialog')['aria-labelledby']);
});
