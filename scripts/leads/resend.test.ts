import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { leadMessage } from '../../functions/leads/notify.ts';
import { type RunningTarget, startTarget } from './testing/running-target.ts';

let target: RunningTarget;
beforeAll(async () => {
  target = await startTarget();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-20T12:00:00Z') });
});
afterAll(() => target.stop());
afterEach(() => target.clear());

const day = (date: string) => ({
  createdAt: new Date(`${date}T10:00:00Z`),
  expiresAt: new Date('2099-01-01'),
});
const waiting = () =>
  [...target.queue.messages.values()].map(({ body }) => leadMessage.parse(JSON.parse(body)));
const resend = (...args: string[]) => target.run(['resend', '--receiver', 'confirmation', ...args], 'senden');

test('the leads of a period go to the queue of one receiver, the oldest first and marked as sent again', async () => {
  await target.put({ id: 'before', ...day('2026-10-19') });
  await target.put({ id: 'first', ...day('2026-10-20') });
  await target.put({ id: 'last', ...day('2026-10-20'), createdAt: new Date('2026-10-20T11:00:00Z') });
  await target.put({ id: 'canary', canary: true, ...day('2026-10-20') });
  const { out, asked } = await resend('--from', '2026-10-20', '--to', '2026-10-20');
  expect(asked.join()).toContain('2 Anfragen (ab 20.10.2026 bis 20.10.2026) noch einmal an: Bestätigungen.');
  expect(out).toContain('Bestätigungen: 2 Anfragen in der Warteschlange');
  expect(waiting().map(({ id }) => id)).toEqual(['first', 'last']);
  expect(waiting()[0]).toMatchObject({
    email: 'joerg@example.org',
    message: expect.any(String),
    again: expect.any(String),
  });
});

test('visitors’ mails are sent again for forms that have some only, and nothing without the word', async () => {
  await target.put({ id: 'business', form: 'business', ...day('2026-10-20') });
  expect((await resend('--month', '2026-10')).out).toContain(
    '0 Anfragen (Oktober 2026): nichts zuzustellen.',
  );
  await target.put({ id: 'one', ...day('2026-10-20') });
  await expect(
    target.run(['resend', '--receiver', 'confirmation', '--month', '2026-10'], 'nein'),
  ).rejects.toThrow('Abgebrochen. Nichts gesendet. Ohne Rückfrage, für Skripte: --yes');
  expect(waiting()).toEqual([]);
  const { asked } = await target.run(['resend', '--receiver', 'confirmation', '--month', '2026-10', '--yes']);
  expect(asked).toEqual([]);
  expect(waiting()).toHaveLength(1);
});

test('single leads are sent again by their number, and none if one of them is not stored', async () => {
  for (const id of ['one', 'two']) await target.put({ id, ...day('2026-10-20') });
  const { asked } = await resend('two');
  expect(asked.join()).toContain('1 Anfrage (two) noch einmal an: Bestätigungen.');
  expect(waiting().map(({ id }) => id)).toEqual(['two']);
  await expect(resend('one', 'gone')).rejects.toThrow('Den Vorgang „gone“ gibt es hier nicht');
  await expect(resend('one', '--month', '2026-10')).rejects.toThrow('entweder Vorgänge oder einen Zeitraum');
  await expect(resend('one', '--type', 'speaker')).rejects.toThrow('--type gilt nur für einen Zeitraum');
  expect(waiting()).toHaveLength(1);
});

test('whoever sends again in vain is told how far it went', async () => {
  for (const hour of ['09', '10', '11'])
    await target.put({ ...day('2026-10-20'), id: hour, createdAt: new Date(`2026-10-20T${hour}:00:00Z`) });
  const send = target.queue.send;
  target.queue.send = (...message) => {
    if (waiting().length === 1) throw new Error('no');
    return send(...message);
  };
  const out = expect.stringContaining('1 von 3 in der Warteschlange. Es fehlen die ab 20.10.2026');
  await expect(resend('--month', '2026-10')).rejects.toMatchObject({ output: { out } });
  target.queue.send = send;
});

test('a confirmation that would come too late is not queued, and said so', async () => {
  await target.put({ id: 'old', ...day('2026-10-18') });
  const { out, notes } = await resend('--month', '2026-10');
  expect(out).toContain('nichts zuzustellen');
  expect(notes).toContain('1 Anfrage ist älter als einen Tag');
});

test.each([
  [['--month', '2026-10'], 'Es fehlt, wem: --receiver webhook'],
  [['--receiver', 'webhook', '--month', '2026-10'], 'Den Empfänger „webhook“ gibt es hier nicht.'],
  [['--receiver', 'confirmation'], 'Es fehlt, ab wann: --from 2026-11-01'],
])('%s is refused: %s', async (args, message) => {
  await expect(target.run(['resend', ...args])).rejects.toThrow(message);
});
