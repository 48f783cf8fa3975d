import { expect, test } from 'vitest';
import { fillSlots } from './fill-slots.ts';

test('every occurrence of a slot is filled', () => {
  expect(fillSlots('{{count}} von {{count}} ({{rate}} %)', { count: 3, rate: 7 })).toBe('3 von 3 (7 %)');
});

test('a slot without a value is an error', () => {
  expect(() => fillSlots('Bild {{number}}', {})).toThrow('{{number}}');
});
