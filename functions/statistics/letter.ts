import type { letter } from '#site-build';
import { DIRECT } from './count-request.ts';
import type { Enquiries } from './enquiries.ts';
import { type Letter, monthName, number, type Row, type Section } from './letter-format.ts';
import type { MonthFigures } from './month.ts';
import { nearestPage } from './nearest-page.ts';
import { type Entries, REST, Tally } from './tally.ts';

export type LetterFacts = typeof letter & { leadTypeLabels: Record<string, string>; siteUrl: string };

export type LetterInput = {
  month: MonthFigures;
  before: MonthFigures;
  yearBefore: MonthFigures;
  /** Of the site's external links, those that don't answer; undefined if they weren't looked at. */
  broken: readonly string[] | undefined;
};

const TEN = 10;
/** More wouldn't be read. */
const MISSING = 20;

/** The owner's letter about a month. Without names or addresses of those who enquired. */
export function writeLetter({ month, before, yearBefore, broken }: LetterInput, facts: LetterFacts): Letter {
  return {
    subject: `Ihre Website im ${monthName(month.month)}`,
    intro: `Zahlen zu ${new URL(facts.siteUrl).host}, ohne Cookies und ohne Kennung der Besucher gezählt.`,
    sections: [
      enquiries([month, before, yearBefore], facts),
      visits([month, before, yearBefore], facts),
      missing(month, facts),
      links(broken, facts),
      due(month.month, facts),
    ],
  };
}

type Months = [month: MonthFigures, before: MonthFigures, yearBefore: MonthFigures];

function enquiries(months: Months, { leadTypeLabels, pages }: LetterFacts): Section {
  const tallies = (name: keyof Enquiries) =>
    months.map(({ enquiries }) => enquiries && new Tally(enquiries[name]));
  const compared = (name: keyof Enquiries, label: (key: string) => string): Row[] => {
    const [now, before, yearBefore] = tallies(name);
    const keys = new Set([now, before].flatMap((tally) => tally?.entries().map(([key]) => key) ?? []));
    return [...keys]
      .map((key) => ({
        label: label(key),
        count: now?.get(key) ?? 0,
        compared: [before?.get(key), yearBefore?.get(key)],
      }))
      .sort((a, b) => b.count - a.count);
  };
  const totals = tallies('forms').map((tally) => tally?.total);
  return {
    heading: `Anfragen: ${number(totals[0] ?? 0)}`,
    notes: [
      `Zum Vergleich: ${months
        .slice(1)
        .map(({ month }, index) => `${monthName(month)}: ${number(totals[index + 1])}`)
        .join(', ')}. Vormerkungen und Downloads zählen mit.`,
    ],
    tables: [
      {
        title: 'Nach Formular (Vormonat, Vorjahr)',
        rows: compared('forms', (type) => leadTypeLabels[type] ?? type),
      },
      {
        title: 'Nach Seite (Vormonat, Vorjahr)',
        rows: compared('pages', (path) => pageLabel(path, pages)),
      },
      { title: 'Nach Kampagne (Vormonat, Vorjahr)', rows: compared('campaigns', named) },
    ],
  };
}

function visits([now, before, yearBefore]: Months, { pages }: LetterFacts): Section {
  const { counts, days } = now;
  const top = (entries: Entries, label: (key: string) => string) =>
    entries.map(([key, count]) => ({ label: label(key), count }));
  const visitsOf = ({ counts, days }: MonthFigures) => number(days > 0 ? counts.sources.total : undefined);
  return {
    heading: `Besuche: ${visitsOf(now)}`,
    notes: [
      days === 0
        ? 'In diesem Monat wurde noch nicht gezählt.'
        : `Zum Vergleich: ${[before, yearBefore].map((one) => `${monthName(one.month)}: ${visitsOf(one)}`).join(', ')}. Tage mit Zählung: ${days}.`,
      'Ein Besuch ist eine Seite, zu der keine andere Seite der Website geführt hat. Wer wiederkommt, zählt wieder: Besucher werden nicht erkannt. Aufrufe einer Seite enthalten auch solche, bei denen jemand mit der Maus auf dem Link verweilt hat.',
      `Programme wie Suchmaschinen sind nicht mitgezählt (Aufrufe: ${number(counts.other.get('robots'))}); solche, die sich als Browser ausgeben, schon.`,
    ],
    tables: [
      {
        title: `Seiten, nach Aufrufen (zusammen ${number(counts.pages.total)})`,
        rows: top(counts.pages.entries(TEN), (path) => pageLabel(path, pages)),
      },
      {
        title: 'Woher die Besuche kamen',
        rows: top(counts.sources.entries(TEN), (host) =>
          host === DIRECT ? 'ohne Angabe (eingetippt, Lesezeichen, Mail, App)' : named(host),
        ),
      },
      {
        title: 'Kampagnen (Quelle / Medium / Kampagne)',
        rows: top(counts.campaigns.entries(TEN), named),
      },
    ],
  };
}

function missing({ counts }: MonthFigures, { pages }: LetterFacts): Section {
  const entries = counts.missing.entries(MISSING);
  const lines = entries.flatMap(([path]) => {
    // What has other characters comes from a scanner, or would have to be quoted.
    if (!/^\/[\w/~.-]+$/.test(path)) return [];
    return [`${path}: ${nearestPage(path, Object.keys(pages))}`];
  });
  return {
    heading: `Vergebliche Aufrufe: ${number(counts.missing.total)}`,
    notes: [
      ...(lines.length > 0
        ? [
            'Führte einer dieser Pfade einmal zu einer Seite, kopieren Sie seine Zeile in content/redirects.yaml, und prüfen Sie das vorgeschlagene Ziel:',
          ]
        : []),
    ],
    code: lines,
    tables: [
      {
        title: 'Seiten, die es nicht gibt',
        rows: entries.map(([path, count]) => ({ label: named(path), count })),
      },
    ],
    after: [
      'Suchwörter ohne Treffer fehlen hier: Im Blog wird im Browser gesucht, und was jemand dort eintippt, erfährt der Server nicht.',
    ],
  };
}

function links(broken: readonly string[] | undefined, { externalLinks }: LetterFacts): Section {
  const all = externalLinks.length;
  const note =
    broken === undefined
      ? 'Nicht geprüft.'
      : broken.length === 0
        ? `Alle ${all} Adressen antworten.`
        : broken.length === all
          ? `Keine der ${all} Adressen hat geantwortet. Wahrscheinlich hatte die Prüfung keine Verbindung.`
          : `Keine Antwort, oder die Seite gibt es dort nicht mehr (${broken.length} von ${all}):`;
  const isListed = broken !== undefined && broken.length < all;
  return {
    heading: 'Links zu anderen Websites',
    notes: [note],
    code: isListed ? [...broken] : [],
    tables: [],
  };
}

/** What falls due before the letter after the next one. */
function due(month: string, { due }: LetterFacts): Section {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const until = new Date(Date.UTC(year, of + 1, 0)).toISOString().slice(0, 10);
  const open = due.filter(({ on }) => on <= until).sort((a, b) => (a.on < b.on ? -1 : 1));
  return {
    heading: 'Was ansteht',
    notes: open.length > 0 ? open.map(({ what }) => what) : ['Nichts.'],
    tables: [],
  };
}

const named = (key: string) => (key === REST ? 'übrige' : key);
const pageLabel = (path: string, pages: Record<string, string>) =>
  Object.hasOwn(pages, path) ? `${pages[path]} (${path})` : named(path);
