import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { OWNER_ONLY, type RunningTarget, startTarget } from './testing/running-target.ts';

let target: RunningTarget;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  target = await startTarget();
});
afterAll(() => target.stop());
beforeEach(async () => {
  await target.clear();
  folder = join(dirname(target.file('x').path), 'platte');
  mkdirSync(folder);
  writeFileSync(log(), '');
  for (const id of ['a', 'b', 'erased']) await target.put({ id, ...kept });
  await target.put({ id: 'tv', form: 'free-prompts', email: 'tv@example.org', ...kept });
  await target.put({ id: 'old', expiresAt: new Date('2026-10-01T00:00:00Z') });
  await target.put({ id: 'canary', canary: true, ...kept });
});
afterEach(() => vi.useRealTimers());

let folder = '';
const log = () => target.file('loesch.log').path;
const kept = { expiresAt: new Date('2027-10-01T00:00:00Z') };
const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
const backup = (...args: string[]) => target.run(['backup', '--out', folder, '--log', log(), ...args]);
const remove = (submissionId: string) =>
  target.database.client.send(new DeleteCommand({ TableName: 'leads', Key: { submissionId } }));

test('a copy holds both tables without what has expired, and restore takes it', async () => {
  on('2026-11-24');
  const { out } = await backup();
  const file = join(folder, 'anfragen-lokal-2026-11-24.json');
  expect(out).toContain(`${file}: 4 Einträge.`);
  expect(statSync(file).mode & 0o777).toBe(OWNER_ONLY);
  await remove('a');
  await target.database.client.send(
    new DeleteCommand({ TableName: 'tv-leads', Key: { email: 'tv@example.org' } }),
  );
  const restored = await target.run(['restore', file, '--log', log(), '--yes']);
  expect(restored.out).toContain('2 Einträge zurückgeholt');
  expect((await backup()).out).toContain('4 Einträge.');
});

test('a new copy takes the place of the one before, of the same stage', async () => {
  const other = 'anfragen-prod-2026-10-01.json';
  writeFileSync(join(folder, other), '{"Items":[]}');
  on('2026-10-24');
  await backup();
  on('2026-11-24');
  await target.put({ id: 'new', ...kept });
  expect((await backup()).out).toMatch(/5 Einträge\. Gelöscht: .*anfragen-lokal-2026-10-24\.json\./);
  expect(readdirSync(folder).sort()).toEqual(['anfragen-lokal-2026-11-24.json', other]);
});

test('the way back can be pasted, also from a disk whose name has a space', async () => {
  const disk = join(folder, 'USB STICK');
  mkdirSync(disk);
  on('2026-10-24');
  await target.run(['backup', '--out', disk]);
  on('2026-11-24');
  await remove('b');
  await expect(target.run(['backup', '--out', disk, '--log', log()])).rejects.toThrow(
    `restore "${join(disk, 'anfragen-lokal-2026-10-24.json')}" --log ${log()} --url`,
  );
});

test('what was erased leaves the copy, and what is missing otherwise keeps the one before', async () => {
  on('2026-10-24');
  await backup();
  on('2026-11-24');
  await remove('erased');
  writeFileSync(log(), '{"ids":["erased"]}\n');
  await remove('b');
  await expect(backup()).rejects.toThrow(
    `Seit der letzten Kopie fehlt 1 Eintrag: b. Es wurde nichts geschrieben. Zurückholen: npm run leads -- restore ${join(folder, 'anfragen-lokal-2026-10-24.json')} --log ${log()} --url ${target.url}.`,
  );
  expect(readdirSync(folder)).toEqual(['anfragen-lokal-2026-10-24.json']);
  expect((await backup('--force')).out).toContain('2 Einträge.');
  expect(readdirSync(folder)).toEqual(['anfragen-lokal-2026-11-24.json']);
});

test('a damaged earlier copy is named with what to do, and replaced when asked', async () => {
  on('2026-11-24');
  const damaged = join(folder, 'anfragen-lokal-2026-10-24.json');
  writeFileSync(damaged, '{"Items":[');
  await expect(backup()).rejects.toThrow(`${damaged} ist beschädigt. Es wurde nichts geschrieben.`);
  expect(readdirSync(folder)).toEqual(['anfragen-lokal-2026-10-24.json']);
  expect((await backup('--force')).out).toContain(`Gelöscht: ${damaged}`);
  expect(readdirSync(folder)).toEqual(['anfragen-lokal-2026-11-24.json']);
});
