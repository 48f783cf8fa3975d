import { expect, test } from 'vitest';
import { attributesOf, render, site } from '../testing/render.tsx';
import { ActionButton, ActionButtons } from './action-button.tsx';

const hrefOf = (action: Parameters<typeof ActionButton>[0]['action'], about?: string) =>
  attributesOf(render(<ActionButton action={action} {...(about ? { about } : {})} />), 'a').href;

test.each([
  ['check-in', site.bookings.first],
  ['default', site.bookings.first],
  ['clarity-call', site.bookings.general],
  ['future-spark', site.bookings.strategy],
] as const)('the booking key %s opens its page in a new tab', (booking, page) => {
  const link = attributesOf(render(<ActionButton action={{ label: 'Termin', booking }} />), 'a');
  expect(link).toMatchObject({ href: page, target: '_blank' });
});

test('a mail button opens a draft with its subject, encoded', () => {
  const href = hrefOf({ label: 'Angebot', mail: 'offer' });
  expect(href).toBe(`mailto:${site.email}?subject=${encodeURIComponent(site.mailSubjects.offer)}`);
});

test('the subject of a workshop enquiry and the name of the button contain the title', () => {
  const action = { label: 'Anfragen', mail: 'workshop' } as const;
  expect(decodeURIComponent(hrefOf(action, 'KI & Sie') ?? '')).toBe(
    `mailto:${site.email}?subject=${site.mailSubjects.workshop.replace('{{title}}', 'KI & Sie')}`,
  );
  expect(render(<ActionButton action={action} about="KI & Sie" />)).toContain('Anfragen<span');
});

test('a button to the enquiry form preselects the type and sets the offer as subject', () => {
  const action = { label: 'Anfragen', enquiry: 'consulting' } as const;
  expect(hrefOf(action)).toBe('/anfrage?art=consulting');
  const html = render(<ActionButton action={action} subject="Level 1" />);
  expect(attributesOf(html, 'a').href).toBe('/anfrage?art=consulting&amp;thema=Level+1');
  expect(html).not.toContain('visually-hidden');
});

test('a path stays on this site', () => {
  expect(hrefOf({ label: 'Preise', path: '/alle-angebote' })).toBe('/alle-angebote');
});

test('a button that opens a dialog does so without script', () => {
  const button = attributesOf(
    render(<ActionButton action={{ label: 'Prompts', opens: 'free-prompts' }} />),
    'button',
  );
  expect(button).toMatchObject({
    type: 'button',
    commandfor: 'free-prompts',
    command: 'show-modal',
    'aria-haspopup': 'dialog',
  });
});

test('of two buttons only the first is filled', () => {
  const html = render(
    <ActionButtons
      actions={[
        { label: 'A', path: '/a' },
        { label: 'B', path: '/b' },
      ]}
    />,
  );
  expect(html.match(/class="button[^"]*"/g)?.filter((name) => !name.includes('puck'))).toEqual([
    'class="button"',
    'class="button button-outline"',
  ]);
});
