import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Count } from './count.tsx';

test('a whole number is counted beside itself, before the others of what its label counts it from', () => {
  const pathsOf = (number: string, label: string) =>
    render(<Count number={number} label={label} />).match(/<path d="[^"]*"/g);
  expect(pathsOf('3', 'Sitzungen in 14 Monaten')).toEqual(['<path d="M0.5 0.5h.01M1.5 0.5h.01M2.5 0.5h.01"']);
  expect(pathsOf('5', 'von 6 Ideen')?.[1]).toBe('<path d="M0.5 1.5h.01"');
  for (const [number, label] of [
    ['1', 'Vorhaben'],
    ['7,5 %', 'von 20'],
    ['8', 'statt 6'],
    ['41', 'Ideen'],
    ['31', 'von 412 Entwürfen'],
  ] as const)
    expect(pathsOf(number, label)).toBeNull();
});
