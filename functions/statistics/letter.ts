import { closestMatch } from 'leven';
import type { letter } from '#site-build';
import { DIRECT } from './count-request.ts';
import { type Counts, REST, sumOf, type Tally } from './counts.ts';
import { monthAfter, monthBefore } from './enquiries.ts';
import { composed, type Letter } from './letter-format.ts';
import type { Kept, StatisticsStore } from './statistics-store.ts';

export type LetterFacts = typeof letter & { leadTypeLabels: Record<string, string>; siteUrl: string };

/* More rows wouldn't be read. */
const SHOWN_ROWS = 10;
const SHOWN_MISSING = 20;

/**
 * The owner's letter about a month. Without names or addresses of those who enquired.
 * @param broken external links that don't answer; undefined if nobody looked
 */
export async function writeLetter(
  month: string,
  store: StatisticsStore,
  { pages, externalLinks, due, leadTypeLabels, siteUrl }: LetterFacts,
  broken: readonly string[] | undefined,
): Promise<Letter> {
  const months = [0, 1, 12].map((ago) => monthBefore(month, ago));
  // What is kept of a day are its requests, what is kept of a month its enquiries.
  const countedDays = await Promise.all(months.map((each) => store.read(...daysOf(each))));
  const visits = countedDays.map(countsOf);
  const enquiries = (await Promise.all(months.map((each) => store.read(each)))).map(countsOf);
  const [counts] = visits;
  const visitTotals = visits.map((each) => each?.sources.total);
  const enquiriesBy = (name: keyof Counts) => enquiries.map((each) => each?.[name]);
  const enquiryTotals = enquiriesBy('forms').map((tally) => tally?.total);
  const compared = (totals: Array<number | undefined>) => {
    const [, ...others] = months.map((each, index) => `${monthName(each)}: ${number(totals[index])}`);
    return `Zum Vergleich: ${others.join(', ')}.`;
  };
  const pageOf = (path: string) => (Object.hasOwn(pages, path) ? `${pages[path]} (${path})` : named(path));
  const typeOf = (type: string) => leadTypeLabels[type] ?? type;
  return composed(
    `Ihre Website im ${monthName(month)}`,
    `
Zahlen zu ${new URL(siteUrl).host}, ohne Cookies und ohne Kennung der Besucher gezählt.

## Anfragen: ${number(enquiryTotals[0])}

${compared(enquiryTotals)} Vormerkungen und Downloads zählen mit.

### Nach Formular (Vormonat, Vorjahr)
${rows(enquiriesBy('forms'), typeOf)}

### Nach Seite (Vormonat, Vorjahr)
${rows(enquiriesBy('pages'), pageOf)}

### Nach Kampagne (Vormonat, Vorjahr)
${rows(enquiriesBy('campaigns'), named)}

## Besuche: ${number(visitTotals[0])}

${counts ? `${compared(visitTotals)} Tage mit Zählung: ${countedDays[0]?.length}.` : 'In diesem Monat wurde nicht gezählt.'}

Ein Besuch ist der Aufruf einer Seite, zu der keine andere Seite der Website geführt hat. Wer wiederkommt, zählt wieder: Besucher werden nicht erkannt.

Programme wie Suchmaschinen sind nicht mitgezählt (Aufrufe: ${number(counts?.other.get('robots'))}); solche, die sich als Browser ausgeben, schon.

### Seiten, nach Aufrufen (zusammen ${number(counts?.pages.total)})
${rows([counts?.pages], pageOf, SHOWN_ROWS)}

### Woher die Besuche kamen
${rows([counts?.sources], (host) => (host === DIRECT ? 'ohne Angabe (eingetippt, Lesezeichen, Mail, App)' : named(host)), SHOWN_ROWS)}

### Kampagnen (Quelle / Medium / Kampagne)
${rows([counts?.campaigns], named, SHOWN_ROWS)}

## Vergebliche Aufrufe: ${number(counts?.missing.total)}

Suchwörter ohne Treffer fehlen hier: Im Blog wird im Browser gesucht, und was jemand dort eintippt, erfährt der Server nicht.

${redirectsFor(counts?.missing, Object.keys(pages))}

### Seiten, die es nicht gibt
${rows([counts?.missing], named, SHOWN_MISSING)}

## Links zu anderen Websites

${answersOf(broken, externalLinks.length)}

## Was ansteht

${dueBeforeNextLetter(month, due).join('\n\n') || 'Nichts.'}
`,
  );
}

