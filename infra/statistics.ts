import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import { STATISTICS_KEY_PREFIX } from '../functions/statistics/statistics-store.ts';
import { AccessLog } from './access-log.ts';
import type { Config } from './config.ts';
import { Handler } from './handler.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import type { LeadTables } from './lead-tables.ts';
import { schedule } from './schedule.ts';

export type StatisticsProps = Pick<Config, 'stage'> & {
  functionsFolder: string;
  tables: LeadTables;
  delivery: LeadDelivery;
  siteUrl: string;
};

/** Counts visits and enquiries every day, and mails the owner a letter on the first of the month. */
export class Statistics extends Construct {
  readonly log: AccessLog;
  readonly keepStatistics: Handler;

  constructor(
    scope: Construct,
    id: string,
    { stage, functionsFolder, tables, delivery, siteUrl }: StatisticsProps,
  ) {
    super(scope, id);
    this.log = new AccessLog(this, 'AccessLog');
    this.keepStatistics = new Handler(this, 'KeepStatistics', {
      functionsFolder,
      name: 'keep-statistics',
      description: 'Reduces the log to counts, and mails the owner the monthly letter',
      // A day's log of 100,000 lines takes seconds, a hundred links that don't answer take four minutes.
      timeout: Duration.minutes(15),
      memoryMb: 512,
    });
    this.keepStatistics.configure({ SITE_URL: siteUrl, LOOK_AT_LINKS: 'on' });
    this.log.allowReducing(this.keepStatistics);
    tables.allowNumbers(this.keepStatistics);
    tables.allowRecording(this.keepStatistics, STATISTICS_KEY_PREFIX);
    delivery.ownerMails.allowMailingOwner(this.keepStatistics);
    // Early in Frankfurt's morning, when CloudFront has delivered the day before. Nobody visits stage dev.
    schedule(this, 'Daily', this.keepStatistics, Schedule.cron({ minute: '0', hour: '4' }), stage === 'prod');
  }
}
