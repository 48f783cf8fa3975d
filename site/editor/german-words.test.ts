import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { germanWords } from './german-words.ts';

type Words = { [key: string]: string | Words };

const wordsOf = (words: Words, path = ''): Array<[key: string, text: string]> =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : wordsOf(value, `${path}${name}.`),
  );
const read = (language: string) => readFileSync(`node_modules/@sveltia/cms/locales/${language}.json`, 'utf8');
const english = wordsOf(JSON.parse(read('en-US')));
const german = new Map(wordsOf(JSON.parse(germanWords(read('de')))));

/** Of what this configuration doesn't use: its own mistakes, other storages, references, signing in by a link. */
const unused =
  /^(?:config|cloud_storage|relation_field)\.|^sign_in_with_link|referenced_entries|external_folder$|^domain$/;

test('whatever the editor says, it says in German', () => {
  expect(english.length).toBeGreaterThan(500);
  expect(english.filter(([key]) => !german.has(key) && !unused.test(key))).toEqual([]);
});

test('no German text fills in what the English one doesn’t have', () => {
  const slots = (text = '') => [...new Set(text.match(/\{\$\w+/g))].sort();
  const lost = english.filter(([key, text]) => {
    const words = german.get(key);
    return words !== undefined && slots(words).some((slot) => !slots(text).includes(slot));
  });
  expect(lost).toEqual([]);
});
