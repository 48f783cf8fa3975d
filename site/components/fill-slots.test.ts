import { expect, test } from 'vitest';
import { fillSlots } from './fill-slots.ts';

test('every slot gets its value, as often as it stands there', () => {
  expect(fillSlots('{{count}} von {{count}} ({{rate}} %)', { count: 3, rate: 7 })).toBe('3 von 3 (7 %)');
});

test('a slot that nobody fills is an error, not braces on the page', () => {
  expect(() => fillSlots('Bild {{number}}', {})).toThrow('{{number}}');
});
