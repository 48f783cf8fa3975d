import { expect, test } from 'vitest';
import { runAnywhere } from './testing/running-target.ts';

test.each([
  [['lst'], 'Den Befehl „lst“ gibt es nicht. Meinten Sie „list“?'],
  [['list', '--mont', '2026-11'], 'Die Angabe --mont gibt es nicht. Meinten Sie „--month“?'],
  [['list', '--month'], 'Nach --month fehlt der Wert.'],
  [['report', '--email', '-x@minus.example'], 'schreiben Sie ihn so: --email=-x@example.com'],
  [['list', '--month', '2026-13'], '„2026-13“ ist kein Monat.'],
  [['list', '--from', '2026-02-30'], '„2026-02-30“ ist kein Tag.'],
  [['list', '--from', '2026-03-02', '--to', '2026-03-01'], 'Tauschen Sie die beiden.'],
  [['list', '--from', '2999-01-01'], '--from 2999-01-01 liegt in der Zukunft.'],
  [['list', '--month', '0000-01'], '„0000-01“ ist kein Monat.'],
  [['list', '--type', 'kontackt'], 'Meinten Sie „kontakt“?'],
  [['export', '--format', 'cs', '--out', 'x'], 'Meinten Sie „csv“?'],
  [['export', '--format', 'csv'], '--out anfragen.csv'],
  [['report'], 'Es fehlt, um wen es geht'],
  [['erase', '--email', 'nobody'], '„nobody“ ist keine E-Mail-Adresse.'],
  [['erase', 'name@example.org'], 'Schreiben Sie --email name@example.org'],
  [['report', 'name@example.org'], 'Schreiben Sie --email name@example.org'],
  [['erase', ''], 'Es fehlt, um wen es geht'],
  [['erase', 'a', '--email', 'name@example.org'], 'entweder --email oder Vorgänge'],
  [['restore'], 'Es fehlt, woraus zurückgeholt wird.'],
  [['restore', 'package.json'], 'package.json ist kein Abzug einer Tabelle.'],
  [['restore', 'nirgends.json'], 'Die Datei nirgends.json gibt es nicht.'],
  [['backup'], 'Es fehlt, in welchen Ordner geschrieben wird'],
  [['backup', '--out', 'nirgends'], 'Den Ordner nirgends gibt es nicht. Ist der Datenträger angeschlossen?'],
  [['list', '--stage', 'prd'], 'Meinten Sie „prod“?'],
  [['list', '--profile', 'website'], '--stage dev oder --stage prod'],
  [['list', '--url', 'http://localhost:1'], 'npm start'],
  [['erase', '--email', 'a@example.org', '--email', 'b@example.org'], '--email steht zweimal da.'],
  [['report', '--email', 'a@example.org', '--out', ''], 'Nach --out fehlt der Wert.'],
  [['restore', 'content'], 'content ist ein Ordner. Nennen Sie eine Datei darin.'],
  [
    ['export', '--format', 'csv', '--out', 'x', '--email', 'a@example.org', '--month', '2026-11'],
    'entweder --email',
  ],
])('%j is answered with what is wrong', async (args, problem) => {
  await expect(runAnywhere(args)).rejects.toThrow(problem);
});

test.each(['list', 'report', 'export', 'erase', 'redrive', 'resend', 'backup', 'restore'])(
  '%s explains itself with examples, and so does the overview',
  async (name) => {
    expect((await runAnywhere([name, '--help'])).out).toContain(`npm run leads -- ${name} `);
    expect((await runAnywhere([])).out).toContain(`npm run leads -- ${name} `);
  },
);
