import { expect, test } from 'vitest';
import { runAnywhere } from './testing/running-target.ts';

test.each([
  [['lst'], 'Den Befehl „lst“ gibt es nicht. Meinten Sie „list“?'],
  [['list', '--mont', '2026-11'], 'Die Angabe --mont gibt es nicht. Meinten Sie „--month“?'],
  [['list', '--month'], 'Nach --month fehlt der Wert.'],
  [['list', '--month', '2026-13'], '„2026-13“ ist kein Monat.'],
  [['list', '--from', '2026-02-30'], '„2026-02-30“ ist kein Tag.'],
  [['list', '--from', '2026-03-02', '--to', '2026-03-01'], 'Tauschen Sie die beiden.'],
  [['list', '--type', 'kontackt'], 'Meinten Sie „kontakt“?'],
  [['export', '--format', 'cs', '--out', 'x'], 'Meinten Sie „csv“?'],
  [['export', '--format', 'csv'], '--out anfragen.csv'],
  [['show'], 'Nennen Sie einen Vorgang.'],
  [['erase', '--email', 'nobody'], '„nobody“ ist keine E-Mail-Adresse.'],
  [['erase', 'name@example.org'], 'Schreiben Sie --email name@example.org'],
  [['show', 'name@example.org'], 'Schreiben Sie --email name@example.org'],
  [['erase'], 'Es fehlt, um wen es geht'],
  [['dump'], '--out anfragen-sicherung'],
  [['restore'], 'Nennen Sie entweder --at oder --from.'],
  [['restore', '--at', 'gestern'], '„gestern“ ist kein Zeitpunkt.'],
  [['restore', '--at', '2999-01-01 00:00'], 'liegt in der Zukunft'],
  [['restore', '--at', '2026-03-29 02:30'], 'ist kein Zeitpunkt'],
  [
    ['restore', '--at', '2026-01-01 00:00', '--log', 'nirgends.log'],
    'Das Löschprotokoll nirgends.log fehlt.',
  ],
  [['list', '--stage', 'prd'], 'Meinten Sie „prod“?'],
  [['list', '--profile', 'website'], '--stage dev oder --stage prod'],
  [['list', '--url', 'http://localhost:1'], 'npm start'],
])('%j is answered with what is wrong', async (args, problem) => {
  await expect(runAnywhere(args)).rejects.toThrow(problem);
});

test.each(['list', 'show', 'report', 'export', 'erase', 'consent', 'redrive', 'inbox', 'dump', 'restore'])(
  '%s explains itself with examples, and so does the overview',
  async (name) => {
    expect((await runAnywhere([name, '--help'])).out).toContain(`npm run leads -- ${name} `);
    expect((await runAnywhere([])).out).toContain(`npm run leads -- ${name} `);
  },
);
