import { expect, test } from 'vitest';
import type { PageProps } from '../../assemble/page-types.ts';
import { render } from '../testing/render.tsx';
import { WorkshopCard } from './workshop-card.tsx';

type Workshop = PageProps['workshopsPage']['workshopList'][number];

const workshop: Workshop = {
  id: 2502,
  title: 'Abläufe automatisieren',
  description: 'Ein Tag.',
  level: 'Fortgeschritten',
  duration: '6 Stunden',
  participants: 15,
  price: { cents: 260000, basis: 'net', vatRate: 19, audience: 'business', from: true },
  icon: 'automation',
  takeaways: ['Planen', 'Bauen'],
};
const labels = {
  duration: 'Dauer',
  participants: 'Teilnehmende',
  maximum: 'max. {{count}}',
  request: 'Per E-Mail',
  form: 'Per Formular',
};

test('the number of participants is shown as a maximum', () => {
  expect(render(<WorkshopCard workshop={workshop} labels={labels} />)).toContain('<dd>max. 15</dd>');
});

test('a length is marked up for machines if it can be, and else shown as it is written', () => {
  const html = (duration: string) =>
    render(<WorkshopCard workshop={{ ...workshop, duration }} labels={labels} />);
  expect(html('6 Stunden')).toContain('<dd><time dateTime="PT6H"><b>6</b> Stunden</time></dd>');
  expect(html('ein Tag')).toContain('<dd>ein Tag</dd>');
});

test('the price stands on the card, net and gross', () => {
  const html = render(<WorkshopCard workshop={workshop} labels={labels} />);
  expect(html).toMatch(/2\.600\s€/);
  expect(html).toMatch(/3\.094\s€/);
});

const bars: Record<Workshop['level'], number> = {
  Einsteiger: 1,
  Fortgeschritten: 2,
  Führungskräfte: 3,
  'Alle Level': 0,
};

test.each(Object.entries(bars) as Array<[Workshop['level'], number]>)(
  '%s is marked with %i bars',
  (level, count) => {
    const html = render(<WorkshopCard workshop={{ ...workshop, level }} labels={labels} />);
    expect(html.match(/fill="currentColor"/g) ?? []).toHaveLength(count);
  },
);

test('learning outcomes are shown only with their heading', () => {
  const lists = (takeaways?: string) =>
    render(
      <WorkshopCard workshop={workshop} labels={{ ...labels, ...(takeaways && { takeaways }) }} />,
    ).match(/<li>/g) ?? [];
  expect(lists()).toHaveLength(0);
  expect(lists('Danach können Sie')).toHaveLength(2);
});

test('a short card draws its hours, those that may be added apart, or none that no number says', () => {
  const hours = (duration: string, more = {}) =>
    [
      ...render(
        <WorkshopCard workshop={{ ...workshop, duration }} labels={{ ...labels, ...more }} />,
      ).matchAll(/d="(M0 16a16[^"]*|M128 16[^"]*)"/g),
    ].map(([, path = '']) => path.split('M').length - 1);
  expect(hours('6\u00a0Stunden')).toEqual([6]);
  expect(hours('1–2 Tage')).toEqual([8, 8]);
  expect(hours('ein Tag')).toEqual([]);
  expect(hours('5 Tage')).toEqual([]);
  expect(hours('6 Stunden', { takeaways: 'Danach' })).toEqual([]);
});
