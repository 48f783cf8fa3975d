import { expect, test } from 'vitest';
import { render } from '../../components/testing/render.tsx';
import { longestOf, TalkMinutes } from './talk-minutes.tsx';

const talk = (format: string, description?: string) => ({
  format,
  image: { name: 'none' },
  ...(description && { description }),
});
const dotsOf = (...args: Parameters<typeof talk>) =>
  [...render(<TalkMinutes talk={talk(...args)} longest={60} />).matchAll(/<path[^>]* d="([^"]*)"/g)].map(
    ([, line = '']) => line.split('M').length - 1,
  );

test('each minute of a talk is a dot, those that may be added and those for questions apart', () => {
  expect(dotsOf('Keynote, 30–45 Minuten')).toEqual([30, 15]);
  expect(dotsOf('Dialog, 60 Minuten', 'Das letzte Drittel gehört den Fragen.')).toEqual([40, 20]);
});

test('a talk whose length cannot be read, or that stands beside one that takes no dots, has none', () => {
  expect(dotsOf('ein Abend')).toEqual([]);
  const talks = [talk('30 Minuten'), talk('ein Tag'), talk('240 Minuten')];
  expect(longestOf(talks)).toBe(240);
  expect(render(<TalkMinutes talk={talk('30 Minuten')} longest={longestOf(talks)} />)).not.toContain('<path');
});
