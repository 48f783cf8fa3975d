import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toMessage } from '../../functions/leads/notify.ts';
import { lead } from '../../functions/testing/leads.ts';
import { fixture } from '../../site/testing/fixture.ts';
import { OWNER_ONLY, type RunningTarget, startTarget } from './testing/running-target.ts';

/** Output of the read-only commands against real tables. */

let target: RunningTarget;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') });
  target = await startTarget();
  await target.put({ id: 'nov-1', ...kept('2026-11-01T09:00:00Z'), email: 'eins@example.org' });
  await target.put({ id: 'berlin', ...kept('2026-10-31T23:30:00Z'), name: 'Jörg „Öz“ 王小明' });
  await target.put({ id: 'utc', ...kept('2026-10-31T22:30:00Z') });
  await target.put({
    id: 'expired',
    ...kept('2026-11-02T09:00:00Z'),
    expiresAt: new Date('2026-11-14T00:00:00Z'),
  });
  await target.put({ id: 'prompts', ...prompts, ...kept('2026-11-10T09:00:00Z'), email: 'eins@example.org' });
  await target.put({ id: 'kontakt', leadType: 'kontakt', form: 'business', ...kept('2026-11-05T09:00:00Z') });
  await target.put({
    id: 'canary',
    ...kept('2026-11-14T09:00:00Z'),
    email: 'canary@example.org',
    canary: true,
  });
  await target.put({ id: 'odd', ...kept('2026-03-03T10:00:00Z'), ...odd });
});
afterAll(async () => {
  vi.useRealTimers();
  await target.stop();
});

const kept = (createdAt: string) => ({
  createdAt: new Date(createdAt),
  expiresAt: new Date('2027-11-01T00:00:00Z'),
});
const prompts = {
  form: 'free-prompts' as const,
  leadType: 'free-prompts',
  name: 'Prompt Person',
  consentText: 'Ich stimme zu.',
};
const odd = {
  email: 'odd@example.org',
  company: '=HYPERLINK("https://böse.example";"Klick")',
  name: '\u202Egnp.exe \u001B[31mRot; "Müller"',
  phone: '+49 69 90009 123',
  message: '-1\nZeile; zwei "mit" Zeichen\n@SUM(A1)',
  page: '\t=1+1',
};

const ids = async (...args: string[]) =>
  JSON.parse((await target.run(['list', '--json', ...args])).out).map(({ id }: { id: string }) => id);

test('list shows a month as Frankfurt counts it, newest first, both tables, without what has expired', async () => {
  const { out, notes } = await target.run(['list', '--month', '2026-11']);
  const lines = out.trimEnd().split('\n');
  const at = lines[0]?.indexOf('Vorgang') ?? -1;
  expect(lines.slice(1, 5).map((line) => line.split(/ {2,}/).at(-1))).toEqual([
    'prompts',
    'kontakt',
    'nov-1',
    'berlin',
  ]);
  // Wide characters take two columns.
  expect(lines.slice(1, 4).map((line) => line.slice(at))).toEqual(['prompts', 'kontakt', 'nov-1']);
  expect(lines[4]?.slice(at - 3)).toBe('berlin');
  expect(lines.at(-1)).toMatch(/^November 2026: 4 Anfragen\. Davon noch nicht benachrichtigt: 4\./);
  expect(notes).toContain(`Lokaler Stack (${target.url})`);
});

test('without a period, list shows what came last, also on the first of a month', async () => {
  expect(await ids()).toContain('utc');
  expect((await target.run(['list'])).out).toContain('Letzte 31 Tage: 5 Anfragen.');
});

test('list takes a month, days and a type', async () => {
  expect(await ids('--month', '2026-10')).toEqual(['utc']);
  expect(await ids('--from', '2026-10-31', '--to', '2026-11-01')).toEqual(['nov-1', 'berlin', 'utc']);
  expect(await ids('--type', 'kontakt')).toEqual(['kontakt']);
  expect(await ids('--type', 'free-prompts')).toEqual(['prompts']);
  expect((await target.run(['list', '--month', '2024-02'])).out).toBe('Februar 2024: keine Anfragen.\n');
});

