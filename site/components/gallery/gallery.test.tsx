import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Gallery } from './gallery.tsx';

const images = [
  { name: 'tv-1', alt: 'Ein Studio', caption: 'Im Studio' },
  { name: 'tv-2', alt: 'Eine Kurve' },
  { name: 'tv-3', alt: 'Ein Interview', caption: 'Im Interview' },
  { name: 'tv-4', alt: 'Ein Tisch', caption: 'Am Tisch' },
];
const html = render(<Gallery id="sat1" images={images} />);
const [first = '', second = ''] = html.split('<li>').slice(1);

test('every picture opens its own dialog without script', () => {
  const opened = [...html.matchAll(/<button[^>]*gallery-item[^>]* commandfor="([^"]*)"/g)].map(
    ([, id]) => id,
  );
  const windows = [...html.matchAll(/<dialog[^>]* id="([^"]*)"/g)].map(([, id]) => id);
  expect(opened).toEqual(windows);
  expect(windows).toHaveLength(4);
});

test('a dialog is named by caption and position', () => {
  expect(first).toMatch(/<dialog[^>]* aria-labelledby="sat1-1-caption"/);
  expect(first).toMatch(/<p id="sat1-1-caption"><b>Im Studio<\/b> <span>Bild 1 von 4<\/span>/);
  expect(second).toMatch(/<p id="sat1-2-caption"> ?<span>Bild 2 von 4<\/span>/);
});

test('the pictures form a circle', () => {
  const steps = [...first.matchAll(/<button[^>]*gallery-(previous|next)[^>]* commandfor="([^"]*)"/g)];
  expect(steps.map(([, direction, id]) => [direction, id])).toEqual([
    ['previous', 'sat1-4'],
    ['next', 'sat1-2'],
  ]);
});

test('a single picture has no step buttons', () => {
  expect(render(<Gallery id="one" images={images.slice(0, 1)} />)).not.toMatch(/gallery-(previous|next)/);
});
