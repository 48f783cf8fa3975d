import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { STATISTICS_KEY_PREFIX } from '../functions/statistics/statistics-store.ts';
import { accessLogBucket } from './access-log.ts';
import { acknowledge } from './acknowledge.ts';
import type { Config } from './config.ts';
import { Handler } from './handler.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import type { LeadTables } from './lead-tables.ts';
import { schedule } from './schedule.ts';
import { contentsOf } from './site-files.ts';

export type StatisticsProps = Pick<Config, 'stage'> & {
  functionsFolder: string;
  tables: LeadTables;
  delivery: LeadDelivery;
  siteUrl: string;
};

/** Counts visits and enquiries every day, and mails the owner a letter on the first of the month. */
export class Statistics extends Construct {
  readonly logBucket: IBucket;
  readonly keepStatistics: Handler;

  constructor(
    scope: Construct,
    id: string,
    { stage, functionsFolder, tables, delivery, siteUrl }: StatisticsProps,
  ) {
    super(scope, id);
    this.logBucket = accessLogBucket(new Construct(this, 'AccessLog'));
    this.keepStatistics = new Handler(this, 'KeepStatistics', {
      functionsFolder,
      name: 'keep-statistics',
      description: 'Reduces the log to counts, and mails the owner the monthly letter',
      // A day's log of 100,000 lines takes seconds, forty links that don't answer take eleven minutes.
      timeout: Duration.minutes(15),
      memoryMb: 512,
    });
    this.keepStatistics.configure({ SITE_URL: siteUrl, LOOK_AT_LINKS: 'on' });
    const { bucketArn, bucketName: LOG_BUCKET } = this.logBucket;
    this.keepStatistics.allow(['s3:ListBucket'], [bucketArn], { LOG_BUCKET });
    this.keepStatistics.allow(['s3:GetObject', 's3:DeleteObject'], [this.logBucket.arnForObjects('*')]);
    acknowledge(this.keepStatistics, {
      [`AwsSolutions-IAM5[Resource::${contentsOf(this.logBucket)}]`]:
        'Reads and deletes every file of the log.',
    });
    tables.allowNumbers(this.keepStatistics);
    tables.allowRecording(this.keepStatistics, STATISTICS_KEY_PREFIX);
    delivery.ownerMails.allowMailingOwner(this.keepStatistics);
    // Early in Frankfurt's morning, when CloudFront has delivered the day before. Nobody visits stage dev.
    schedule(this, 'Daily', this.keepStatistics, Schedule.cron({ minute: '0', hour: '4' }), stage === 'prod');
  }
}
