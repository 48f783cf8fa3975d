import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../site/content/checks/check-content.server.ts';
import { checkPublish } from '../site/content/checks/check-publish.server.ts';
import { removeFolder } from '../site/lib/remove-folder.server.ts';
import { fixture, fixtureFolder } from '../site/testing/fixture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(fixtureFolder, folder, { recursive: true });
});
afterEach(() => removeFolder(folder));

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/compile-cache.ts', `scripts/${script}.ts`, ...args],
    {
      env: { ...process.env, CONTENT_FOLDER: folder, DEBUG: '' },
      encoding: 'utf8',
    },
  );
  expect(stdout + stderr, 'no owner ever reads a stack').not.toMatch(/^\s+at .*[:(]\d+/m);
  return { status, stdout, stderr };
}

function edit(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

describe('check:content', () => {
  test('is green on content in order, with a hint at an ended campaign', () => {
    const { status, stdout } = run('check-content');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^ {2}content\/campaigns\/herbst-kickstart\.yaml:\d+ Aktion Herbst-Kickstart › Fenster zeigen: Die Aktion ist seit/m,
    );
    expect(stdout).toMatch(/Die Inhalte sind in Ordnung \(\d+ Beiträge\)\.\n$/);
  });

  test('lists every mistake of every file and exits with 1', () => {
    edit('books.yaml', '978-3-16-148410-0', '978-3-16-148410-1');
    edit('pages/blog.yaml', 'heading:', 'heding:');
    const { status, stderr } = run('check-content');
    expect(status).toBe(1);
    expect(stderr).toContain('2 Fehler in den Inhalten:');
    expect(stderr).toMatch(
      /content\/books\.yaml:\d+ Bücher › „[^“]+“ › ISBN des Taschenbuchs: Prüfziffer stimmt nicht \(978-3-16-148410-1\)\. Erwartet wird …-0\./,
    );
    expect(stderr).toContain('Meinten Sie „heading“?');
  });

  test('markup is an error; a rating without a record and a misspelt word are hints', () => {
    edit('pages/blog.yaml', /lead: .*/, 'lead: Die Beratnug ist <b>bewertet</b> mit 4,7/5.');
    const { status, stdout } = run('check-content');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^1 Fehler:\n\n {2}content\/pages\/blog\.yaml/m);
    expect(stdout).toMatch(
      /content\/pages\/blog\.yaml:\d+ Blog \(Texte der Seite\) › \p{Lu}[^›]+: „4,7\/5“ steht nicht in content\/statistics/u,
    );
    expect(stdout).toMatch(
      /content\/pages\/blog\.yaml:\d+ [^:]+ › [^:]+: „Beratnug“ steht nicht im Wörterbuch/,
    );
  });

  test('says of a line that it is in the text of an article, but not of a head or a file that cannot be read', () => {
    edit('blog/social-media-ki.md', /$/, '\n\n[Kontakt](/kontackt)\n');
    edit('blog/google-ki-suche.md', /\n---\n/, '\n');
    writeFileSync(
      join(folder, 'blog/Größe.md'),
      readFileSync(join(folder, 'blog/ki-transformation-2025.md')),
    );
    mkdirSync(join(folder, 'blog/ordner.md'));
    const { stderr } = run('check-content');
    expect(stderr).toMatch(/social-media-ki\.md:\d+ Beitrag „[^“]+“ › Text: /);
    expect(stderr).toMatch(/google-ki-suche\.md:\d+ Beitrag: /);
    expect(stderr).toMatch(/Größe\.md:1 Beitrag „[^“]+“: /);
    expect(stderr).toMatch(/ordner\.md:1 Beitrag: /);
  });

  test('a photograph that cannot be read is reported', () => {
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images/portrait.jpg'), 'kein Bild');
    const { status, stderr } = run('check-content');
    expect(status).toBe(1);
    expect(stderr).toContain('content/images/portrait.jpg:1 ');
  });

  test('--pictures lists names, least sizes and places', () => {
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images/stage.jpg'), 'not looked at');
    const lines = run('check-content', '--pictures').stdout.split('\n');
    const of = (name: string) => lines.find((line) => line.startsWith(`${name} `));
    expect(of('portrait')).toMatch(/ 600 × 760 +Zeichnung +content\/pages\/home\.yaml/);
    expect(of('stage')).toMatch(/ Foto +content\//);
    expect(of('ki-mindset')).toMatch(/ 640 breit +Zeichnung +content\/books\.yaml$/);
  });

  test('--help explains it, and an unknown option is answered with the help', () => {
    expect(run('check-content', '--help').stdout).toContain('npm run check:content -- --pictures');
    const { status, stderr } = run('check-content', '--fxi');
    expect(status).toBe(1);
    expect(stderr).toContain('Die Angabe --fxi gibt es nicht.');
    expect(stderr).toContain('npm run check:content -- --pictures');
  });

  test('a content folder that is missing is reported in one sentence', () => {
    removeFolder(folder);
    const { status, stderr } = run('check-content');
    expect(status).toBe(1);
    expect(stderr).toContain(`Der Ordner ${folder} fehlt.`);
    cpSync(fixtureFolder, folder, { recursive: true });
  });
});

