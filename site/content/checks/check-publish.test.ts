import { describe, expect, test } from 'vitest';
import { fixture, fixtureFolder } from '../../testing/fixture.ts';
import { article, contentCopy } from '../testing/content-copy.ts';
import { checkPublish, topicOf } from './check-publish.server.ts';

const copy = contentCopy();
const now = new Date('2026-11-21T12:00:00Z');
const refusals = () => checkPublish({ folder: copy.folder, now }).map(({ message }) => message);

/** Refusals that a change of the fixture adds. */
function addedBy(change: () => void): string[] {
  change();
  return refusals().filter((message) => !unchanged.has(withoutLine(message)));
}
const withoutLine = (message: string) =>
  message.replace(/:\d+/g, '').replace(/unter Zeile \d+/, 'unter Zeile N');
const unchanged = new Set(
  checkPublish({ folder: fixtureFolder, now }).map(({ message }) => withoutLine(message)),
);

test('refuses samples, specimens, unproven claims and an ended campaign', () => {
  const all = refusals().map(withoutLine);
  const { name, url, phone, company } = fixture.site;
  for (const expected of [
    'content/newsletter.yaml newsletters[0].sample: Der Eintrag ist ein Muster, auch „social.example.com“ darin. Ersetzen Sie ihn durch einen echten und schalten Sie „Muster“ aus (in der Datei: die Zeile sample löschen), oder löschen Sie den ganzen Eintrag.',
    `content/site.yaml url: „${new URL(url).host}“ ist eine Beispieladresse. Tragen Sie die echte Adresse ein.`,
    `content/site.yaml company.legalName: „${name.split(' ').at(-1)}“ ist ein Muster. Ersetzen Sie es.`,
    `content/site.yaml company.street: „${company.street}“ ist ein Muster. Ersetzen Sie es.`,
    `content/site.yaml phone: „${phone}“ ist eine Musternummer. Tragen Sie die echte Telefonnummer ein.`,
    `content/books.yaml books[0].isbn: „${fixture.books.books[0]?.isbn}“ ist eine Muster-ISBN. Tragen Sie die echte ISBN des Buchs ein.`,
    'content/pages/tv-speaking.yaml knownFrom.items[0].beleg: Die Angabe hat keinen Beleg. Löschen Sie den Eintrag, oder setzen Sie bei diesem Feld das Häkchen und füllen Sie es aus. In der Datei fügen Sie unter Zeile N ein, mit Ihren Angaben statt der Punkte:',
    expect.stringMatching(
      /^content\/statistics\.yaml statistics\[1\]\.beleg: Die Bewertung hat keinen Beleg\. Löschen Sie den Eintrag \(mit ihm .*\), oder setzen Sie bei diesem Feld das Häkchen und füllen Sie es aus\. In der Datei fügen Sie unter Zeile N ein, mit Ihren Angaben statt der Punkte:$/,
    ),
    'content/legal/agb.md reviewed: Der Rechtstext ist ein Entwurf. Lassen Sie ihn rechtlich prüfen, und wählen Sie dann in diesem Feld den Tag der Prüfung. In der Datei fügen Sie ihn unter Zeile N ein:',
    'content/campaigns/herbst-kickstart.yaml active: Die Aktion ist seit dem 30.\u00A0November 2025 vorbei und noch eingeschaltet. Schalten Sie „Fenster zeigen“ aus (in der Datei: active: false), oder wählen Sie einen neuen „Letzten Tag der Aktion“ (in der Datei: endsOn).',
  ]) {
    expect(all).toContainEqual(expected);
  }
  expect(all.some((message) => /tv-speaking\.yaml knownFrom.*beleg: Die Angabe/.test(message))).toBe(true);
});

test.each([
  ['content/prices.yaml', /^prices\[\d+\]\.scope\.sample$/, 'Preise und Pakete'],
  ['content/pages/ueber-mich.yaml', /^cv\.items\[0\]\.sample$/, 'Lebenslauf'],
])('names invented facts in %s in their group', (file, field, topic) => {
  const refusal = checkPublish({ folder: copy.folder, now }).find(
    (one) => one.file === file && field.test(one.field),
  );
  expect(refusal?.message).toContain('Der Eintrag ist ein Muster.');
  expect(refusal && topicOf(refusal)).toBe(topic);
});

