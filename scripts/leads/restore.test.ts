import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toItem } from '../../functions/leads/lead.ts';
import { testClient } from '../../functions/testing/aws.ts';
import { lead } from '../../functions/testing/leads.ts';
import { type RunningTarget, startTarget } from './testing/running-target.ts';

let target: RunningTarget;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  target = await startTarget();
});
afterAll(() => target.stop());
beforeEach(() => target.clear());

const inAYear = { expiresAt: new Date(Date.now() + 365 * 86_400_000) };
const log = (...ids: string[]) => {
  const { path } = target.file('loesch.log');
  writeFileSync(path, ids.map((id) => `${JSON.stringify({ ids: [id] })}\n`).join(''));
  return path;
};
const ids = async () => {
  const items = [...(await target.database.items('leads')), ...(await target.database.items('tv-leads'))];
  return items.map(({ submissionId }) => submissionId).sort();
};

test('what a dump has written comes back, without what was erased since and over nothing that is there', async () => {
  await target.put({ id: 'lost', ...inAYear });
  await target.put({ id: 'erased', ...inAYear });
  await target.put({ id: 'changed', ...inAYear });
  await target.put({ id: 'old', expiresAt: new Date(Date.now() - 1000) });
  await target.put({ id: 'canary', canary: true, ...inAYear });
  await target.put({ id: 'tv', form: 'free-prompts', email: 'tv@example.org', ...inAYear });
  target.deadLetters.send('{"id":"lost"}');
  const folder = target.file('sicherung').path;
  expect((await target.run(['dump', '--out', folder])).out).toContain('6 Einträge, 1 Nachricht');
  expect(target.file(join('sicherung', 'business-leads.jsonl')).mode).toBe(0o600);
  const file = log('erased');

  for (const { submissionId } of await target.database.items('leads')) await erase(String(submissionId));
  await target.put({ id: 'changed', message: 'Neu', ...inAYear });
  const { out, asked } = await target.run(['restore', '--from', folder, '--log', file], 'zurückholen');

  expect(asked).toHaveLength(1);
  expect(out).toContain('1 Eintrag fehlt heute');
  expect(out).toMatch(/1 bleibt nach dem Löschprotokoll gelöscht, 1 ist abgelaufen/);
  expect(await ids()).toEqual(['changed', 'lost', 'tv']);
  const [changed] = (await target.database.items('leads')).filter(
    ({ submissionId }) => submissionId === 'changed',
  );
  expect(changed?.message).toBe('Neu');
  expect((await target.run(['restore', '--from', folder, '--log', file])).out).toContain(
    '0 Einträge fehlen heute',
  );
});

test('without the word nothing comes back', async () => {
  await target.put({ id: 'lost', ...inAYear });
  const folder = target.file('sicherung').path;
  await target.run(['dump', '--out', folder]);
  await erase('lost');
  await expect(target.run(['restore', '--from', folder, '--log', log()], 'ja')).rejects.toThrow(
    'Abgebrochen',
  );
  expect(await ids()).toEqual([]);
});

test('copies of a point in time that are there are used, and do not stay', async () => {
  const raw = new DynamoDBClient(testClient(target.database.url));
  const at = new Date('2026-01-02T07:30:00Z');
  for (const [table, key] of Object.entries({ leads: 'submissionId', 'tv-leads': 'email' })) {
    await raw.send(
      new CreateTableCommand({
        TableName: `${table}-stand-20260102073000`,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: key, AttributeType: 'S' }],
        KeySchema: [{ AttributeName: key, KeyType: 'HASH' }],
      }),
    );
  }
  const Item = toItem(lead({ id: 'lost', createdAt: at, ...inAYear }));
  await target.database.client.send(new PutCommand({ TableName: 'leads-stand-20260102073000', Item }));
  const { out } = await target.run(['restore', '--at', '2026-01-02 08:30', '--log', log(), '--yes']);
  expect(out).toContain('1 Eintrag zurückgeholt.');
  expect(await ids()).toEqual(['lost']);
  await expect(target.database.items('leads-stand-20260102073000')).rejects.toThrow();
  raw.destroy();
});

async function erase(submissionId: string) {
  await target.database.client.send(new DeleteCommand({ TableName: 'leads', Key: { submissionId } }));
}
