import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { TalkCard } from './talk-card.tsx';

const talk = {
  id: 'mindset',
  title: 'KI-Mindset',
  subtitle: 'Haltung vor Werkzeug',
  format: 'Keynote, 60 Minuten',
  description: 'Ein Vortrag.',
  keyTakeaways: ['Prüfen', 'Planen'],
  image: { name: 'portrait', alt: 'Zeichnung', caption: undefined },
};

test('a talk in full shows format, title, content, takeaways and enquiry link, in this order', () => {
  const labels = { takeaways: 'Das nimmt Ihr Publikum mit', enquire: 'Vortrag anfragen' };
  const html = render(<TalkCard talk={talk} labels={labels} />);
  const order = [
    'Keynote, 60 Minuten',
    '<h3>',
    'Ein Vortrag.',
    'Das nimmt',
    '<li>Prüfen',
    '/anfrage?art=speaker&amp;thema=KI-Mindset',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('in brief it shows only topic and format', () => {
  const html = render(<TalkCard talk={talk} />);
  expect(html).toContain('Haltung vor Werkzeug');
  expect(html).not.toMatch(/Ein Vortrag|<li>|<a /);
});

test('its picture is described', () => {
  expect(attributesOf(render(<TalkCard talk={talk} />), 'img').alt).toBe('Zeichnung');
});
