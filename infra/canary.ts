import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { GeneratedSecret } from './generated-secret.ts';
import { Handler } from './handler.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import type { LeadTables } from './lead-tables.ts';

export type CanaryProps = {
  functionsFolder: string;
  tables: LeadTables;
  hashKey: GeneratedSecret;
  delivery: LeadDelivery;
  /** The public URL without trailing slash. */
  siteUrl: string;
  /** ARNs of topics that need a confirmed e-mail subscription. */
  mailTopics: string[];
};

/** Submits an enquiry every day as visitors do and checks that it arrives everywhere. */
export class Canary extends Construct {
  readonly handler: Handler;

  constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id);
    this.handler = new Handler(this, 'SendCanary', {
      functionsFolder: props.functionsFolder,
      name: 'send-canary',
      description: 'Tests once a day that an enquiry arrives everywhere',
      // 10 s to send it, 90 s to see it arrive, the rest to remove it.
      timeout: Duration.seconds(150),
      memoryMb: 256,
    });
    this.handler.configure({
      SITE_URL: props.siteUrl,
      CANARY_RECEIVERS: Object.keys(props.delivery.receivers).join(','),
    });
    this.handler.allow(['sns:ListSubscriptionsByTopic'], props.mailTopics, {
      MAIL_TOPICS: props.mailTopics.join(','),
    });
    props.tables.allowCanary(this.handler);
    // Marking a lead as a canary requires the key.
    props.hashKey.allowReading(this.handler);
    this.handler.lambda.configureAsyncInvoke({ retryAttempts: 0 });
    new Rule(this, 'Daily', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [new LambdaFunction(this.handler.lambda, { retryAttempts: 0 })],
    });
  }
}