test('list goes on over as many pages as it takes', async () => {
  // A page holds one megabyte, so three items of 380 KB don't fit.
  for (const id of ['big-1', 'big-2', 'big-3', 'big-4']) {
    await target.put({ id, ...kept('2025-05-05T05:05:05Z'), message: 'x'.repeat(380_000) });
  }
  expect((await ids('--month', '2025-05')).sort()).toEqual(['big-1', 'big-2', 'big-3', 'big-4']);
});

test('export writes a CSV that Excel opens and takes nothing in it for a formula', async () => {
  const { path } = target.file('maerz.csv');
  await target.run(['export', '--format', 'csv', '--month', '2026-03', '--out', path]);
  const { text, mode } = target.file('maerz.csv');
  expect(mode).toBe(OWNER_ONLY);
  expect(text).toBe(
    [
      '\uFEFFid;createdAt;form;lead_type;source;company;name;email;phone;message;consent;consentText;confirmedAt;confirmedText;confirmedFrom;page;expiresAt;pending',
      [
        'odd;2026-03-03T10:00:00.000Z;enquiry;consulting;',
        `"=""=HYPERLINK(""""https://böse.example"""";""""Klick"""")"""`,
        '"=""\u202Egnp.exe \u001B[31mRot; """"Müller"""""""',
        '"=""odd@example.org"""',
        '"=""+49 69 90009 123"""',
        `"'-1\nZeile; zwei ""mit"" Zeichen\n@SUM(A1)"`,
        'true;Ich stimme zu.;;;',
        `"'\t=1+1"`,
        '2027-11-01T00:00:00.000Z;true',
      ].join(';'),
      '',
    ].join('\r\n'),
  );
});

test('a message that is nothing but a telephone number stays one', async () => {
  await target.put({ id: 'number', ...kept('2024-04-03T10:00:00Z'), message: '01711234567' });
  const { path } = target.file('april.csv');
  await target.run(['export', '--format', 'csv', '--month', '2024-04', '--out', path]);
  expect(target.file('april.csv').text).toContain(';"=""01711234567""";true;');
});

test('export never overwrites without --force, and JSON is an array of the same columns', async () => {
  const { path } = target.file('alle.json');
  const { out } = await target.run(['export', '--format', 'json', '--out', path]);
  expect(out).toContain('11 Anfragen (alle)');
  const all = JSON.parse(target.file('alle.json').text);
  expect(all).toHaveLength(11);
  expect(all).toContainEqual(expect.objectContaining({ id: 'odd', ...odd, source: null, pending: true }));

  const month = ['export', '--format', 'json', '--month', '2026-10', '--out', path];
  await expect(target.run(month)).rejects.toThrow('gibt es schon');
  expect(JSON.parse(target.file('alle.json').text)).toHaveLength(11);
  await target.run([...month, '--force']);
  expect(JSON.parse(target.file('alle.json').text)).toHaveLength(1);
  await expect(target.run([...month.slice(0, -1), target.file('fehlt/x.json').path])).rejects.toThrow(
    'ob es den Ordner gibt',
  );
});

test('report shows a lead of either table, and lets nothing typed control the terminal', async () => {
  const { out } = await target.run(['report', 'odd']);
  expect(out).toContain('  Firma:          =HYPERLINK(');
  expect(out).toContain('    Zeile; zwei "mit" Zeichen\n    @SUM(A1)\n');
  expect(out).toContain('\uFFFDgnp.exe Rot; "Müller"');
  for (const deceiving of ['\u001B', '\u202E']) expect(out).not.toContain(deceiving);
  expect((await target.run(['report', 'prompts'])).out).toContain('Gratis-Prompts');
  await expect(target.run(['report', 'expired'])).rejects.toThrow('Den Vorgang „expired“ gibt es hier nicht');
});

