import sharp from 'sharp';
import type { EditorPage } from './editor-page.ts';
import { expect, type Locator } from './test.ts';

/* Photographs of an owner, and how she gives them to a form of the editor. */

export const photograph = (background: string, width = 1600) =>
  sharp({ create: { width, height: Math.round(width * 0.6), channels: 3, background } });

const jpeg = (background: string, width?: number): Promise<Buffer> =>
  photograph(background, width).jpeg().toBuffer();

export const blue = await jpeg('#147');
export const red = await jpeg('#a22');
/** As high as a portrait has to be. */
export const upright = await photograph('#147').resize(900, 1140).jpeg().toBuffer();
export const small = await jpeg('#147', 300);
/** Wide enough, but not in the shape of an article's picture. */
export const panorama = await photograph('#147').resize(1600, 400).jpeg().toBuffer();
export const png = await photograph('#272').png().toBuffer();
export const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
/** Of a telephone held upright: stored across, shown 960 pixels wide. */
export const turned = await photograph('#147').jpeg().withMetadata({ orientation: 6 }).toBuffer();
/** 20 MB, of which the picture itself has little. */
export const huge = Buffer.concat([await jpeg('#147', 4500), Buffer.alloc(20_000_000)]);

type Place = { name?: string; field?: string; within?: Locator };

/** Chooses a file, which may be refused. */
export async function choose(
  editor: EditorPage,
  buffer: Buffer,
  { name = 'DSC_0815.JPG', field = 'Eigenes Foto', within }: Place = {},
) {
  const input = await editor.input(field, within, 'input[type=file]');
  await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** Chooses a photograph, which the form then shows. */
export async function give(editor: EditorPage, buffer: Buffer, place?: Place) {
  await choose(editor, buffer, place);
  const field = editor.field(place?.field ?? 'Eigenes Foto', place?.within);
  await expect(field.getByAltText('Neues Foto')).toBeVisible();
}

/** What a new article needs. */
export async function fillArticle(editor: EditorPage, title: string) {
  await editor.fill('Titel des Beitrags', title);
  await editor.fill('Beschreibung bei Google', 'Drei Fragen vor dem ersten Auftrag an eine Maschine.');
  await (await editor.input('Stichwörter', undefined, 'button:has-text("hinzufügen")')).click();
  await (await editor.input('Stichwörter')).fill('KI-Agenten');
  await (await editor.input('Kategorie', undefined, '[role=combobox]')).click();
  await editor.page.getByRole('option', { name: 'KI-Strategien' }).click();
  await editor.fill('Ein bis zwei Sätze für die Übersicht', 'Drei Fragen, bevor eine Maschine bestellt.');
  await (await editor.input('Text', undefined, '[contenteditable]')).click();
  await editor.page.keyboard.type('Eine Grenze in Euro gehört in jeden Auftrag.');
}

/** Unfolds the fields around the picture at the top of a page's form. */
export async function unfoldTop(editor: EditorPage) {
  const top = editor.field('Anfang der Seite');
  for (const group of [top, editor.field('Bild am Anfang der Seite', top)]) {
    const unfold = group.getByRole('button', { name: 'Aufklappen' }).first();
    if (await unfold.isVisible()) await unfold.click();
  }
}
