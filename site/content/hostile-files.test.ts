import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { article, contentCopy } from './testing/content-copy.ts';

const copy = contentCopy();
const { append, messages, read, replace, write } = copy;

describe('hostile files are refused with one clear message and never executed', () => {
  test('10 MB, without being read', () => {
    write(article, Buffer.alloc(10_000_000, 'a'));
    const before = process.memoryUsage().arrayBuffers;
    expect(messages()).toEqual([
      `content/${article}:1 Die Datei ist größer als 1 MB. Texte sind kleiner; Bilder gehören nach content/images.`,
    ]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
  });

  test('a YAML bomb of nested references', () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const reference = level === 0 ? '"lol"' : `*a${level - 1}`;
      return `a${level}: &a${level} [${Array(9).fill(reference).join(', ')}]`;
    });
    write('site.yaml', `${levels.join('\n')}\n`);
    const began = process.cpuUsage();
    const found = messages();
    expect(found).toHaveLength(11);
    expect(found[10]).toMatch(
      /:\d+ Dazu kommen \d+ weitere Fehler in dieser Datei\. Beheben Sie zuerst die oberen\.$/,
    );
    expect(found[0]).toMatch(/^content\/site\.yaml:1 a0: Verweise \(&a0\) sind hier nicht erlaubt\./);
    expect(process.cpuUsage(began).user).toBeLessThan(10_000_000);
  });

  test.each([
    ['a group within a group, 20,000 times', '{a: '.repeat(20_000)],
    ['a list within a list, 20,000 times', `- ${'['.repeat(20_000)}`],
  ])('%s', (_, text) => {
    write('site.yaml', text);
    expect(messages()).toEqual([
      expect.stringMatching(
        /^content\/site\.yaml:\d+ .*(zu tief verschachtelt|schließende Klammer|nicht lesbar)/,
      ),
    ]);
  });

  test.each([
    ['400,000 digits', '1'.repeat(400_000)],
    ['200,000 numbers of a list', '1.'.repeat(200_000)],
    ['120,000 stars', '*'.repeat(120_000)],
    ['lists within lists in one line', '- '.repeat(20_000)],
    [
      'lists within lists',
      Array.from({ length: 400 }, (_, level) => `${' '.repeat(level * 2)}- a`).join('\n'),
    ],
  ])('%s, at once', (_, text) => {
    const began = process.cpuUsage();
    const { found } = append(text);
    expect(found).toEqual([
      expect.stringMatching(
        /Die Zeile ist zu lang oder zu weit eingerückt\. Teilen Sie den Text in Absätze\.$/,
      ),
    ]);
    // It used to take minutes; the bound leaves room on a busy machine.
    expect(process.cpuUsage(began).user).toBeLessThan(10_000_000);
  });

  // On Windows only administrators make one.
  test.skipIf(process.platform === 'win32')('a symlink out of the folder', () => {
    rmSync(copy.path('books.yaml'));
    symlinkSync('/etc/hostname', copy.path('books.yaml'));
    expect(messages()).toContain(
      'content/books.yaml:1 Die Datei ist nur eine Verknüpfung. Legen Sie die Datei selbst in diesen Ordner.',
    );
  });

  test('19,000 nested quotations', () => {
    const { found } = append('>'.repeat(19_000));
    expect(found).toEqual([
      `content/${article}:1 Die Datei ist zu tief verschachtelt, um gelesen zu werden. Entfernen Sie die Verschachtelung.`,
    ]);
  });

  test.each(['js', 'javascript', 'coffee', 'json', 'toml'])('front matter in %s', (language) => {
    write(article, `---${language}\n{ title: (globalThis.ran = true) }\n---\nText\n`);
    expect(messages()).toEqual([
      `content/${article}:1 Der Kopf der Datei muss mit --- beginnen, nicht mit ---${language}.`,
    ]);
    expect('ran' in globalThis).toBe(false);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Text <b onclick="alert(1)">fett</b>',
    '<iframe src="https://www.example.net"></iframe>',
    '<svg onload=alert(1)>',
    '<!-- Kommentar -->',
  ])('HTML in Markdown: %s', (html) => {
    const { found, line } = append(html);
    expect(found.length).toBeGreaterThan(0);
    for (const message of found) {
      expect(message).toBe(
        `content/${article}:${line} HTML ist in Beiträgen nicht erlaubt. Schreiben Sie die Stelle in Markdown; ein Kleiner-Zeichen im Text schreiben Sie als \\<.`,
      );
    }
  });

  test('HTML in a YAML text stays text', () => {
    expect(replace('pages/blog.yaml', /heading: .*/, 'heading: <script>alert(1)</script>').found).toEqual([]);
    expect(copy.load().blog.heading).toBe('<script>alert(1)</script>');
  });

  test('a YAML tag that would create an object', () => {
    const { found, line } = replace('pages/blog.yaml', /heading: .*/, 'heading: !!js/function "x"');
    expect(found).toEqual([
      `content/pages/blog.yaml:${line} heading: Beginnt ein Text mit !, setzen Sie ihn in "gerade Anführungszeichen".`,
    ]);
  });

  test('a field named __proto__', () => {
    const { found } = replace('pages/blog.yaml', /^heading:/m, '__proto__:\n  polluted: true\nheading:');
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('__proto__: Dieses Feld ist hier nicht bekannt.');
    expect('polluted' in {}).toBe(false);
  });

  test('bytes that are not UTF-8', () => {
    write('faq.yaml', Buffer.concat([Buffer.from(read('faq.yaml')), Buffer.from([0xc3, 0x28, 0xff])]));
    expect(messages()[0]).toBe(
      'content/faq.yaml:1 Die Datei ist nicht als UTF-8 gespeichert. Speichern Sie sie in Ihrem Editor mit der Kodierung UTF-8.',
    );
  });

  test('YAML indented with a tab', () => {
    const { found, line } = replace(
      'prices.yaml',
      '    title: KI-Strategie-Call',
      '\ttitle: KI-Strategie-Call',
    );
    expect(found[0]).toMatch(
      new RegExp(
        `^content/prices\\.yaml:${line} .*Die Zeile ist mit einem Tabulator eingerückt\\. Verwenden Sie stattdessen Leerzeichen\\.$`,
      ),
    );
  });

  test('a folder instead of a file', () => {
    rmSync(copy.path('books.yaml'));
    mkdirSync(copy.path('books.yaml'));
    expect(messages()[0]).toBe(
      'content/books.yaml:1 Die Datei fehlt. Holen Sie den letzten Stand zurück: in VS Code unter „Quellcodeverwaltung“ mit „Änderungen verwerfen“, im Terminal mit „git checkout HEAD -- content/books.yaml“.',
    );
  });

  // On Windows and macOS it would be the same file.
  test.runIf(process.platform === 'linux')('an article of the same name in another spelling', () => {
    write('blog/KI-Strategien-Fuehrungskraefte-2024.md', read(article));
    expect(messages()[0]).toContain('Benennen Sie die Datei um in ki-strategien-fuehrungskraefte-2024-2.md.');
  });
});
