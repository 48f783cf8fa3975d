import { expect, test } from 'vitest';
import { type Fields, markdownFormat, yamlFormat } from './file-formats.ts';
import { plain, settle } from './settle.ts';

const opened = 'hours: Mo # kurz\nname: Erika\nplace: Frankfurt\n';
let files = 0;

/** A form of a file of its own, as the CMS opens and saves it. */
function form(source = opened, format = yamlFormat) {
  const path = `content/${files++}.yaml`;
  const fields = format.fromFile(plain(source));
  return {
    fields,
    async save(change: Fields, now: string | undefined, names: Record<string, string> = {}) {
      const text = `${format.toFile({ ...fields, ...change }).trim()}\n`;
      const settled = await settle(path, text, now, async (text) =>
        Object.keys(names).find((name) => names[name] === text),
      );
      settled?.done();
      return settled?.toWrite;
    },
  };
}

test('a file that is as it was is written', async () => {
  expect(await form().save({ hours: 'Di' }, opened)).toBe(opened.replace('Mo', 'Di'));
});

test('what another has changed elsewhere stays, comments included', async () => {
  const theirs = opened.replace('Erika', 'Erna').replace('kurz', 'lang');
  expect(await form().save({ hours: 'Di' }, theirs)).toBe(theirs.replace('Mo', 'Di'));
});

test('a second save from the same form may take the first back, and keeps what another changed', async () => {
  const { save } = form();
  const theirs = opened.replace('Erika', 'Erna');
  const first = await save({ hours: 'Di' }, theirs);
  expect(await save({ hours: 'Mo' }, first)).toBe(theirs);
  expect(await save({ hours: 'Mo', place: 'Kassel' }, theirs.replace('Erna', 'Edda'))).toBe(
    opened.replace('Erika', 'Edda').replace('Frankfurt', 'Kassel'),
  );
});

test('a draft of another tab is not taken for the same form', async () => {
  const { fields, save } = form();
  const saved = await save({ hours: 'Di' }, opened);
  const draft = { ...fields, _original: String(fields._original).replace(/^[^\n]*/, 'another-tab') };
  expect(await save({ ...draft, place: 'Kassel' }, saved)).toBe(
    opened.replace('Mo', 'Di').replace('Frankfurt', 'Kassel'),
  );
});

test('the same field changed twice is refused', async () => {
  await expect(form().save({ hours: 'Di' }, opened.replace('Mo', 'Fr'))).rejects.toThrow(
    'jemand anders oder ein anderer Tab geändert',
  );
});

test('a merge that fails the check is refused', async () => {
  const fields = yamlFormat.fromFile(opened.trim());
  const text = yamlFormat.toFile({ ...fields, hours: 'Di' }, (text) => {
    if (/Di[\s\S]*Erna/.test(text)) throw new Error('Erna is closed on Tuesdays');
  });
  await expect(settle('content/checked.yaml', text, opened.replace('Erika', 'Erna'))).rejects.toThrow(
    'jemand anders oder ein anderer Tab geändert',
  );
});

test('a missing file is not made again, and a renamed one is named', async () => {
  await expect(form().save({ hours: 'Di' }, undefined)).rejects.toThrow('gelöscht oder umbenannt');
  await expect(form().save({ hours: 'Di' }, undefined, { 'b.yaml': opened.trim() })).rejects.toThrow(
    'jetzt „b.yaml“',
  );
});

test('a new file is made, saved again, but never put in place of another', async () => {
  const article = { title: 'Neu', body: 'Text' };
  const text = markdownFormat.toFile(article);
  const save = async (text: string, now?: string) => {
    const settled = await settle('content/blog/neu.md', text, now);
    settled?.done();
    return settled?.toWrite;
  };
  await expect(save(text, '---\ntitle: Alt\n---\n')).rejects.toThrow('andere Datei');
  expect(await save(text)).toBe(text);
  const again = markdownFormat.toFile({ ...article, title: 'Neuer' });
  expect(await save(again, text)).toBe(again);
});

test('a file keeps the line ends and the byte order mark that it has', async () => {
  const windows = `\ufeff${opened.replaceAll('\n', '\r\n')}`;
  expect(await form().save({ hours: 'Di' }, windows)).toBe(windows.replace('Mo', 'Di'));
  expect(await form().save({ hours: 'Di' }, windows.replace('Erika', 'Erna'))).toBe(
    windows.replace('Mo', 'Di').replace('Erika', 'Erna'),
  );
  const both = 'hours: Mo\r\nname: Erika\n';
  expect(await form(both).save({ hours: 'Di' }, both)).toBe('hours: Di\nname: Erika\n');
  const source = '---\r\ntitle: A\r\n---\r\n\r\nEins.\r\n\r\nZwei.\r\n';
  expect(await form(source, markdownFormat).save({ body: 'Eins.\n\nDrei.' }, source)).toBe(
    source.replace('Zwei', 'Drei'),
  );
});

test('a file that is not UTF-8 is left as it is, whether it was so when opened or became so', async () => {
  const latin = new TextDecoder().decode(Buffer.from(opened.replace('Mo', 'Büro'), 'latin1'));
  await expect(form(latin).save({ name: 'Erna' }, latin)).rejects.toThrow('nicht als UTF-8');
  await expect(form().save({ name: 'Erna' }, latin)).rejects.toThrow('nicht als UTF-8');
});

test('what no form has made is left to the CMS', async () => {
  expect(await settle('content/notes.md', 'Notes', 'Other notes')).toBeUndefined();
});