test('a sample names the specimens inside it, which show once „Muster“ is off', () => {
  const told = refusals().find((one) => /books\.yaml:\d+ books\[0\]\.sample/.test(one));
  const isbn = fixture.books.books[0]?.isbn;
  copy.edit('books.yaml', `isbn: ${isbn}\n`, `isbn: ${isbn}\n    sample: true\n`);
  const sample = refusals().find((one) => /books\.yaml:\d+ books\[0\]\.sample/.test(one));
  expect(told).toBeUndefined();
  expect(sample).toContain(`Muster, auch „${isbn}“`);
});

test.each([
  ['portrait', '_portrait'],
  ['landscape', '_stage'],
])('a drawn press photograph says where hers is uploaded: %s', (photograph, field) => {
  const [told = ''] = refusals().filter((one) => one.includes(`(in der Datei: author-${photograph})`));
  expect(told).toMatch(new RegExp(`Laden Sie Ihr Foto bei content/site.yaml:\\d+ ${field} hoch`));
});

test.each([
  ['faq.yaml', '        question: '],
  ['statistics.yaml', '    number: '],
])('refuses a sample in %s', (file, field) => {
  const added = addedBy(() => copy.edit(file, field, `${field.replace(/\w.*/, 'sample: true')}\n${field}`));
  expect(added).toEqual([expect.stringMatching(/\.sample: Der Eintrag ist ein Muster\./)]);
});

test('passes a draft, which no visitor sees, whatever it says', () => {
  const unfinished = '\n---\n\nTODO: Text\n';
  expect(addedBy(() => copy.edit(article, /\n---\n/, unfinished))).toEqual([expect.stringContaining('TODO')]);
  expect(addedBy(() => copy.edit(article, /\n---\n/, '\ndraft: true\n---\n'))).toEqual([]);
});