describe('check:publish', () => {
  test('leads from samples to live, topic by topic, says how many are left, and exits with 1', () => {
    const { status, stdout } = run('check-publish');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Ihre Daten \(noch \d+\)\n\n {2}content\/site\.yaml:\d+ /);
    expect(stdout).toMatch(
      /ein, mit Ihren Angaben statt der Punkte:\n\n {4}beleg:\n {6}source: https:\/\/…\n\n/,
    );
    expect(stdout).toMatch(
      /\d+ Stellen müssen vor der Veröffentlichung noch geändert werden:\n\n {2}Ihre Daten +\d+\n/,
    );
  });

  test('names fields as the forms of the editor do, beside file and line, also inside a message', () => {
    const stdout = run('check-publish').stdout.replaceAll('\u00A0', ' ');
    expect(stdout).toMatch(/^ {2}content\/site\.yaml:\d+ Name und Kontakt › Telefonnummer: „/m);
    const [award] = fixture.awards.awards;
    const [sample] = stdout.split('\n').filter((line) => /^ {2}content\/awards\.yaml/.test(line));
    expect(sample).toContain(
      ` Auszeichnungen › „${award?.title.replaceAll('\u00A0', ' ')}“ › Beleg der Angabe: `,
    );
    const [places = ''] = /\(mit ihm .*?\)/.exec(sample ?? '') ?? [];
    expect(places).toMatch(/ content\/[\w/-]+\.yaml:\d+ \p{Lu}[^›]+ › /u);
    const names = stdout.replace(/^ {4}.*/gm, '').match(/:\d+ [\w[\].]+[\].][\w[\].]*/g);
    expect(names).toBeNull();
  });

  test('explains itself', () => {
    expect(run('check-publish', '--help')).toMatchObject({ status: 0 });
    expect(run('check-publish', '--x').stderr).toContain('Die Angabe --x gibt es nicht.');
  });
});

describe('new:article', () => {
  test('makes a valid draft that is not published, and holds nothing up', () => {
    const { status, stdout } = run('new-article', 'Führung: Was „KI“ wirklich ändert');
    expect(status).toBe(0);
    expect(stdout).toContain('content/blog/fuehrung-was-ki-wirklich-aendert.md');
    const source = readFileSync(join(folder, 'blog/fuehrung-was-ki-wirklich-aendert.md'), 'utf8');
    expect(source).toContain('title: "Führung: Was „KI“ wirklich ändert"\n');
    expect(source).toMatch(/\ndate: \d{4}-\d{2}-\d{2}\n/);
    expect(source).toContain('\ndraft: true\n');
    const { content, errors } = checkContent({ folder });
    expect([errors, content.articles.length]).toEqual([[], fixture.articles.length]);
    const refused = checkPublish({ folder }).map(({ file }) => file);
    expect(refused).not.toContain('content/blog/fuehrung-was-ki-wirklich-aendert.md');
  });

  test('takes a title without quotation marks, a category, and cuts a long address at a word', () => {
    const title = 'Warum wir immer wieder ganz von vorne anfangen müssen und dürfen';
    run('new-article', ...title.split(' '), '--category', 'KI-Trends');
    const source = readFileSync(
      join(folder, 'blog/warum-wir-immer-wieder-ganz-von-vorne-anfangen-muessen-und.md'),
      'utf8',
    );
    expect(source).toContain('category: KI-Trends\n');
  });

  test('drops invisible characters that were copied with the title', () => {
    run('new-article', '\u202aWas\u200b KI\u2028\u0007 kostet\ufeff\u202c');
    const source = readFileSync(join(folder, 'blog/was-ki-kostet.md'), 'utf8');
    expect(source).toContain('title: "Was KI kostet"\n');
    expect(checkContent({ folder }).errors).toEqual([]);
  });

  test('never overwrites an article', () => {
    run('new-article', 'Neu');
    edit('blog/neu.md', '[Text.', '[Mein Text.');
    const { status, stderr } = run('new-article', 'Neu');
    expect(status).toBe(1);
    expect(stderr).toContain('Den Beitrag content/blog/neu.md gibt es schon.');
    expect(readFileSync(join(folder, 'blog/neu.md'), 'utf8')).toContain('[Mein Text.');
  });

  test.each([
    [[], 'Der Titel fehlt.'],
    [['   '], 'Der Titel fehlt.'],
    [['???'], 'Aus „???“ lässt sich keine Adresse bilden.'],
    [['x'.repeat(121)], 'Der Titel ist 121 Zeichen lang. Erlaubt sind höchstens 120. Kürzen Sie ihn.'],
    [['Neu', '--category', 'KI-Trend'], 'Die Kategorie „KI-Trend“ gibt es nicht. Meinten Sie „KI-Trends“?'],
    [['Neu', '--kategorie', 'KI-Trends'], 'Die Angabe --kategorie gibt es nicht.'],
  ])('%j is answered with what is wrong', (args, problem) => {
    const { status, stderr } = run('new-article', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(problem);
  });
});
