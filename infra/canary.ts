import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { Handler } from './handler.ts';
import type { HashKey } from './hash-key.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import type { LeadTables } from './lead-tables.ts';

export type CanaryProps = {
  functionsFolder: string;
  tables: LeadTables;
  hashKey: HashKey;
  delivery: LeadDelivery;
  /** The public address, without a slash at its end. */
  siteUrl: string;
  /** ARNs. Each has to have somebody who has confirmed to receive its mails. */
  mailTopics: string[];
};

/** Sends an enquiry every day the way that visitors' enquiries go, and sees to it that it arrives everywhere. */
export class Canary extends Construct {
  readonly handler: Handler;

  constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id);
    this.handler = new Handler(this, 'SendCanary', {
      functionsFolder: props.functionsFolder,
      name: 'send-canary',
      description: 'Tests once a day that an enquiry arrives everywhere',
      // Ten seconds to send it, ninety to see it arrive, and the rest to remove it.
      timeout: Duration.seconds(150),
      memoryMb: 256,
    });
    this.handler.configure({
      SITE_URL: props.siteUrl,
      CANARY_RECEIVERS: props.delivery.webhook ? 'confirmation,webhook' : 'confirmation',
    });
    this.handler.allow(['sns:ListSubscriptionsByTopic'], props.mailTopics, {
      MAIL_TOPICS: props.mailTopics.join(','),
    });
    props.tables.allowCanary(this.handler);
    // Only the holder of the key can mark a lead as a canary.
    props.hashKey.allowReading(this.handler);
    this.handler.lambda.configureAsyncInvoke({ retryAttempts: 0 });
    new Rule(this, 'Daily', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [new LambdaFunction(this.handler.lambda, { retryAttempts: 0 })],
    });
  }
}