describe('refuses, with file and line', () => {
  test.each(['Lorem ipsum dolor', 'TODO: Text', '[Text folgt]', 'bis [Datum]: ein Buch', 'XXX', 'TBD'])(
    'the placeholder %s',
    (text) => {
      let line = 0;
      const added = addedBy(() => {
        line = copy.edit('pages/blog.yaml', /lead: .*/, `lead: "Hier: ${text}"`);
      });
      expect(added).toEqual([
        expect.stringMatching(
          new RegExp(
            `^content/pages/blog\\.yaml:${line} (?:hero\\.)?lead: „.+“ ist ein Platzhalter\\. Ersetzen Sie ihn durch den richtigen Text, oder löschen Sie ihn\\.$`,
          ),
        ),
      ]);
    },
  );

  test('a rating whose evidence lacks count and period', () => {
    const added = addedBy(() =>
      copy.edit(
        'statistics.yaml',
        '    number: 4,9/5\n',
        '    number: 4,9/5\n    beleg: { source: Umfrage 2025 }\n',
      ),
    );
    expect(added).toEqual([
      expect.stringMatching(
        /^content\/statistics\.yaml:\d+ statistics\[1\]\.beleg: Dem Beleg der Bewertung fehlen die Zahl der Bewertungen und der Zeitraum der Bewertungen\. Ergänzen Sie sie in diesem Feld\. In der Datei fügen Sie in Zeile \d+ vor der schließenden Klammer ein, mit Ihren Angaben statt der Punkte:/,
      ),
    ]);
    const refusal = checkPublish({ folder: copy.folder }).find(({ message }) =>
      message.includes('fehlen die Zahl der Bewertungen'),
    );
    expect(refusal?.lines).toEqual([', count: …, period: …']);
  });

  test.each([
    ['a phone number reserved for fiction', '+496990009123'],
    ['the same, written otherwise', '069 90009-123'],
    ['a specimen ISBN without hyphens', 'ISBN 9783161484100'],
    ['a specimen ISBN with en dashes', 'ISBN 978–3–16–148410–0'],
    ['a specimen company', 'Muster GmbH'],
    ['a specimen of one word', 'bei der Musterwerke AG'],
    ['a specimen institute', 'Musterinstitut Frankfurt'],
    ['pictures that are drawn', 'Beide Bilder sind Illustrationen'],
    ['a specimen person', 'Max Musterfrau'],
    ['the specimen person in an address', 'https://bewertungen.test/erika-mustermann'],
    ['a specimen publisher', 'Edition Muster'],
    ['a specimen prize', 'die Akademie des Musterpreises'],
    ['an example address', 'post@example.eu'],
    ['another example address', 'www.beispiel.de'],
    ['Latin', 'Lorem Ipsum'],
    ['a note', 'todo'],
    ['question marks', '???'],
    ['lower-case brackets', '[text folgt]'],
  ])('%s', (_, text) => {
    const added = addedBy(() => copy.edit('pages/blog.yaml', /lead: .*/, `lead: "Hier: ${text}."`));
    expect(added).toHaveLength(1);
  });

  test('every placeholder of a line, so that none comes up once the first is replaced', () => {
    const said = (text: string) => expect.stringContaining(`„${text}“ ist ein`);
    const text = '[Zahl] Seiten, [Breite] × [Höhe] cm, [Zahl] Bilder, Muster GmbH, bei [Erika Mustermann]';
    expect(addedBy(() => copy.append(text))).toEqual(
      ['[Zahl]', '[Breite]', '[Höhe]', '[Erika Mustermann]', 'Muster GmbH'].map(said),
    );
    expect(
      addedBy(() => copy.edit('pages/blog.yaml', /lead: .*/, 'lead: "[Zahl] Beiträge seit [Jahr]"')),
    ).toEqual(expect.arrayContaining(['[Zahl]', '[Jahr]'].map(said)));
  });

  test('a number typed into a proof that no statistic has', () => {
    const added = addedBy(() =>
      copy.edit('pages/tv-presse.yaml', '"{{statistic:videos}}", text: Videos', '"300+", text: Videos'),
    );
    expect(added).toContainEqual(
      expect.stringMatching(/hero\.proofs\[1\]\.strong: „300\+ Videos“ belegt keine Zahl/),
    );
  });

  test('a rating without what it rests on', () => {
    const added = addedBy(() => copy.edit('pages/home.yaml', /\n {6}source: .*/, ''));
    expect(added).toEqual([expect.stringMatching(/hero\.proofs\[1\]: Neben einer Bewertung muss stehen/)]);
  });

  test('a record, with all that has to go or to be rewritten with it', () => {
    const found = refusals();
    const heading = copy.lineOf('pages/ki-vortraege.yaml', 'award:');
    expect(found.find((one) => one.includes('awards[1].beleg'))).toContain(
      `content/pages/ki-vortraege.yaml:${heading} award`,
    );
    const text = copy.lineOf('pages/home.yaml', 'text: Das Werkzeug');
    expect(found.find((one) => one.includes('statistics[3].beleg'))).toContain(
      `; neu zu schreiben: content/pages/home.yaml:${text} expert.text)`,
    );
    const imprint = copy.lineOf('legal/impressum.md', '{{membership');
    expect(found.find((one) => one.includes('memberships[0].sample'))).toContain(
      `(neu zu schreiben: content/legal/impressum.md:${imprint})`,
    );
  });

  test('a case, with the redirect that leads to it', () => {
    copy.edit('redirects.yaml', '/shop: /books', '/shop: /fallstudien/nachfolge');
    expect(refusals().find((one) => /cases\/nachfolge\.md:\d+ sample/.test(one))).toContain(
      `(mit ihr content/redirects.yaml:${copy.lineOf('redirects.yaml', '/shop:')} /shop)`,
    );
  });

  test('a record, with what names another that has to go with it', () => {
    copy.edit('prices.yaml', 'id: innovation-base\n', 'id: innovation-base\n    sample: true\n');
    const excerpt = copy.lineOf('pages/ki-beratung.yaml', 'questions:');
    // The price is named by the question, the question by the page.
    expect(refusals().find((one) => /prices\.yaml:\d+ prices\[\d+\]\.sample/.test(one))).toContain(
      `content/pages/ki-beratung.yaml:${excerpt} faq.questions[3]`,
    );
  });

  test.each(['folgt', '-', 'ja'])('the evidence "%s"', (beleg) => {
    const before = refusals().length;
    copy.edit('awards.yaml', 'id: top-100-coach\n', `id: top-100-coach\n    beleg: { source: "${beleg}" }\n`);
    expect(refusals()).toHaveLength(before);
  });

  test('a bestseller mark without evidence', () => {
    copy.edit('books.yaml', /\n {4}sample: true/g, '');
    expect(refusals().filter((message) => /books\.yaml:\d+ books\[\d\]\.beleg/.test(message)).length).toBe(
      copy.read('books.yaml').split(/publisher: .*BESTSELLER/).length - 1,
    );
  });

  test('a review date in the future, and one before the last change', () => {
    copy.edit('legal/agb.md', /\n---\n/, '\nreviewed: 2030-01-01\n---\n');
    expect(refusals().some((message) => message.includes('liegt in der Zukunft'))).toBe(true);
    copy.edit('legal/agb.md', 'reviewed: 2030-01-01', 'reviewed: 2020-01-01');
    expect(
      refusals().some((message) => message.includes('nach der Prüfung (2020-01-01) noch geändert')),
    ).toBe(true);
  });
});

