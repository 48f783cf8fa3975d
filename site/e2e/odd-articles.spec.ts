import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formSheets } from '../components/prose/form-sheets.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { axeViolations } from './axe.ts';
import { horizontalOverflow } from './conditions/horizontal-overflow.ts';
import { overlappingText } from './conditions/overlapping-text.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
import { holdBack, hydrated } from './live-page.ts';
import { expect, test } from './test.ts';
import { withoutPopups } from './without-popups.ts';

/* What an owner may write in an article of any form, though the form draws something else from it. */

const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';
const TEXT = 'Das Protokoll liegt seit drei Wochen im Ordner, und niemand hat **wirklich** darin gelesen.';

const week = (side: string) => `
| Abteilung | Montag | Dienstag | Mittwoch | Donnerstag | Freitag | Summe |
|---|${`${side}|`.repeat(6)}
| Einkauf | 12 | 14 | 9 | 11 | 15 | 61 |
| ${LONG} | 1.200.000 | 3 | 4 | 5 | 6 | 1.200.018 |
| Vertrieb | 3 | 4 | 5 | 6 | 7 | 25 |
| Personal | 3 | 4 | 5 | 6 | 7 | 25 |
`;

const body = `
> Ein Zitat als erste Zeile.[^1]

${week('---:')}

## ${LONG}

*Kursiv allein.*

1. **Eins.** ${TEXT}
2. ${LONG}
   - darunter **fett**
3. **Drei.**

*Und noch einmal.*

- **${LONG}.** ${TEXT}
- Ein Satz mit **Fettem** darin.

**${TEXT.replaceAll('**', '')}**

**${LONG}**

## Ohne Absatz

${week('---')}

> 1. **Eins.** ${TEXT}
> 2. ${LONG}

- [ ] Offen
- [x] Erledigt

[^1]: Eine Fußnote.
`;

/** What can be filled in, in a worksheet and in a glossary. */
const fields = {
  worksheet: `## Schritt 1: Notieren

**Ihr Eintrag:** Ort und Uhrzeit.

## Schritt 2: Prüfen

- **Werbung.** Ein Satz.
- **Bilder.** Ein Satz.
`,
  glossary: `## Bald entscheiden

### Copilot

**Fragen Sie:** „Wer prüft das?“

## Zum Schluss

Lassen Sie nur zwei Antworten zu: geklärt, offen.
`,
};

let folder: string;
let server: DevServer;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = join(mkdtempSync(join(tmpdir(), 'odd-')), 'content');
  cpSync(fixtureFolder, folder, { recursive: true });
  for (const form of Object.keys(formSheets)) {
    const head = [
      `title: Probe ${form}`,
      `description: Probe der Form ${form}`,
      'date: 2025-01-02',
      'author: "{{owner}}"',
      'category: KI-Trends',
      `excerpt: Probe der Form ${form}`,
      `form: ${form}`,
    ];
    writeFileSync(join(folder, `blog/probe-${form}.md`), `---\n${head.join('\n')}\n---\n${body}`);
    const filled = form in fields && fields[form as keyof typeof fields];
    if (filled)
      writeFileSync(
        join(folder, `blog/fields-${form}.md`),
        `---\n${head.join('\n').replaceAll('Probe', 'Felder')}\n---\n\n${filled}`,
      );
  }
  server = await startDevServer('odd', { CONTENT_FOLDER: folder });
});

test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

for (const form of Object.keys(formSheets))
  test(`what is odd in a text of the form ${form} is all to be read`, async ({ page }) => {
    await withoutPopups(page.context());
    await page.goto(`${server.url}/blog/probe-${form}`);
    await expect(page.locator(`.prose-${form}`)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await horizontalOverflow(page), `${width}`).toEqual([]);
      expect.soft(await overlappingText(page, '.prose'), `${width}`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await horizontalOverflow(page), '1440, text 200 %').toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    expect.soft(await axeViolations(page, ['label'])).toEqual([]);
    // As an entry of the contents looks while its part is being read (table-of-contents.css).
    await page.locator('.table-of-contents summary').click();
    await page
      .locator('.table-of-contents a')
      .first()
      .evaluate((link) => {
        link.style.color = 'var(--accent)';
      });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeViolations(page, ['color-contrast']), colorScheme).toEqual([]);
    }
  });

test('what is filled in before the page’s code has come stays, and nothing keeps it', async ({ page }) => {
  await withoutPopups(page.context());
  const entry = page.getByRole('textbox', { name: 'Ihr Eintrag: Ort und Uhrzeit.' });
  const box = page.getByRole('checkbox', { name: 'Bilder.' });
  const answer = page
    .getByRole('radiogroup', { name: 'Wer prüft das?' })
    .getByRole('radio', { name: 'offen' });
  const release = await holdBack(page, '**/*.ts*');
  await page.goto(`${server.url}/blog/fields-worksheet`, { waitUntil: 'commit' });
  await entry.fill('Lager, 21:40 Uhr');
  await box.focus();
  await page.keyboard.press('Space');
  release();
  await hydrated(page);
  await expect(entry).toHaveValue('Lager, 21:40 Uhr');
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Werbung.' })).not.toBeChecked();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('Lager');

  await page.goto(`${server.url}/blog/fields-glossary`, { waitUntil: 'commit' });
  await answer.check();
  await hydrated(page);
  await expect(answer).toBeChecked();
  // One answer to a question, by the keys of radio buttons.
  await answer.press('ArrowLeft');
  await expect(answer).not.toBeChecked();
  await page.locator('.table-of-contents summary').click();
  await page.locator('.table-of-contents').getByRole('link', { name: 'Copilot' }).click();
  await expect(page.getByRole('heading', { name: 'Copilot' })).toBeInViewport();
});
