import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { Canary } from './canary.ts';
import type { Config } from './config.ts';
import { LeadApi } from './lead-api.ts';
import { LeadDelivery } from './lead-delivery.ts';
import type { LeadSubscriber } from './lead-subscriber.ts';
import { LeadTables } from './lead-tables.ts';
import { MonthlyBudget } from './monthly-budget.ts';
import { OriginSecret } from './origin-secret.ts';
import type { Analytics } from './response-headers.ts';
import { Website } from './website.ts';

export type SiteStackProps = StackProps & {
  config: Config;
  /** The prerendered site. */
  siteFolder: string;
  /** The bundled handlers, one folder each. */
  functionsFolder: string;
  redirects: Record<string, string>;
  analytics?: Analytics | undefined;
};

/** Everything of one stage but what has to be in us-east-1. */
export class SiteStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { config, siteFolder, functionsFolder, redirects, analytics, ...props }: SiteStackProps,
  ) {
    super(scope, id, { ...props, analyticsReporting: false });
    const originSecret = new OriginSecret(this, 'OriginSecret');
    const tables = new LeadTables(this, 'LeadTables');
    const delivery = new LeadDelivery(this, 'LeadDelivery', {
      functionsFolder,
      tables,
      originSecret,
      ownerEmail: config.ownerEmail,
      mailSender: config.mailSender,
      webhookUrl: config.webhookUrl,
    });
    const api = new LeadApi(this, 'LeadApi', {
      functionsFolder,
      tables,
      delivery,
      originSecret,
      reservedConcurrency: config.reservedConcurrency,
    });
    const website = new Website(this, 'Website', {
      stage: config.stage,
      siteFolder,
      redirects,
      analytics,
      apiUrl: api.url,
      originSecret,
    });
    const siteUrl = website.url;
    const canary = new Canary(this, 'Canary', { functionsFolder, tables, originSecret, delivery, siteUrl });
    const { alarmEmail, monthlyBudget: amount } = config;
    new Alarms(this, 'Alarms', { api, delivery, canary, alarmEmail });
    if (amount !== undefined) new MonthlyBudget(this, 'MonthlyBudget', { amount, email: alarmEmail });

    new CfnOutput(this, 'SiteUrl', { value: siteUrl });
    new CfnOutput(this, 'BusinessLeadsTable', { value: tables.businessLeads.tableName });
    new CfnOutput(this, 'TvLeadsTable', { value: tables.tvLeads.tableName });
    new CfnOutput(this, 'LimitsTable', { value: tables.limits.tableName });
    new CfnOutput(this, 'LeadTopicArn', { value: delivery.topic.topicArn });
    // `npm run leads` finds the queues by these names.
    this.tellQueues('Mail', delivery.confirmations);
    if (delivery.webhook) this.tellQueues('Webhook', delivery.webhook);
  }

  private tellQueues(name: string, { queue, deadLetters }: LeadSubscriber): void {
    new CfnOutput(this, `${name}QueueUrl`, { value: queue.queueUrl });
    new CfnOutput(this, `${name}DeadLetterQueueUrl`, { value: deadLetters.queueUrl });
  }
}