const daysOf = (month: string) =>
  Array.from({ length: 31 }, (_, index) => `${month}-${`${index + 1}`.padStart(2, '0')}`);

/** Undefined where nothing was counted. */
const countsOf = (kept: Kept[]) => (kept.length > 0 ? sumOf(kept) : undefined);

/**
 * Lines of a table: one for each key of the first two tallies, with its count in every tally.
 * @param limit how many keys of each tally, the largest first
 */
function rows(tallies: Array<Tally | undefined>, label: (key: string) => string, limit?: number): string {
  const counted = tallies.map((tally) => tally && new Map(tally.entries(limit)));
  const keys = new Set(counted.slice(0, 2).flatMap((counts) => [...(counts?.keys() ?? [])]));
  const lines = [...keys].map((key) => {
    const [own, ...others] = counted.map((counts) => number(counts && (counts.get(key) ?? 0)));
    return `${own}\t${label(key)}\t${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
  });
  return lines.join('\n');
}

function redirectsFor(tally: Tally | undefined, pages: string[]): string {
  const found = tally?.entries(SHOWN_MISSING).map(([path]) => path) ?? [];
  // What has other characters comes from a scanner, or would have to be quoted.
  const paths = found.filter((path) => /^\/[\w/~.-]+$/.test(path));
  if (paths.length === 0) return '';
  return `Führte einer dieser Pfade einmal zu einer Seite, kopieren Sie seine Zeile in content/redirects.yaml, und prüfen Sie das vorgeschlagene Ziel:

${paths.map((path) => `    ${path}: ${nearestPage(path, pages)}`).join('\n')}`;
}

/** The page whose path is most like this one, by its last part; if none is, the one above it or the home page. */
function nearestPage(path: string, pages: string[]): string {
  const lastOf = (of: string) => of.slice(of.lastIndexOf('/') + 1);
  const byLast = new Map(pages.map((page) => [lastOf(page), page]));
  const maxDistance = Math.ceil(Math.max(2, lastOf(path).length / 2)) - 1;
  const nearest = closestMatch(lastOf(path), [...byLast.keys()], { maxDistance });
  const above = path.slice(0, path.lastIndexOf('/'));
  return (nearest && byLast.get(nearest)) || (pages.includes(above) ? above : '/');
}

function answersOf(broken: readonly string[] | undefined, asked: number): string {
  if (!broken) return 'Nicht geprüft.';
  if (broken.length === 0) return `Alle ${asked} Adressen antworten.`;
  if (broken.length === asked)
    return `Keine der ${asked} Adressen hat geantwortet. Wahrscheinlich hatte die Prüfung keine Verbindung.`;
  return `Keine Antwort, oder die Seite gibt es dort nicht mehr (${broken.length} von ${asked}):

${broken.map((url) => `    ${url}`).join('\n')}`;
}

/** What is overdue, or falls due before the next letter. November's goes out on 1 December, the next one on 1 January. */
const dueBeforeNextLetter = (month: string, due: LetterFacts['due']) =>
  due
    .filter(({ on }) => on < monthAfter(month, 2))
    .sort((a, b) => (a.on < b.on ? -1 : 1))
    .map(({ what }) => what);

const named = (key: string) => (key === REST ? 'übrige' : key);

const numbers = new Intl.NumberFormat('de-DE');

/** "1.234"; a dash for what wasn't counted. */
const number = (count: number | undefined) => (count === undefined ? '–' : numbers.format(count));

/** "November 2026" */
const monthName = (month: string) =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
