import { expect, test } from 'vitest';
import { enquiryHref } from '../../lib/enquiry-href.ts';
import { fixture } from '../../testing/fixture.ts';
import { readPrefill } from './prefill.ts';

const firstLine = 'Thema: {{subject}}';
const prefill = (query: string) => readPrefill(query, firstLine);

test('type and subject are read from the address independently', () => {
  expect(prefill('?art=speaker&thema=KI+im+Vertrieb')).toEqual({
    inquiryType: 'speaker',
    message: 'Thema: KI im Vertrieb\n',
  });
  expect(prefill('?thema=KI')).toEqual({ message: 'Thema: KI\n' });
  expect(prefill('?art=consulting&thema=')).toEqual({ inquiryType: 'consulting' });
});

test.each([
  ['an unknown type', 'art=admin'],
  ['a name that every object has', 'art=constructor'],
  ['nothing but white space', 'thema=+%E2%80%8B+'],
  ['a line feed', 'thema=a%0Ab'],
  ['a control character', 'thema=a%00b'],
  ['a bidirectional override', 'thema=a%E2%80%AEb'],
  ['a text that is too long', `thema=${'a'.repeat(121)}`],
])('%s is ignored', (_, query) => {
  expect(prefill(`?${query}`)).toEqual({});
});

test('a subject of 120 characters is accepted and trimmed; markup and slots stay text', () => {
  expect(prefill(`?thema=++${'a'.repeat(120)}`)).toEqual({ message: `Thema: ${'a'.repeat(120)}\n` });
  expect(prefill('?thema=%7B%7Bsubject%7D%7D%3Cb%3E')).toEqual({ message: 'Thema: {{subject}}<b>\n' });
});

test('a link contains the full title of a record, without soft hyphens and no-break spaces', () => {
  const { articles, prices, talks, workshops } = fixture;
  const titles = [articles, prices.prices, talks.talks, workshops.workshops].flat().map(({ title }) => title);
  const plain = (title: string) => title.replace(/\s/g, ' ').replaceAll('\u00AD', '');
  for (const title of [...titles, 'Kommunikations\u00ADplan für 3\u00A0Monate']) {
    const { search } = new URL(enquiryHref('speaker', title), 'https://www.example.org');
    expect(prefill(search)).toEqual({ inquiryType: 'speaker', message: `Thema: ${plain(title)}\n` });
  }
});
