import { expect, test } from 'vitest';
import * as z from 'zod';
import { ContentError, type Location } from '../errors/content-error.ts';
import type { YamlFile } from '../read/files-as-read.ts';
import { reference } from '../schemas/references.ts';
import { type Missing, missingRecords } from './missing-records.server.ts';

const at = (line: number): Location => ({ file: 'content/faq.yaml', line, field: '' });
const missing = (id: string, locations: Location[], names: string[] = []): Missing => ({
  ...{ target: 'testimonials', id, names, locations },
});
const messages = (ones: Missing[], files: YamlFile[] = []) =>
  missingRecords(ones, files).map(({ message }) => message);

test('two missing records are reported one by one, three as part of a file that is gone', () => {
  const gone = ['eins', 'zwei', 'drei'].map((id, index) => missing(id, [at(index), at(index + 10)]));
  expect(messages(gone.slice(1))).toHaveLength(2);
  expect(messages(gone)).toEqual([expect.stringContaining('Hier fehlen 3 Einträge')]);
});

test('a misspelt slot has its own message, but counts among the places of a record that is gone', () => {
  const slot = new ContentError(at(3), 'Der Text enthält einen unbekannten Platzhalter');
  expect(messages([missing('anna-a', [slot], ['anna-b'])])).toEqual([slot.message]);
  expect(messages([missing('anna-a', [slot, at(4)], ['anna-b'])])).toEqual([
    expect.stringMatching(/steht aber noch an 2 Stellen.*content\/faq\.yaml:3, content\/faq\.yaml:4/),
  ]);
});

test('the new name of a record is one that no page names yet', () => {
  const schema = z.strictObject({ one: reference('testimonials') });
  const files = [{ file: 'content/pages/home.yaml', schema, data: { one: 'anna-b' } } as unknown as YamlFile];
  const [message] = messages([missing('anna-a', [at(1), at(2)], ['anna-b', 'anna-c'])], files);
  expect(message).toContain('Haben Sie ihn in „anna-c“ umbenannt');
});
