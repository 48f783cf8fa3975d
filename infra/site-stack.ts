import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { AlarmTopic, EDGE_REGION, edgeTopicName, MonthlyBudget, runbookOf } from './alarming.ts';
import { Alarms } from './alarms.ts';
import { Canary } from './canary.ts';
import type { Config } from './config.ts';
import { GeneratedSecret } from './generated-secret.ts';
import { LeadApi } from './lead-api.ts';
import { LeadDelivery } from './lead-delivery.ts';
import { capitalised } from './lead-subscriber.ts';
import { LeadTables } from './lead-tables.ts';
import { Statistics } from './statistics.ts';
import { type Build, Website } from './website.ts';

export type SiteStackProps = StackProps & {
  config: Config;
  build: Build;
  certificateArn: string | undefined;
};

/** Everything in a stage except what must be in us-east-1. */
export class SiteStack extends Stack {
  readonly distribution: Distribution;
  readonly logBucketArn: string;

  constructor(scope: Construct, id: string, { config, build, certificateArn, ...props }: SiteStackProps) {
    super(scope, id, { ...props, analyticsReporting: false });
    const { alarmEmail, monthlyBudget: amount } = config;
    // CloudFront sends it and the lead API demands it, so that no request bypasses the edge function.
    const originSecret = new GeneratedSecret(new Construct(this, 'OriginSecret'), 'Secret', {
      description: 'Sent by CloudFront to the lead API as x-origin-secret',
      variable: 'ORIGIN_SECRET_ARN',
    });
    // Separate from the origin secret, which is visible in the distribution's configuration.
    const hashKey = new GeneratedSecret(new Construct(this, 'HashKey'), 'Secret', {
      description: 'Key of the hashes under which the lead API counts visitors, and of the mark of canaries',
      variable: 'HASH_KEY_ARN',
    });
    const tables = new LeadTables(this, 'LeadTables');
    const shared = { functionsFolder: build.functionsFolder, tables, hashKey };
    const delivery = new LeadDelivery(this, 'LeadDelivery', { ...shared, ...config });
    const api = new LeadApi(this, 'LeadApi', { ...shared, originSecret, delivery });
    const website = new Website(this, 'Website', {
      ...config,
      ...build,
      apiUrl: api.url,
      originSecret,
      certificateArn,
    });
    delivery.receivers.confirmation?.handler.configure({ SITE_URL: website.url });
    const { topic } = new AlarmTopic(this, 'AlarmTopic', alarmEmail);
    const mailTopics = [
      topic.topicArn,
      ...(config.stage === 'prod'
        ? [this.formatArn({ service: 'sns', region: EDGE_REGION, resource: edgeTopicName(this.stackName) })]
        : []),
    ];
    const canary = new Canary(this, 'Canary', {
      ...shared,
      ...config,
      delivery,
      siteUrl: website.url,
      mailTopics,
    });
    this.distribution = website.distribution;
    const statistics = new Statistics(this, 'Statistics', {
      ...shared,
      ...config,
      delivery,
      siteUrl: website.url,
    });
    this.logBucketArn = statistics.logBucket.bucketArn;
    new Alarms(this, 'Alarms', {
      api,
      delivery,
      canary,
      statistics,
      topic,
      runbook: runbookOf(config.githubRepository),
    });
    if (amount) new MonthlyBudget(this, 'MonthlyBudget', { amount, email: alarmEmail });

    const outputs = {
      SiteUrl: website.url,
      // `npm run smoke` asks whether it refuses strangers.
      ApiFunctionUrl: api.url.url,
      DistributionDomain: website.distribution.distributionDomainName,
      BusinessLeadsTable: tables.businessLeads.tableName,
      TvLeadsTable: tables.tvLeads.tableName,
      LimitsTable: tables.limits.tableName,
      LeadTopicArn: delivery.topic.topicArn,
      AlarmTopicArn: topic.topicArn,
      CanaryFunction: canary.handler.lambda.functionName,
      LogBucket: statistics.logBucket.bucketName,
      ...(config.commit !== undefined && { Commit: config.commit }),
      ...queueUrls(delivery),
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}

/** `npm run leads` finds the queues by these outputs. */
const queueUrls = ({ receivers, ownerMails }: LeadDelivery) => ({
  OwnerDigestQueueUrl: ownerMails.queue.queueUrl,
  ...Object.fromEntries(
    Object.entries(receivers).flatMap(([name, { queue, deadLetters }]) => [
      [`${capitalised(name)}QueueUrl`, queue.queueUrl],
      [`${capitalised(name)}DeadLetterQueueUrl`, deadLetters.queueUrl],
    ]),
  ),
});