describe('accepts', () => {
  const passed = (change: () => void) => {
    const before = refusals().length;
    change();
    return before - refusals().length;
  };

  test('a claim with evidence', () => {
    expect(
      passed(() =>
        copy.edit(
          'awards.yaml',
          'id: top-100-coach\n',
          'id: top-100-coach\n    beleg: { source: Urkunde vom 3. März 2025 }\n',
        ),
      ),
      // The page of the awards has something to show, too.
    ).toBe(2);
  });

  test('a rating with count and period', () => {
    expect(
      passed(() =>
        copy.edit(
          'statistics.yaml',
          '    number: 4,9/5\n',
          '    number: 4,9/5\n    beleg: { source: Umfrage, count: 87, period: 2023 bis 2025 }\n',
        ),
      ),
    ).toBe(1);
  });

  test('a reviewed legal page', () => {
    expect(passed(() => copy.edit('legal/agb.md', /\n---\n/, '\nreviewed: 2026-11-21\n---\n'))).toBe(1);
  });

  test('a campaign that is off', () => {
    expect(passed(() => copy.edit('campaigns/herbst-kickstart.yaml', 'active: true', 'active: false'))).toBe(
      1,
    );
  });

  test('a placeholder that checks.yaml accepts, and one in inline code', () => {
    expect(passed(() => copy.append('Der Aufruf `curl http://localhost:8080` und `[Name]` gelten.'))).toBe(0);
    copy.edit('checks.yaml', 'accepted: []', 'accepted:\n  - { text: am Musterkunde-Fall, reason: Übung }');
    expect(passed(() => copy.append('Geübt wird am Musterkunde-Fall.'))).toBe(0);
    expect(passed(() => copy.append('Geübt wird am Musterkunde.'))).toBe(-1);
  });

  test.each(['```', '~~~'])(
    'brackets in a quotation, in code between %s and in a front matter comment',
    (fence) => {
      const text = `„Das [Er] sagt [Anm. d. Red.]“\n\n${fence}\n[Thema] beispiel.de\n${fence}`;
      expect(passed(() => copy.append(text))).toBe(0);
      expect(passed(() => copy.edit(article, /\ndate:/, '\n# TODO: prüfen\ndate:'))).toBe(0);
    },
  );

  test('brackets of lists, links and footnotes', () => {
    expect(
      passed(() =>
        copy.append(
          'Ein [Link](/anfrage), [noch][einer], eine Fußnote[^1].\n\n[einer]: /anfrage\n[^1]: Die Quelle.',
        ),
      ),
    ).toBe(0);
    expect(passed(() => copy.edit('pages/blog.yaml', /keywords: .*/, 'keywords: [Strategie, Führung]'))).toBe(
      0,
    );
  });
});

test('claims pass once the suggested lines are added and filled in, not before', () => {
  const unproven = () => checkPublish({ folder: copy.folder, now }).filter(({ lines }) => lines.length > 0);
  const added = (fill: (line: string) => string) => {
    for (const { file, message, lines } of unproven().toReversed()) {
      const name = file.slice('content/'.length);
      const below = Number(/unter Zeile (\d+)/.exec(message)?.[1]);
      copy.write(
        name,
        copy
          .read(name)
          .split('\n')
          .toSpliced(below, 0, ...lines.map(fill))
          .join('\n'),
      );
    }
  };
  expect(unproven().some(({ lines }) => lines.join('\n') === '    beleg:\n      source: https://…')).toBe(
    true,
  );
  const before = refusals().length;
  const count = unproven().length;
  added((line) => line.replace('https://…', 'Urkunde vom 3. März 2025').replace('count: …', 'count: 87'));
  expect(unproven()).toEqual([]);
  // The page of the awards has something to show, too.
  expect(refusals()).toHaveLength(before - count - 1);

  copy.edit('awards.yaml', 'source: Urkunde vom 3. März 2025', 'source: https://…');
  expect(refusals()).toHaveLength(before - count);
});

test('passes what stands on a page that is switched off', () => {
  const before = refusals().filter((one) => one.includes('pages/tv-speaking.yaml'));
  expect(before.length).toBeGreaterThan(2);
  copy.edit('pages/tv-speaking.yaml', 'seo:', 'off: true\nseo:');
  expect(refusals().filter((one) => one.startsWith('content/pages/tv-speaking.yaml'))).toEqual([]);
});
