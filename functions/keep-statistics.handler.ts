import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { ScheduledEvent } from 'aws-lambda';
import { leadTypeLabels, letter, owner } from '#site-build';
import { bounds, createDocumentClient, mailBounds, ownerMailing, readEnv } from './aws.ts';
import { ownerMail } from './leads/owner-mail.ts';
import { createLog } from './log.ts';
import type { LogFiles } from './statistics/count-log.ts';
import { countEnquiries } from './statistics/enquiries.ts';
import { keepStatistics, type StatisticsDependencies } from './statistics/keep-statistics.ts';
import { brokenLinks } from './statistics/look-at-links.ts';
import { createStatisticsStore } from './statistics/statistics-store.ts';

const env = readEnv([
  'SITE_URL',
  'LOG_BUCKET',
  'BUSINESS_LEADS_TABLE',
  'TV_LEADS_TABLE',
  'LIMITS_TABLE',
  'LOOK_AT_LINKS',
]);
const Bucket = env.LOG_BUCKET;
const s3 = new S3Client({ requestHandler: { ...bounds.requestHandler, requestTimeout: 30_000 } });
const mailing = ownerMailing(new SESv2Client(mailBounds));
const database = createDocumentClient();
const tables = [env.BUSINESS_LEADS_TABLE, env.TV_LEADS_TABLE];
const isPage = (path: string) => Object.hasOwn(letter.pages, path);

const files: LogFiles = {
  async list() {
    const names: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket }))
      names.push(...Contents.map(({ Key = '' }) => Key));
    return names;
  },
  read: async (Key) => (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body as Readable,
  remove: async (Key) => void (await s3.send(new DeleteObjectCommand({ Bucket, Key }))),
};

const dependencies: StatisticsDependencies = {
  files,
  store: createStatisticsStore(database, env.LIMITS_TABLE),
  site: { host: new URL(env.SITE_URL).hostname.replace(/^www\./, ''), isPage },
  facts: { ...letter, leadTypeLabels, siteUrl: owner.siteUrl },
  enquiriesOf: (month) => countEnquiries(database, tables, month, isPage),
  brokenLinks: async () => (env.LOOK_AT_LINKS === 'on' ? brokenLinks(letter.externalLinks) : undefined),
  mail: async (written) => void (await mailing.client.send(ownerMail(mailing, written))),
  now: () => new Date(),
  log: createLog(),
};

/** Daily; an event with `detail.month` also sends the letter about that month. */
export const handler = ({ detail }: ScheduledEvent<{ month?: string }>) =>
  keepStatistics(dependencies, detail?.month);
