import { expect, test } from 'vitest';
import { render } from '../../components/testing/render.tsx';
import { TalkLengths } from './talk-lengths.tsx';

const talk = (id: string, format: string, description?: string) => ({
  id,
  title: `Titel ${id}`,
  format,
  image: { name: id, alt: '' },
  ...(description && { description }),
});
const dotsOf = (html: string) =>
  [...html.matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, line = '']) => line.split('M').length - 1);

test('each minute of a talk is a dot, those that may be added and those for questions apart', () => {
  const talks = [
    talk('one', 'Keynote, 30–45 Minuten'),
    talk('two', 'Dialog, 60 Minuten', 'Das letzte Drittel gehört den Fragen.'),
  ];
  const [, one = '', two = ''] = render(<TalkLengths talks={talks} />).split('<li');
  expect(dotsOf(one.slice(one.lastIndexOf('<svg')))).toEqual([30, 15]);
  expect(dotsOf(two.slice(two.lastIndexOf('<svg')))).toEqual([40, 20]);
});

test('there is no comparison of talks whose length cannot be read, or takes no dots', () => {
  expect(render(<TalkLengths talks={[talk('one', 'ein Abend'), talk('two', 'ein Tag')]} />)).toBe('');
  expect(render(<TalkLengths talks={[talk('one', '30 Minuten'), talk('two', '240 Minuten')]} />)).toBe('');
});
