import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formSheets } from '../components/prose/form-sheets.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { axeViolations } from './axe.ts';
import { horizontalOverflow } from './conditions/horizontal-overflow.ts';
import { overlappingText } from './conditions/overlapping-text.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
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
