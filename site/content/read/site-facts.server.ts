import { formatDate } from '../../lib/date.ts';
import { formatMoney, grossCents, netCents } from '../../lib/money.ts';
import { openingHoursInWords, openingPeriods } from '../../lib/opening-hours.ts';
import type { Award } from '../schemas/awards.ts';
import type { Collections } from '../schemas/collections.ts';
import type { Price } from '../schemas/prices.ts';
import type { Site } from '../schemas/site.ts';
import type { Statistic } from '../schemas/statistics.ts';

/**
 * Facts that any text can use in double braces, because they are defined once: `{{owner}}`,
 * `{{price:mentoring.net}}`, `{{statistic:media}}`, `{{count:workshops}}`. A group's own name, such as `price:`, is there
 * once its file has been read.
 */
export type SiteFacts = Readonly<Record<(typeof factNames)[number], string>> & Forms;

/** Texts by slot name. */
type Forms = Readonly<Record<string, string>>;

/** Slots without a colon. All others depend on the content. */
export const factNames = [
  'owner',
  'contactEmail',
  'phone',
  'hours',
  'siteUrl',
  'withdrawalPage',
  'legalName',
  'managingDirector',
  'street',
  'postalCode',
  'city',
  'registerCourt',
  'registerNumber',
  'vatId',
  'enquiryDays',
  'formDays',
  'kickstartDays',
  'promptsDays',
  'campaign',
  'campaignEnd',
] as const;

/** Stands in for addresses, which links in texts may lead to, while the file that defines them has mistakes. */
export const someAddress = 'https://www.example.com';

/** Stand-ins while the files that define the facts have mistakes. */
export const noFacts = {
  ...Object.fromEntries(factNames.map((name) => [name, name])),
  siteUrl: someAddress,
  withdrawalPage: someAddress,
} as SiteFacts;

/** Whether a slot stands for an address, so that a link may lead there. */
export const isAddress = (name: string): boolean => noFacts[name] === someAddress || name.endsWith('.link');

/** @param collections as in the files; those with mistakes are missing */
export function siteFacts({
  site,
  prices,
  kickstart,
  offerings,
  workshops,
  talks,
  books,
  awards,
  statistics,
  tv,
}: Partial<Collections>): SiteFacts {
  return {
    ...noFacts,
    ...(site && factsOfSite(site)),
    ...(kickstart && { campaign: kickstart.name, campaignEnd: formatDate(kickstart.endsOn) }),
    ...(site &&
      prices &&
      factsOf(
        'price:',
        prices.prices.map((price) => factsOfPrice(price, site.ui.price)),
      )),
    ...(statistics && factsOf('statistic:', statistics.statistics.map(factsOfStatistic))),
    ...(awards && factsOf('award:', awards.awards.map(factsOfAward))),
    ...(books &&
      factsOf(
        'book:',
        books.books.map(({ id, title }) => ({ [`book:${id}`]: title })),
      )),
    ...(site &&
      factsOf(
        'membership:',
        site.memberships.map(({ id, name, link }) => ({
          [`membership:${id}`]: name,
          [`membership:${id}.link`]: link,
        })),
      )),
    ...(tv &&
      factsOf(
        'station:',
        tv.galleries.stations.map(({ id, name }) => ({ [`station:${id}`]: name })),
      )),
    ...countsOf({
      offerings: offerings?.offerings,
      workshops: workshops?.workshops,
      talks: talks?.talks,
      books: books?.books,
      awards: awards?.awards,
    }),
  };
}

const factsOf = (group: string, records: Forms[]): Forms => Object.assign({ [group]: '' }, ...records);

function factsOfSite({ name, email, phone, hours, url, withdrawalPage, company, retentionDays }: Site) {
  return {
    owner: name,
    contactEmail: email,
    phone: inOnePiece(phone),
    hours: openingHoursInWords(openingPeriods(hours) ?? []),
    siteUrl: url,
    withdrawalPage,
    ...company,
    // A line that begins with the number of a house says nothing.
    street: company.street.replace(/ (?=\d+\s?\p{L}?$)/u, '\u00A0'),
    // The schema requires one period for all types of a form, as the privacy policy names one.
    enquiryDays: String(retentionDays.consulting),
    formDays: String(retentionDays.kontakt),
    kickstartDays: String(retentionDays['herbst-kickstart']),
    promptsDays: String(retentionDays['free-prompts']),
  };
}

/** Keeps a phone number on one line wherever it appears. */
function inOnePiece(phone: string): string {
  return phone.replaceAll(' ', '\u00A0');
}

/** A price's amount and variants: net, gross, "ab …", and a single instalment; the offer's title and its bonus's last day. */
function factsOfPrice(price: Price, words: Site['ui']['price']): Forms {
  const { id, title, from, instalments, bonus } = price;
  const amounts = forms(`price:${id}`, price, words.free);
  const stated = amounts[`price:${id}`] as string;
  return {
    ...amounts,
    [`price:${id}.title`]: title,
    [`price:${id}.from`]: from ? `${words.from}\u00A0${stated}` : stated,
    ...(instalments && {
      ...forms(`price:${id}.instalment`, { ...price, cents: instalments.cents }, words.free),
      [`price:${id}.instalments`]: inWords(instalments.count),
    }),
    ...(bonus?.endsOn && { [`price:${id}.bonusEnd`]: formatDate(bonus.endsOn) }),
  };
}

function forms(name: string, price: Pick<Price, 'cents' | 'basis' | 'vatRate'>, free: string): Forms {
  const amount = (cents: number) => (cents === 0 ? free : formatMoney(cents));
  return {
    [name]: amount(price.cents),
    [`${name}.net`]: amount(netCents(price)),
    [`${name}.gross`]: amount(grossCents(price)),
  };
}

/** A number as written, its digits alone ("mehr als 200"), and the basis of a rating. */
function factsOfStatistic({ id, number, beleg }: Statistic): Forms {
  const [digits] = /^\d+(?:\.\d{3})*(?=\+| ?%|$)/.exec(number) ?? [];
  return {
    [`statistic:${id}`]: number,
    ...(digits && { [`statistic:${id}.digits`]: digits }),
    ...(beleg?.count && { [`statistic:${id}.count`]: String(beleg.count) }),
    ...(beleg?.period && { [`statistic:${id}.period`]: beleg.period }),
  };
}

function factsOfAward({ id, title, year }: Award): Forms {
  return { [`award:${id}`]: title, [`award:${id}.year`]: String(year) };
}

/** Counts of all lists; a list whose file has mistakes counts as empty. */
function countsOf(lists: Record<string, readonly unknown[] | undefined>): Forms {
  return factsOf(
    'count:',
    Object.entries(lists).map(([name, { length } = []]) => ({
      [`count:${name}`]: inWords(length),
      [`count:${name}.digits`]: String(length),
    })),
  );
}

// biome-ignore format: a line
const numerals = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** In words up to twelve, then in digits, as is usual in German. */
const inWords = (count: number) => numerals[count] ?? String(count);
