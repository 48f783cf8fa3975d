import { expect, test } from 'vitest';
import { markdownFormat, yamlFormat } from './file-formats.ts';
import { learnLineEnds, withLineEnds } from './line-ends.ts';

/** As the CMS reads a file and writes it. */
function saved(source: string, change: (fields: Record<string, unknown>) => object, format = yamlFormat) {
  learnLineEnds(source);
  const opened = format.fromFile(source.replaceAll('\r\n', '\n').trim());
  return withLineEnds(`${format.toFile({ ...opened, ...change(opened) }).trim()}\n`);
}

test('a file with line ends of Windows keeps them, with its byte order mark, also when it is saved again', () => {
  const once = saved('\ufeffhours: Mo # kurz\r\nname: Erika\r\n', () => ({ hours: 'Di' }));
  expect(once).toBe('\ufeffhours: Di # kurz\r\nname: Erika\r\n');
  const reopened = yamlFormat.fromFile(once.replaceAll('\r\n', '\n').trim());
  expect(withLineEnds(yamlFormat.toFile({ ...reopened, hours: 'Mi' }))).toBe(
    '\ufeffhours: Mi # kurz\r\nname: Erika',
  );
});

test('an article with line ends of Windows keeps them where its text changes', () => {
  const source = '---\r\ntitle: A\r\n---\r\n\r\nEins.\r\n\r\nZwei.\r\n';
  expect(saved(source, () => ({ body: 'Eins.\n\nDrei.' }), markdownFormat)).toBe(
    source.replace('Zwei', 'Drei'),
  );
});

test('any other file has LF', () => {
  expect(saved('a: 1\r\nb: 2\n', () => ({ a: 3 }))).toBe('a: 3\nb: 2\n');
  expect(withLineEnds('new: 1\n')).toBe('new: 1\n');
});
