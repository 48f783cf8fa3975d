import { closestMatch } from 'leven';
import type { letter } from '#site-build';
import { DIRECT } from './count-request.ts';
import type { Enquiries } from './enquiries.ts';
import { type Letter, monthName, number, type Section } from './letter-format.ts';
import type { MonthFigures } from './statistics-store.ts';
import { type Entries, REST, Tally } from './tally.ts';

export type LetterFacts = typeof letter & { leadTypeLabels: Record<string, string>; siteUrl: string };

export type Months = [month: MonthFigures, before: MonthFigures, yearBefore: MonthFigures];

const TEN = 10;
/** More wouldn't be read. */
const MISSING = 20;

/**
 * The owner's letter about a month. Without names or addresses of those who enquired.
 * @param broken of the site's external links, those that don't answer; undefined if they weren't looked at
 */
export function writeLetter(
  months: Months,
  broken: readonly string[] | undefined,
  facts: LetterFacts,
): Letter {
  const [{ month, counts }] = months;
  return {
    subject: `Ihre Website im ${monthName(month)}`,
    intro: `Zahlen zu ${new URL(facts.siteUrl).host}, ohne Cookies und ohne Kennung der Besucher gezählt.`,
    sections: [
      enquiries(months, facts),
      visits(months, facts),
      missing(counts.missing, Object.keys(facts.pages)),
      links(broken, facts.externalLinks.length),
      due(month, facts),
    ],
  };
}

function enquiries(months: Months, { leadTypeLabels, pages }: LetterFacts): Section {
  const tallyOf = (name: keyof Enquiries, { enquiries }: MonthFigures) =>
    enquiries && new Tally(enquiries[name]);
  const totalOf = (month: MonthFigures) => tallyOf('forms', month)?.total;
  const table = (by: string, name: keyof Enquiries, label: (key: string) => string) => {
    const [now, before, yearBefore] = months.map((month) => tallyOf(name, month));
    const keys = new Set([now, before].flatMap((tally) => tally?.entries().map(([key]) => key) ?? []));
    const rows = [...keys].map((key) => ({
      label: label(key),
      count: now?.get(key) ?? 0,
      compared: [before?.get(key), yearBefore?.get(key)],
    }));
    return { title: `Nach ${by} (Vormonat, Vorjahr)`, rows: rows.sort((a, b) => b.count - a.count) };
  };
  return {
    heading: `Anfragen: ${number(totalOf(months[0]) ?? 0)}`,
    notes: [`${comparison(months, totalOf)} Vormerkungen und Downloads zählen mit.`],
    tables: [
      table('Formular', 'forms', (type) => leadTypeLabels[type] ?? type),
      table('Seite', 'pages', pageLabel(pages)),
      table('Kampagne', 'campaigns', named),
    ],
  };
}

function visits(months: Months, { pages }: LetterFacts): Section {
  const [{ counts, days }] = months;
  const visitsOf = ({ counts, days }: MonthFigures) => (days > 0 ? counts.sources.total : undefined);
  const table = (title: string, tally: Tally, label: (key: string) => string) => ({
    title,
    rows: tally.entries(TEN).map(([key, count]) => ({ label: label(key), count })),
  });
  return {
    heading: `Besuche: ${number(visitsOf(months[0]))}`,
    notes: [
      days === 0
        ? 'In diesem Monat wurde noch nicht gezählt.'
        : `${comparison(months, visitsOf)} Tage mit Zählung: ${days}.`,
      'Ein Besuch ist der Aufruf einer Seite, zu der keine andere Seite der Website geführt hat. Wer wiederkommt, zählt wieder: Besucher werden nicht erkannt.',
      `Programme wie Suchmaschinen sind nicht mitgezählt (Aufrufe: ${number(counts.other.get('robots'))}); solche, die sich als Browser ausgeben, schon.`,
    ],
    tables: [
      table(`Seiten, nach Aufrufen (zusammen ${number(counts.pages.total)})`, counts.pages, pageLabel(pages)),
      table('Woher die Besuche kamen', counts.sources, (host) =>
        host === DIRECT ? 'ohne Angabe (eingetippt, Lesezeichen, Mail, App)' : named(host),
      ),
      table('Kampagnen (Quelle / Medium / Kampagne)', counts.campaigns, named),
    ],
  };
}

function missing(tally: Tally, pages: string[]): Section {
  const entries: Entries = tally.entries(MISSING);
  // What has other characters comes from a scanner, or would have to be quoted.
  const paths = entries.map(([path]) => path).filter((path) => /^\/[\w/~.-]+$/.test(path));
  const remedy =
    'Führte einer dieser Pfade einmal zu einer Seite, kopieren Sie seine Zeile in content/redirects.yaml, und prüfen Sie das vorgeschlagene Ziel:';
  return {
    heading: `Vergebliche Aufrufe: ${number(tally.total)}`,
    notes: [
      'Suchwörter ohne Treffer fehlen hier: Im Blog wird im Browser gesucht, und was jemand dort eintippt, erfährt der Server nicht.',
      ...(paths.length > 0 ? [remedy] : []),
    ],
    code: paths.map((path) => `${path}: ${nearestPage(path, pages)}`),
    tables: [
      {
        title: 'Seiten, die es nicht gibt',
        rows: entries.map(([path, count]) => ({ label: named(path), count })),
      },
    ],
  };
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

function links(broken: readonly string[] | undefined, all: number): Section {
  const note =
    broken === undefined
      ? 'Nicht geprüft.'
      : broken.length === 0
        ? `Alle ${all} Adressen antworten.`
        : broken.length === all
          ? `Keine der ${all} Adressen hat geantwortet. Wahrscheinlich hatte die Prüfung keine Verbindung.`
          : `Keine Antwort, oder die Seite gibt es dort nicht mehr (${broken.length} von ${all}):`;
  const code = broken && broken.length < all ? [...broken] : [];
  return { heading: 'Links zu anderen Websites', notes: [note], code, tables: [] };
}

/** What falls due before the letter after the next one. */
function due(month: string, { due }: LetterFacts): Section {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const until = new Date(Date.UTC(year, of + 1, 0)).toISOString().slice(0, 10);
  const open = due.filter(({ on }) => on <= until).sort((a, b) => (a.on < b.on ? -1 : 1));
  const notes = open.length > 0 ? open.map(({ what }) => what) : ['Nichts.'];
  return { heading: 'Was ansteht', notes, tables: [] };
}

const comparison = ([, ...others]: Months, countOf: (month: MonthFigures) => number | undefined) =>
  `Zum Vergleich: ${others.map((one) => `${monthName(one.month)}: ${number(countOf(one))}`).join(', ')}.`;

const named = (key: string) => (key === REST ? 'übrige' : key);
const pageLabel = (pages: Record<string, string>) => (path: string) =>
  Object.hasOwn(pages, path) ? `${pages[path]} (${path})` : named(path);
