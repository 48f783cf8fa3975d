import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy } from '../testing/content-copy.ts';
import { checkContent } from './check-content.server.ts';
import { checkPublish } from './check-publish.server.ts';

/* What the owner may truly write: law, statistics, others' prices, dates, names. No check may forbid it. */

const sentences = readFileSync('site/content/testing/true-sentences.md', 'utf8').trim().split('\n');
const copy = contentCopy();
const now = new Date('2026-11-24T12:00:00Z');
const mistakes = () => checkContent({ folder: copy.folder, now }).errors.map(({ message }) => message);
const refusals = () => checkPublish({ folder: copy.folder, now }).map(({ problem }) => problem);

test('two hundred true sentences are no mistakes in an article, a legal text and an answer', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(200);
  const before = refusals();
  copy.append(sentences.join('\n\n'));
  copy.write('legal/agb.md', `${copy.read('legal/agb.md')}\n${sentences.join('\n\n')}\n`);
  expect(mistakes()).toEqual([]);
  expect(refusals()).toEqual(before);
  // Code is for Markdown.
  const plain = sentences.filter((sentence) => !sentence.includes('`'));
  copy.edit('faq.yaml', /answer: .*(?:\n {10,}\S.*)*/, `answer: ${JSON.stringify(plain.join(' '))}`);
  expect(mistakes()).toEqual([]);
  expect(refusals()).toEqual(before);
});
