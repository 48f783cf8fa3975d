import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCounter } from '../../functions/leads/counter.ts';
import { createKeyedHash } from '../../functions/leads/keyed-hash.ts';
import { createIdClaim, idClaimKey } from '../../functions/leads/limits.ts';
import { listenOnFreePort, sendJson } from '../local/http.ts';
import { pass, startServiceProxy } from '../proofs/testing/service-proxy.ts';
import { erasedIds } from './erasure-log.ts';
import { isAbout } from './queues.ts';
import { type RunningTarget, runAnywhere, startTarget } from './testing/running-target.ts';

let target: RunningTarget;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  target = await startTarget();
});
afterAll(() => target.stop());
beforeEach(async () => {
  await target.clear();
  const email = 'weg@example.org';
  const past = new Date(Date.now() - 1000);
  const soon = new Date(Date.now() + 1e9);
  const others = { createdAt: past, expiresAt: soon, email: 'xweg@example.org' };
  await target.put({ id: 'a', email, createdAt: past, expiresAt: soon });
  await target.put({ id: 'b', email, createdAt: past, expiresAt: past });
  await target.put({ id: 'c', email, createdAt: past, expiresAt: soon, form: 'free-prompts' });
  await target.put({ ...others, id: 'other' });
  await target.put({ ...others, id: 'other-prompts', form: 'free-prompts' });
  // More than one batch.
  for (let index = 0; index < 12; index++) target.deadLetters.send(messageOf(`o${index}`, others.email));
  target.deadLetters.send(messageOf('a', email));
  target.deadLetters.send(messageOf('mention', others.email, `Schreiben Sie an ${email}`));
  target.queue.send(messageOf('a', 'WEG@example.org'));
});

const messageOf = (id: string, email: string, message = '') => JSON.stringify({ id, email, message });
const bodies = () =>
  [...target.queue.messages.values(), ...target.deadLetters.messages.values()]
    .map(({ body }) => JSON.parse(body).id)
    .sort();
const keptIds = async () =>
  [...(await target.database.items('leads')), ...(await target.database.items('tv-leads'))]
    .map(({ id }) => id)
    .sort();
const others = {
  leads: ['other', 'other-prompts'],
  messages: ['mention', ...Array.from({ length: 12 }, (_, at) => `o${at}`)].sort(),
};
const log = () => target.file('log');
const logged = () =>
  log()
    .text.trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const erase = (args: string[], answer?: string) =>
  target.run(['erase', ...args, '--log', log().path], answer);

test('erases leads and messages of an address, expired ones too, leaves others alone, and notes it without the address', async () => {
  const { out, asked } = await erase(['--email', 'Weg@example.org'], 'Löschen');
  expect(asked).toEqual([expect.stringContaining(`Lokaler Stack (${target.url})`)]);
  expect(out).toContain('3 Einträge, 2 Nachrichten in Warteschlangen.');
  expect(await keptIds()).toEqual(others.leads);
  expect(bodies()).toEqual(others.messages);
  // Messages that were only inspected are visible again at once.
  expect(await target.deadLetters.receive(20)).toHaveLength(13);

  const [begun, entry] = logged();
  expect(entry).toMatchObject({ leads: 3, messages: 2 });
  expect(entry.ids.sort()).toEqual(['a', 'b', 'c']);
  expect(begun).toMatchObject({ begun: true, ids: expect.arrayContaining(['a', 'b', 'c']) });
  expect(log().text).not.toContain('weg@');
  expect(out).toContain('Sicherungen der Datenbank, 35 Tage lang');

  const again = await erase(['--email', 'weg@example.org']);
  expect(again.out).toContain('Dazu ist nichts gespeichert.');
  expect(again.asked).toEqual([]);
  expect(again.out).toContain('13 Nachrichten, die gerade zugestellt werden');
  expect(logged().slice(2)).toEqual([expect.objectContaining({ leads: 0, messages: 0, ids: [] })]);
});

test('an umlaut in the domain is one address in either spelling, as it is asked for and as it is kept', async () => {
  const now = { createdAt: new Date(Date.now() - 1000), expiresAt: new Date(Date.now() + 1e9) };
  for (const typed of ['weg@bücher.example', 'weg@xn--bcher-kva.example']) {
    await target.put({ ...now, id: 'typed', email: 'weg@bücher.example' });
    await target.put({ ...now, id: 'ascii', email: 'weg@xn--bcher-kva.example' });
    await target.put({ ...now, id: 'prompts', email: 'weg@bücher.example', form: 'free-prompts' });
    const report = await target.run(['report', '--email', typed]);
    expect(report.out.match(/Vorgang: +\S+/g)).toHaveLength(3);
    expect(report.out).toContain('weg@bücher.example');
    expect(report.out).not.toContain('xn--');
    expect((await erase(['--email', typed, '--yes'])).out).toContain('3 Einträge, 0 Nachrichten');
    expect(await keptIds()).toEqual(['a', 'b', 'c', ...others.leads]);
  }
});

