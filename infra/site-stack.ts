import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AlarmTopic, EDGE_REGION, edgeTopicName } from './alarm-topic.ts';
import { Alarms, type AlarmsProps } from './alarms.ts';
import { Canary } from './canary.ts';
import type { Config } from './config.ts';
import { Dashboard } from './dashboard.ts';
import { HashKey } from './hash-key.ts';
import { LeadApi } from './lead-api.ts';
import { LeadDelivery } from './lead-delivery.ts';
import type { LeadSubscriber } from './lead-subscriber.ts';
import { LeadTables } from './lead-tables.ts';
import { MonthlyBudget } from './monthly-budget.ts';
import { OriginSecret } from './origin-secret.ts';
import type { Analytics } from './response-headers.ts';
import { SavedQueries } from './saved-queries.ts';
import type { SavedFile } from './site-files.ts';
import { Website } from './website.ts';

export type SiteStackProps = StackProps & {
  config: Config;
  /** The prerendered site. */
  siteFolder: string;
  /** The bundled handlers, one folder each. */
  functionsFolder: string;
  redirects: Record<string, string>;
  analytics?: Analytics | undefined;
  savedFile?: SavedFile | undefined;
  /** Of us-east-1, where there are some. */
  certificateArn?: string | undefined;
};

/** Everything of one stage but what has to be in us-east-1. */
export class SiteStack extends Stack {
  readonly distributionId: string;

  constructor(
    scope: Construct,
    id: string,
    {
      config,
      siteFolder,
      functionsFolder,
      redirects,
      analytics,
      savedFile,
      certificateArn,
      ...props
    }: SiteStackProps,
  ) {
    super(scope, id, { ...props, analyticsReporting: false });
    const { ownerEmail, mailSender, webhookUrl, reservedConcurrency, domain, stage } = config;
    const originSecret = new OriginSecret(this, 'OriginSecret');
    const hashKey = new HashKey(this, 'HashKey');
    const tables = new LeadTables(this, 'LeadTables');
    const shared = { functionsFolder, tables, hashKey };
    const delivery = new LeadDelivery(this, 'LeadDelivery', {
      ...shared,
      ownerEmail,
      mailSender,
      webhookUrl,
    });
    const api = new LeadApi(this, 'LeadApi', { ...shared, originSecret, delivery, reservedConcurrency });
    const website = new Website(this, 'Website', {
      stage,
      siteFolder,
      functionsFolder,
      redirects,
      analytics,
      savedFile,
      apiUrl: api.url,
      originSecret,
      domain,
      hstsSubdomains: config.hstsSubdomains,
      certificateArn: domain?.certificateArn ?? certificateArn,
    });
    const { topic } = new AlarmTopic(this, 'AlarmTopic', config.alarmEmail);
    const mailTopics = [
      delivery.topic.topicArn,
      topic.topicArn,
      ...(config.edgeWatch
        ? [this.formatArn({ service: 'sns', region: EDGE_REGION, resource: edgeTopicName(this.stackName) })]
        : []),
    ];
    const canary = new Canary(this, 'Canary', { ...shared, delivery, siteUrl: website.url, mailTopics });
    this.distributionId = website.distribution.distributionId;
    this.watch({ api, delivery, canary, topic }, config);

    this.tell({
      SiteUrl: website.url,
      DistributionDomain: website.distribution.distributionDomainName,
      BusinessLeadsTable: tables.businessLeads.tableName,
      TvLeadsTable: tables.tvLeads.tableName,
      LimitsTable: tables.limits.tableName,
      LeadTopicArn: delivery.topic.topicArn,
      AlarmTopicArn: topic.topicArn,
      CanaryFunction: canary.handler.lambda.functionName,
      ...(config.commit !== undefined && { Commit: config.commit }),
      // `npm run leads` finds the queues by these names.
      ...queuesOf('Mail', delivery.confirmations),
      ...(delivery.webhook && queuesOf('Webhook', delivery.webhook)),
    });
  }

  private watch(parts: AlarmsProps, { alarmEmail, monthlyBudget: amount }: Config): void {
    const { api, delivery, canary } = parts;
    const { alarms } = new Alarms(this, 'Alarms', parts);
    new Dashboard(this, 'Dashboard', { api, delivery, canary, alarms, distributionId: this.distributionId });
    new SavedQueries(this, 'SavedQueries', [
      api.submitLead,
      delivery.sweepPending,
      canary.handler,
      delivery.confirmations.handler,
      ...(delivery.webhook ? [delivery.webhook.handler] : []),
    ]);
    if (amount !== undefined) new MonthlyBudget(this, 'MonthlyBudget', { amount, email: alarmEmail });
  }

  private tell(outputs: Record<string, string>): void {
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}

const queuesOf = (name: string, { queue, deadLetters }: LeadSubscriber) => ({
  [`${name}QueueUrl`]: queue.queueUrl,
  [`${name}DeadLetterQueueUrl`]: deadLetters.queueUrl,
});
