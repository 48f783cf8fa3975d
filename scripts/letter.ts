import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { monthBefore } from '../functions/statistics/enquiries.ts';
import { writeLetter } from '../functions/statistics/letter.ts';
import { createStatisticsStore } from '../functions/statistics/statistics-store.ts';
import { buildFolder } from '../site/build-folder.ts';
import { monthPeriod, thisMonth } from './leads/selection.ts';
import { placeOf } from './leads/table-copy.ts';
import { LOCAL_URL, targetHelp, targetOptions, withTarget } from './leads/target.ts';
import { parseOptions } from './options.ts';
import { failInGerman, step, UserError } from './progress.ts';

const help = `Zeigt den Monatsbrief über Besuche und Anfragen und schreibt ihn als HTML-Datei. Ohne --month über den vorigen Monat. Im
lokalen Stack wird dafür sein Protokoll gezählt, und der Brief liegt auch im Postfach: /__local/mailbox

  npm run letter -- --month 2026-11
  npm run letter -- --month 2026-11 --stage prod

Links zu anderen Websites prüft nur der Brief, den AWS verschickt.

${targetHelp}`;

async function main() {
  const options = { ...targetOptions, month: { type: 'string' } } as const;
  const { values } = parseOptions(help, { options });
  const { month = monthBefore(thisMonth(new Date())), stage, url = LOCAL_URL } = values;
  const { name } = monthPeriod(month);
  if (month > thisMonth(new Date())) throw new UserError(`${name} hat noch nicht begonnen.`);
  const facts = await readFacts();
  await withTarget(values, { note: console.error }, async ({ dynamodb, tables }) => {
    if (!stage) await step('Protokoll zählen, Brief ins Postfach legen', () => countLocally(url, month));
    const store = createStatisticsStore(dynamodb, tables.limits);
    const letter = await step('Zahlen lesen', () => writeLetter(month, store, facts, undefined));
    const file = resolve('.local', `monatsbrief-${placeOf(stage)}-${month}.html`);
    mkdirSync('.local', { recursive: true });
    writeFileSync(file, letter.html);
    console.log(letter.text);
    console.error(`Als HTML: ${pathToFileURL(file).href}`);
  });
}

async function readFacts() {
  const file = pathToFileURL(resolve(buildFolder, 'site-build.js')).href;
  const build: typeof import('#site-build') = await import(file).catch(() => {
    throw new UserError(`${buildFolder}/site-build.js fehlt. Bauen Sie die Website zuerst: npm run build`);
  });
  return { ...build.letter, leadTypeLabels: build.leadTypeLabels, siteUrl: build.owner.siteUrl };
}

async function countLocally(url: string, month: string) {
  const rule = new URL(`/__local/run/StatisticsDaily?month=${month}`, url);
  const answer = await fetch(rule, { method: 'POST' });
  const [result] = (await answer.json()) as [{ ok: boolean } | null];
  if (!result?.ok)
    throw new UserError('Das Protokoll konnte nicht gezählt werden: siehe die Ausgabe von npm start.');
}

if (import.meta.main) await main().catch(failInGerman);
