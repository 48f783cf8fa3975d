import { appendFileSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from './journal.ts';
import { openMessages } from './message-store.ts';
import { temporaryFolder } from './testing/sample-assembly.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = `${folder.path}/deep/lines.jsonl`;
});
afterEach(() => folder.remove());

test('a line that was cut off is missing, and spoils none that come after it', async () => {
  const journal = openJournal<{ text: string }>(file);
  expect(await journal.read()).toEqual([]);
  journal.append({ text: 'erste\nZeile' });
  appendFileSync(file, '\n{"text":"abgeschn');
  openJournal(file).append({ text: 'zweite' });
  expect(await journal.read()).toEqual([{ text: 'erste\nZeile' }, { text: 'zweite' }]);
});

test('messages that are gone leave the file, those that are there stay in it', async () => {
  const messages = await openMessages(file, 0);
  const message = (id: string) => ({
    id,
    body: `Text ${id}`,
    attributes: {},
    sentAt: 0,
    receiveCount: 0,
    visibleAt: 0,
  });
  messages.put(message('bleibt'));
  for (let number = 0; number < 100; number++) {
    messages.put(message(`${number}`));
    messages.remove({ id: `${number}` });
  }
  expect(readFileSync(file, 'utf8')).not.toContain('Text 0"');
  expect(readFileSync(file, 'utf8').length).toBeLessThan(10_000);
  expect([...(await openMessages(file, 0)).all()].map(({ id }) => id)).toEqual(['bleibt']);
  expect(readFileSync(file, 'utf8')).not.toContain('Text 99"');
});
