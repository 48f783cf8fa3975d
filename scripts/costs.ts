import { developerOptions } from './developer-options.ts';
import { fail } from './progress.ts';

/*
 * What a month costs with a thousand leads and a hundred thousand visits: `npm run costs` prints the README's table.
 * Quantities are reckoned from infra/ and functions/; free allowances are left out, so that it is the most it can be.
 */

const MILLION = 1_000_000;

/** List prices of eu-central-1 in US dollars without VAT, as of autumn 2025; to be checked before they are relied on. */
const PRICES = {
  'CloudFront, Europe': { request: 0.012 / 10_000, gigabyte: 0.085, functionRun: 0.1 / MILLION },
  'S3 Standard': { gigabyteMonth: 0.0245, get: 0.0043 / 10_000 },
  'Lambda, Arm': { request: 0.2 / MILLION, gigabyteSecond: 0.0000133334 },
  'DynamoDB on demand': {
    write: 0.7625 / MILLION,
    read: 0.1525 / MILLION,
    gigabyteMonth: 0.306,
    backup: 0.2448,
  },
  'SNS Standard': { publish: 0.5 / MILLION, mail: 2 / 100_000 },
  'SQS Standard': { request: 0.4 / MILLION },
  SES: { mail: 0.1 / 1000 },
  'Secrets Manager': { secretMonth: 0.4, call: 0.05 / 10_000 },
  CloudWatch: { alarm: 0.1, metric: 0.3, dashboard: 3, logGigabyte: 0.63 },
  'AWS WAF': { list: 5, rule: 1, request: 0.6 / MILLION },
  'Route 53': { zone: 0.5 },
};

const LEADS = 1000;
const VISITS = 100_000;
const MINUTES = 30 * 24 * 60;

/** A visit: two pages with their files, most of which the edge has. */
const REQUESTS = VISITS * 25;
const GIGABYTES = (VISITS * 400) / 1_000_000;
const EDGE_MISSES = 0.05;

/** Puts, updates and the entries of three indexes, for the lead and for the counts of its limits. */
const WRITES = LEADS * 14;
/** A look into two indexes a minute by the sweeper, and two reads a lead. */
const READS = MINUTES * 2 + LEADS * 2;

/** Lambda asks an empty queue with five connections, every twenty seconds each. */
const POLLS_OF_A_QUEUE = MINUTES * 3 * 5;

type Service = keyof typeof PRICES;
type Line = { service: Service; what: string; dollars: number };

const {
  'CloudFront, Europe': edge,
  'S3 Standard': s3,
  'Lambda, Arm': lambda,
  'DynamoDB on demand': table,
} = PRICES;
const {
  'SNS Standard': sns,
  'SQS Standard': sqs,
  SES: ses,
  'Secrets Manager': secrets,
  CloudWatch: watch,
} = PRICES;

const lines: Line[] = [
  {
    service: 'CloudFront, Europe',
    what: `${count(REQUESTS)} requests, ${count(GIGABYTES)} GB, the edge function at each request`,
    dollars: REQUESTS * (edge.request + edge.functionRun) + GIGABYTES * edge.gigabyte,
  },
  {
    service: 'S3 Standard',
    what: `1 GB, ${count(REQUESTS * EDGE_MISSES)} reads of what the edge has not`,
    dollars: s3.gigabyteMonth + REQUESTS * EDGE_MISSES * s3.get,
  },
  {
    service: 'Lambda, Arm',
    what: `${count(LEADS)} × (512 MB 0.3 s, twice 256 MB 0.3 s), ${count(MINUTES)} sweeps of 256 MB 0.15 s, 30 canaries`,
    dollars:
      (LEADS * 3 + MINUTES + 30) * lambda.request +
      (LEADS * (0.5 * 0.3 + 2 * 0.25 * 0.3) + MINUTES * 0.25 * 0.15 + 30 * 0.25 * 5) * lambda.gigabyteSecond,
  },
  {
    service: 'DynamoDB on demand',
    what: `${count(WRITES)} writes, ${count(READS)} reads, 0.1 GB with its backup`,
    dollars: WRITES * table.write + READS * table.read + 0.1 * (table.gigabyteMonth + table.backup),
  },
  {
    service: 'SNS Standard',
    what: `${count(LEADS)} notifications, each a mail to the owner`,
    dollars: LEADS * (sns.publish + sns.mail),
  },
  {
    service: 'SQS Standard',
    what: `two queues, asked ${count(POLLS_OF_A_QUEUE)} times each, and ${count(LEADS)} × 6 calls`,
    dollars: (2 * POLLS_OF_A_QUEUE + LEADS * 6) * sqs.request,
  },
  { service: 'SES', what: `${count(LEADS)} confirmations`, dollars: LEADS * ses.mail },
  {
    service: 'Secrets Manager',
    what: `two secrets, ${count(LEADS * 3)} calls`,
    dollars: 2 * secrets.secretMonth + LEADS * 3 * secrets.call,
  },
  {
    service: 'CloudWatch',
    // An alarm on several metrics counts as that many.
    what: '14 alarms on 20 metrics, 14 metrics of our own, a dashboard, 0.1 GB of logs',
    dollars: 20 * watch.alarm + 14 * watch.metric + watch.dashboard + 0.1 * watch.logGigabyte,
  },
];

const { 'AWS WAF': waf, 'Route 53': dns } = PRICES;

/** What comes on top where somebody asks for it. */
const options: Array<Omit<Line, 'service'> & { service: string }> = [
  {
    service: '`firewall` on: AWS WAF',
    what: `a list with two rules, ${count(REQUESTS)} requests`,
    dollars: waf.list + 2 * waf.rule + REQUESTS * waf.request,
  },
  { service: '`hostedZoneId`: Route 53', what: 'a zone; queries for the site are free', dollars: dns.zone },
];

/** The table of the README. */
export function costTable(): string {
  const row = ({ service, what, dollars }: { service: string; what: string; dollars: number }) =>
    `| ${service} | ${what} | ${dollars.toFixed(2)} |`;
  // Of the cents that are shown: whoever adds up the column gets the same.
  const total = lines.reduce((sum, { dollars }) => sum + Number(dollars.toFixed(2)), 0);
  return [
    `| price list | ${count(LEADS)} leads and ${count(VISITS)} visits in 30 days | US$ |`,
    '|---|---|---:|',
    ...lines.map(row),
    `| **sum** | | **${total.toFixed(2)}** |`,
    ...options.map(row),
  ].join('\n');
}

function count(number: number): string {
  return Math.round(number).toLocaleString('en-US');
}

const help = `Prints what a month costs with ${count(LEADS)} leads and ${count(VISITS)} visits, as the README's table. Prices and quantities stand
in scripts/costs.ts.

  npm run costs`;

if (import.meta.main) {
  try {
    developerOptions(help, {});
    console.log(costTable());
  } catch (error) {
    fail(error);
  }
}
