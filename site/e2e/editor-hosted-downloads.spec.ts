import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fixtureFolder } from '../testing/fixture.ts';
import { choose } from './editor-photographs.ts';
import { openHostedEditor, propose } from './hosted-editor.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const DOWNLOADS = 'content/downloads.yaml';
const before = readFileSync(resolve(fixtureFolder, 'downloads.yaml'), 'utf8');
const pdf = Buffer.from('%PDF-1.7 Angebot', 'latin1');

test('a PDF that is uploaded is part of the proposal, in the folder of downloads; what is none is refused', async ({
  page,
  context,
}) => {
  const { github, editor, stop } = await openHostedEditor(page, context, { [DOWNLOADS]: before });
  await editor.open('medien/downloads');
  const within = await editor.entry('Dateien', 'Die 10 besten KI-Prompts für Kleinanzeigen');
  const place = { within, field: 'Datei', name: 'Angebot für Büros.PDF' };
  await choose(editor, Buffer.from('PK Word'), place);
  await expect(editor.field(place.field, within).getByRole('alert')).toContainText('ist aber keines');
  await choose(editor, Buffer.concat([pdf, Buffer.alloc(10_000_000)]), place);
  await expect(editor.field(place.field, within).getByRole('alert')).toContainText('erlaubt sind 10 MB');
  await choose(editor, pdf, place);
  await expect(editor.field(place.field, within).getByPlaceholder('Neue Datei')).toBeVisible();
  await propose(page);
  const [head = ''] = github.pulls.map(({ head }) => head);
  expect(github.proposed(head)).toEqual({
    [DOWNLOADS]: before.replace('file: kleinanzeigen-ki-prompts.pdf', 'file: angebot-fuer-bueros.pdf'),
    'content/downloads/angebot-fuer-bueros.pdf': pdf.toString('latin1'),
  });
  expect(github.read('main', 'content/downloads/angebot-fuer-bueros.pdf')).toBe('');
  await stop();
});