test('report tells everything that is kept on an address, whatever its case, and nothing of others', async () => {
  target.deadLetters.send(JSON.stringify({ id: 'nov-1', email: 'eins@example.org' }));
  const { path } = target.file('auskunft.txt');
  const { notes } = await target.run(['report', '--email', 'EINS@Example.org ', '--out', path]);
  const { text } = target.file('auskunft.txt');
  expect(text).toContain('gespeichert: 2 Einträge');
  expect(text).toContain(fixture.site.company.legalName);
  expect(text.match(/Vorgang: +\S+/g)).toEqual(['Vorgang:        prompts', 'Vorgang:        nov-1']);
  expect(text).toContain('Sie selbst, durch eine E-Mail');
  expect(text).toContain('liegt eine Nachricht');
  expect(text).toContain('am 01.11.2027');
  expect(text).not.toContain('joerg@example.org');
  expect(notes).toContain('Art. 12 Abs. 6');
  expect([...target.deadLetters.messages.values()].every(({ visibleAt }) => visibleAt <= Date.now())).toBe(
    true,
  );

  const none = await target.run(['report', '--email', 'niemand@example.org']);
  expect(none.out).toContain('keine Daten gespeichert');
});

test('report shows what messages keep of a lead that has expired, once for all of them', async () => {
  const gone = { id: 'gone', email: 'fort@example.org', phone: '069 1234', sentFrom: 'pruefwert' };
  const body = JSON.stringify(toMessage(lead(gone)));
  for (const each of [body, body, '{"email":"fort@example.org"', JSON.stringify({ id: 'nov-1', email: '' })])
    target.deadLetters.send(each);
  const { out, notes } = await target.run(['report', '--email', 'fort@example.org']);
  // Whoever has promised to tell it must see it.
  expect(notes).toContain('lässt sich nicht maschinell lesen. Lesen Sie sie');
  expect(notes).toContain('{"email":"fort@example.org"');
  expect(out).toContain('gespeichert: 0 Einträge');
  expect(out).toContain('liegen 3 Nachrichten');
  expect(out.match(/Vorgang: +gone\n/g)).toHaveLength(1);
  for (const value of ['Muster GmbH', '069 1234', 'KI-Beratung', 'pruefwert', 'Empfänger: unser Postfach'])
    expect(out).toContain(value);
  expect(out).toContain('  Nachricht:\n    Wir möchten Angebote schneller schreiben.');
  expect(out).toContain('lässt sich aber nicht maschinell lesen');
  expect(out).not.toContain('{"email"');
});

test('report finds by its number what only messages keep, and says which messages of a lead were not delivered', async () => {
  target.deadLetters.messages.clear();
  for (const id of ['gone', 'nov-1'])
    target.deadLetters.send(JSON.stringify(toMessage(lead({ id, email: `${id}@example.org` }))));
  const gone = (await target.run(['report', 'gone'])).out;
  expect(gone).toMatch(/Dazu liegt eine Nachricht, .*\n\nNachricht ohne Eintrag\n\n {2}Vorgang: +gone\n/);
  const kept = (await target.run(['report', 'nov-1'])).out;
  expect(kept).toContain('Dazu liegt eine Nachricht');
  expect(kept.match(/Vorgang: +\S+/g)).toEqual(['Vorgang:        nov-1']);
  expect((await target.run(['report', 'odd'])).out).not.toContain('Nachricht, die');
  await expect(target.run(['report', 'gone', 'never'])).rejects.toThrow('Den Vorgang „never“ gibt es hier');
});

test.each([[['--email', 'unterwegs@example.org']], [['moving']]])(
  'report %j says that a message in another’s hands could not be looked at',
  async (of) => {
    target.deadLetters.messages.clear();
    expect((await target.run(['report', 'nov-1'])).notes).not.toContain('gerade zugestellt');
    target.deadLetters.send(
      JSON.stringify(toMessage(lead({ id: 'moving', email: 'unterwegs@example.org' }))),
    );
    target.deadLetters.receive(1);
    const { notes } = await target.run(['report', ...of]).catch((error: Error) => ({ notes: error.message }));
    expect(notes).toContain('1 Nachricht, die gerade zugestellt wird');
    expect(notes).toContain('Wiederholen Sie den Befehl in einer Stunde');
    target.deadLetters.messages.clear();
  },
);