test('what ties the id of free prompts to their address goes with them', async () => {
  const claim = createIdClaim(createCounter(target.database.client, 'limits'));
  const hash = createKeyedHash('secret');
  const expiresAt = new Date(Date.now() + 1e9);
  for (const id of ['c', 'other-prompts']) await claim({ id, email: 'weg@example.org', expiresAt }, hash);
  await erase(['--email', 'weg@example.org', '--yes']);
  const keys = (await target.database.items('limits')).map(({ key }) => key);
  expect(keys).toEqual([idClaimKey('other-prompts')]);
});

test('whoever asks about an address of two people is told so, before one gets or loses what is the other’s', async () => {
  const email = 'familie@example.org';
  const kept = { email, expiresAt: new Date(Date.now() + 1e9) };
  await target.put({ ...kept, id: 'anna', name: 'Anna Muster' });
  await target.put({ ...kept, id: 'again', name: 'anna  muster' });
  const names = 'verschiedene Namen';
  const report = async () => (await target.run(['report', '--email', email])).notes;
  expect(await report()).not.toContain(names);
  await target.put({ ...kept, id: 'bernd', name: 'Bernd Muster' });
  expect(await report()).toMatch(/verschiedene Namen: .*Bernd Muster.*Art\. 15 Abs\. 4/);
  const { out } = await erase(['--email', email], 'löschen');
  expect(out).toContain('npm run leads -- erase <Vorgang>,<Vorgang>');
});

test('without confirmation, nothing is erased', async () => {
  for (const answer of ['', 'ja', 'löschen bitte']) {
    await expect(erase(['--email', 'weg@example.org'], answer)).rejects.toThrow('Es wurde nichts gelöscht');
  }
  expect(await keptIds()).toHaveLength(5);
  expect(bodies()).toHaveLength(15);
  expect(log().text).toBe('');
});

test('erases single leads with their messages, as after a backup was restored', async () => {
  const { asked } = await erase(['c', 'a', 'missing', '--yes']);
  expect(asked).toEqual([]);
  expect(await keptIds()).toEqual(['b', ...others.leads]);
  expect(bodies()).toEqual(others.messages);
});

test('a number that is not stored is noted all the same: it may be in a backup', async () => {
  await erase(['a', 'only-in-a-copy', '--yes']);
  expect([...erasedIds(log().path)].sort()).toEqual(['a', 'only-in-a-copy']);
  expect(logged().at(-1)).toMatchObject({ leads: 1, ids: ['only-in-a-copy', 'a'] });
  expect((await erase(['--email', 'niemand@example.org'])).out).toContain(
    'wiederholen Sie den Befehl danach',
  );
});

test('erases what the log lists, as it stands there, and names what it does not find', async () => {
  const { out } = await erase(['"a","c"', '["b"]', 'a1b2', '--yes']);
  expect(out).toContain('Nicht gefunden: a1b2. Steht ein Vorgang im Vermerk');
  expect(await keptIds()).toEqual(others.leads);
});

test.each([
  ['address', ['--email', 'fort@example.org']],
  ['number', ['gone']],
])('erases messages of a lead that has expired, by its %s', async (_, of) => {
  target.deadLetters.send(messageOf('gone', 'Fort@example.org'));
  const { out } = await erase([...of, '--yes']);
  expect(out).toContain('0 Einträge, 1 Nachricht in Warteschlangen.');
  expect(bodies()).toEqual(['a', 'a', ...others.messages].sort());
});

test('erases nothing that it cannot note', async () => {
  const elsewhere = ['erase', '--email', 'weg@example.org', '--yes', '--log', `${log().path}/nowhere`];
  await target.run(['erase', 'missing', '--log', log().path]);
  await expect(target.run(elsewhere)).rejects.toThrow('Es wurde nichts gelöscht');
  expect(await keptIds()).toHaveLength(5);
});

test('a lead whose deletion was not answered at first is noted, or a backup would bring it back', async () => {
  const lost = new Set<string>();
  await eraseThrough(['a'], async ({ action, body, forward, response }) => {
    const reply = await forward();
    const request = body.toString();
    if (action !== 'DeleteItem' || lost.has(request)) return pass(response, reply);
    lost.add(request);
    response.destroy();
  });
  expect(lost.size).toBe(1);
  expect(await keptIds()).not.toContain('a');
  expect(logged().at(-1).ids).toEqual(['a']);
});

