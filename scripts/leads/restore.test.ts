import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningTarget, startTarget } from './testing/running-target.ts';

let target: RunningTarget;
let database: DynamoDBDocumentClient;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  target = await startTarget();
  database = target.database.client;
});
afterAll(() => target.stop());
beforeEach(async () => {
  await target.clear();
  const inAYear = { expiresAt: new Date(Date.now() + 365 * 86_400_000) };
  for (const id of ['lost', 'erased', 'changed']) await target.put({ id, ...inAYear });
  await target.put({ id: 'old', expiresAt: new Date(Date.now() - 1000) });
  await target.put({ id: 'canary', canary: true, ...inAYear });
  for (const id of ['tv', 'tv-lost']) {
    await target.put({ id, form: 'free-prompts', email: `${id}@example.org`, ...inAYear });
  }
  files = [await scan('leads'), await scan('tv-leads')];
  for (const { submissionId } of await target.database.items('leads'))
    await remove('leads', { submissionId });
  await remove('tv-leads', { email: 'tv-lost@example.org' });
  await target.put({ id: 'changed', message: 'Neu', ...inAYear });
  writeFileSync(log(), '{"ids":["erased"]}\n{"ids":[]}\n');
});

let files: string[] = [];
const log = () => target.file('loesch.log').path;
const restore = (args: string[], answer?: string) => target.run(['restore', ...files, ...args], answer);
const remove = (TableName: string, Key: object) =>
  database.send(new DeleteCommand({ TableName, Key: { ...Key } }));

/** Writes a table as "aws dynamodb scan" does. */
async function scan(TableName: string): Promise<string> {
  const { path } = target.file(`${TableName}.json`);
  const { Items, Count } = await database.send(new ScanCommand({ TableName }));
  writeFileSync(path, JSON.stringify({ Items, Count }));
  return path;
}

const ids = async () => {
  const items = [...(await target.database.items('leads')), ...(await target.database.items('tv-leads'))];
  return items.map(({ submissionId }) => submissionId).sort();
};

test('a copy of another place is not put back here, whose people would be mailed from here', async () => {
  const [file = ''] = files;
  const named = (name: string) => {
    const { path } = target.file(name);
    copyFileSync(file, path);
    return path;
  };
  const foreign = restore([named('anfragen-prod-2026-11-24.json'), '--log', log(), '--yes']);
  await expect(foreign).rejects.toThrow(
    'ist eine Kopie von prod, nicht von lokal. Es wurde nichts zurückgeholt.',
  );
  expect(await ids()).toEqual(['changed', 'tv']);
  await restore([named('anfragen-lokal-2026-11-24.json'), '--log', log(), '--yes']);
  expect(await ids()).toEqual(['changed', 'lost', 'tv', 'tv-lost']);
});

test('what is missing comes back, without what was erased since and over nothing that is there', async () => {
  const { out, asked } = await restore(['--log', log()], 'zurueckholen');
  expect(asked).toHaveLength(1);
  expect(out).toContain('2 Einträge fehlen heute');
  expect(out).toMatch(
    /2 sind da und bleiben unverändert, 1 bleibt nach dem Löschprotokoll gelöscht, 1 ist abg/,
  );
  expect(await ids()).toEqual(['changed', 'lost', 'tv', 'tv-lost']);
  const leads = await target.database.items('leads');
  expect(leads.find(({ submissionId }) => submissionId === 'changed')?.message).toBe('Neu');
  expect(leads.find(({ submissionId }) => submissionId === 'lost')).toMatchObject({
    consent: true,
    pending: 'yes',
  });
  expect((await restore(['--log', log()])).out).toContain('0 Einträge fehlen heute');
});

test('without the word, the erasure log or what a scan writes, nothing comes back', async () => {
  await expect(restore(['--log', log()], 'ja')).rejects.toThrow('Abgebrochen');
  await expect(restore(['--log', `${log()}x`])).rejects.toThrow('x fehlt. Ohne es käme zurück');
  for (const line of ['kaputt', '{}', '{"ids":"erased"}']) {
    writeFileSync(log(), line);
    await expect(restore(['--log', log()])).rejects.toThrow(':1 ist kein Vermerk');
  }
  await expect(restore(['nirgends.json'])).rejects.toThrow('nirgends.json gibt es nicht');
  expect(await ids()).toEqual(['changed', 'tv']);
});

test('the log and copies may come from programs on Windows, but not in its code page', async () => {
  const [leads = '', prompts = ''] = files;
  const copy = readFileSync(leads, 'utf8');
  writeFileSync(log(), '\uFEFF{"ids":["erased"]}\r\n\r\n');
  // As PowerShell 5 redirects.
  writeFileSync(leads, Buffer.from(`\uFEFF${copy}`, 'utf16le'));
  await expect(restore(['--log', log()])).rejects.toThrow('Abgebrochen. Es wurde nichts zurückgeholt');
  writeFileSync(leads, Buffer.from(copy.replace('Jörg', 'J\u00F6rg'), 'latin1'));
  await expect(restore(['--log', log(), '--yes'])).rejects.toThrow('nicht als UTF-8 geschrieben');
  expect(await ids()).toEqual(['changed', 'tv']);
  writeFileSync(leads, copy);
  // Copies overlap: what is in both is missing once.
  const { out } = await target.run(['restore', leads, prompts, leads, '--log', log(), '--yes']);
  expect(out).toContain('2 Einträge fehlen heute');
  expect(out).toContain('2 Einträge zurückgeholt');
});