test('a canary is nobody’s lead: no list, export or report shows it', async () => {
  const { path } = target.file('jahr.json');
  await target.run(['export', '--format', 'json', '--out', path]);
  const exported = target.file('jahr.json').text;
  const report = await target.run(['report', '--email', 'canary@example.org']);
  expect(await ids()).not.toContain('canary');
  for (const text of [exported, report.out]) expect(text).not.toMatch(/"canary"|Vorgang: +canary/);
  expect(exported).toContain('nov-1');
});

test('report proves a consent by wording, time and page', async () => {
  const page = '/anfrage?utm_source=x';
  await target.put({ id: 'page', ...kept('2026-08-08T08:00:00Z'), email: 'seite@example.org', page });
  const { out } = await target.run(['report', '--email', 'seite@example.org']);
  expect(out).toContain('Einwilligung:   ja: „Ich stimme zu.“');
  expect(out).toContain('08.08.2026, 10:00 Uhr (2026-08-08T08:00:00.000Z)');
  expect(out).toContain('Gesendet von:   /anfrage?utm_source=x');
});

test('as a process it ends with 1 when nobody confirms, and prints no stack', async () => {
  const args = ['scripts/leads.ts', 'erase', '--email', 'seite@example.org', '--url', target.url];
  const child = spawn(process.execPath, [...args, '--log', target.file('log').path], {
    env: { ...process.env, DEBUG: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  child.stdin.end();
  const [status] = await once(child, 'close');
  expect(status).toBe(1);
  expect(output).toContain('Abgebrochen. Es wurde nichts gelöscht.');
  expect(output).not.toMatch(/^\s+at /m);
  expect((await target.run(['report', '--email', 'seite@example.org'])).out).toContain('1 Eintrag');
});

test('a sign-up is shown as confirmed only with its proof: in list, report and export', async () => {
  const signup = {
    form: 'popup-signup' as const,
    leadType: 'herbst-kickstart',
    ...kept('2026-01-05T10:00:00Z'),
  };
  const proof = { confirmedText: 'Ja, gerne.', confirmedFrom: 'pruefwert' };
  await target.put({ id: 'open', ...signup, email: 'vorgemerkt@example.org' });
  const confirmedAt = new Date('2026-01-06T11:00:00Z');
  await target.put({ id: 'confirmed', ...signup, ...proof, confirmedAt, email: 'vorgemerkt@example.org' });
  const { path } = target.file('januar.json');
  await target.run(['export', '--format', 'json', '--month', '2026-01', '--out', path]);
  const exported: Array<{ id: string }> = JSON.parse(target.file('januar.json').text);
  expect(exported.find(({ id }) => id === 'open')).toMatchObject({ confirmedAt: null, confirmedText: null });
  expect(exported.find(({ id }) => id === 'confirmed')).toMatchObject({
    ...proof,
    confirmedAt: confirmedAt.toISOString(),
  });
  const list = (await target.run(['list', '--month', '2026-01'])).out;
  const report = (await target.run(['report', '--email', 'vorgemerkt@example.org'])).out;
  for (const text of [list, report]) expect(text).toMatch(/noch nicht bestätigt/);
  expect(list).toMatch(/Herbst-Kickstart, bestätigt/);
  expect(report).toContain('bestätigt am 06.01.2026, 12:00 Uhr');
  expect(report).toContain('„Ja, gerne.“');
  expect(report).toContain('pruefwert');
});

test('export takes what one person typed along, for programs (Art. 20 GDPR)', async () => {
  const { path } = target.file('person.json');
  const address = 'jemand@example.org';
  await target.put({ id: 'person', email: address, expiresAt: new Date('2099-01-01') });
  await target.run(['export', '--format', 'json', '--out', path, '--email', 'Jemand@Example.org']);
  const taken = JSON.parse(target.file('person.json').text);
  expect(taken).toMatchObject([{ id: 'person', email: address, name: expect.any(String) }]);
});