test('all that will be erased is noted before the first is, or of an erasure that was killed a backup would bring it back', async () => {
  const notedAtFirst: string[] = [];
  await eraseThrough(['--email', 'weg@example.org'], async ({ action, forward, response }) => {
    if (action === 'DeleteItem' && notedAtFirst.length === 0) notedAtFirst.push(...erasedIds(log().path));
    pass(response, await forward());
  });
  expect(notedAtFirst.sort()).toEqual(['a', 'b', 'c']);
});

test.each(['AccessDeniedException', 'ThrottlingException'])(
  'a lead whose deletion is refused (%s) is not taken for erased, and the command says so',
  async (refusal) => {
    const run = eraseThrough(['--email', 'weg@example.org'], async ({ action, forward, response }) => {
      if (action !== 'DeleteItem') return pass(response, await forward());
      sendJson(response, 400, { __type: `com.amazonaws.dynamodb.v20120810#${refusal}`, message: 'no' });
    });
    const out = expect.stringContaining('Nicht alles ist gelöscht: 3 Einträge sind noch gespeichert.');
    await expect(run).rejects.toMatchObject({ output: { out } });
    expect(await keptIds()).toHaveLength(5);
    expect(logged().at(-1)).toMatchObject({
      leads: 0,
      ids: [],
      kept: expect.arrayContaining(['a', 'b', 'c']),
    });
    expect([...erasedIds(log().path)]).toEqual([]);
    await erase(['--email', 'weg@example.org', '--yes']);
    expect([...erasedIds(log().path)].sort()).toEqual(['a', 'b', 'c']);
  },
);

/** Erases with what `answer` answers for the database. */
async function eraseThrough(of: string[], answer: Parameters<typeof startServiceProxy>[1]) {
  const database = await startServiceProxy('DYNAMODB', answer);
  database.forwardTo(target.database.url);
  const status = await (await fetch(`${target.url}/__local/status.json`)).json();
  const front = await listenOnFreePort((_, response) =>
    sendJson(response, 200, { ...status, dynamodb: database.url }),
  );
  try {
    await runAnywhere(['erase', ...of, '--yes', '--log', log().path, '--url', front.url]);
  } finally {
    await Promise.all([front.close(), database.close()]);
  }
}

test('redrive puts dead letters back into their queue, and says how many', async () => {
  const { out, notes } = await target.run(['redrive']);
  expect(out).toBe('Bestätigungen: 14 zurück in der Warteschlange.\n');
  // As infra/RUNBOOK.md says of ConfirmationDeadLetters: a confirmation may wait for the next hour.
  expect(notes).toContain('in 75 Minuten');
  expect(target.deadLetters.messages.size).toBe(0);
  expect(target.queue.messages.size).toBe(15);
  expect((await target.run(['redrive'])).out).toBe(
    'Bestätigungen: nichts beiseitegelegt. 15 Nachrichten noch unterwegs.\n',
  );
  target.queue.messages.clear();
  expect((await target.run(['redrive'])).out).toBe('Bestätigungen: nichts beiseitegelegt.\n');
});

test('redrive says what waits for the digest, which has no dead letters', async () => {
  const status = await (await fetch(`${target.url}/__local/status.json`)).json();
  const queues = { OwnerDigestQueueUrl: status.queues.ConfirmationQueueUrl };
  const front = await listenOnFreePort((_, response) => sendJson(response, 200, { ...status, queues }));
  const { out } = await runAnywhere(['redrive', '--url', front.url]);
  await front.close();
  expect(out).toBe('Sammelmail: 1 Anfrage wartet auf die nächste Sammelmail, zu jeder Stunde.\n');
});

test.each([
  ['its address', JSON.stringify({ email: 'Weg@Example.org' }), true],
  ['the id of a lead', JSON.stringify({ id: 'a', email: 'x@example.org' }), true],
  [
    'an address inside what SNS wraps',
    JSON.stringify({ Message: JSON.stringify({ email: 'weg@example.org' }) }),
    true,
  ],
  ['a mention by others', JSON.stringify({ email: 'x@example.org', message: 'weg@example.org' }), false],
  ['an address that ends alike', JSON.stringify({ email: 'xweg@example.org' }), false],
  ['an occurrence in what cannot be read', '{"email":"weg@example.org"', true],
  ['nothing', 'null', false],
])('a message is about somebody by %s: %s', (_, body, expected) => {
  expect(isAbout(body, { email: 'weg@example.org', ids: ['a'] })).toBe(expected);
});

test.each([
  JSON.stringify({ email: 'weg@bücher.example' }),
  JSON.stringify({ email: 'weg@xn--bcher-kva.example' }),
  '{"email":"weg@bücher.example"',
  '{"email":"weg@xn--bcher-kva.example"',
])('an umlaut in the domain is recognised in either spelling: %s', (body) => {
  expect(isAbout(body, { email: 'weg@xn--bcher-kva.example', ids: [] })).toBe(true);
});
