import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { allowMailing } from './allow-mailing.ts';
import type { Config } from './config.ts';
import type { GeneratedSecret } from './generated-secret.ts';
import { Handler } from './handler.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import type { LeadTables } from './lead-tables.ts';
import { schedule } from './schedule.ts';

export type CanaryProps = {
  functionsFolder: string;
  tables: LeadTables;
  hashKey: GeneratedSecret;
  delivery: LeadDelivery;
  /** The public URL without trailing slash. */
  siteUrl: string;
  /** ARNs of the alarm topics, which need a confirmed e-mail subscription each. */
  mailTopics: string[];
} & Pick<Config, 'ownerEmail' | 'alarmEmail' | 'mailSender'>;

/** Every hour, looks at pages and submits an enquiry as visitors do, and checks that it arrives everywhere. */
export class Canary extends Construct {
  readonly handler: Handler;

  constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id);
    this.handler = new Handler(this, 'SendCanary', {
      functionsFolder: props.functionsFolder,
      name: 'send-canary',
      description: 'Tests every hour that pages are there and an enquiry arrives everywhere',
      // 60 s to look at pages, 10 s to send it, 90 s to see it arrive, the rest to remove it.
      timeout: Duration.seconds(210),
      memoryMb: 256,
    });
    this.handler.configure({
      SITE_URL: props.siteUrl,
      CANARY_RECEIVERS: Object.keys(props.delivery.receivers).join(','),
    });
    this.handler.allow(['sns:ListSubscriptionsByTopic'], props.mailTopics, {
      MAIL_TOPICS: props.mailTopics.join(','),
    });
    // If nobody receives alarms, the owner has to learn of it by mail.
    const recipients = [...new Set([props.ownerEmail, props.alarmEmail])];
    allowMailing(this.handler, props.mailSender, { recipients });
    this.handler.configure({ UNHEARD_RECIPIENTS: recipients.join(',') });
    props.tables.allowNotingCanaries(this.handler);
    props.tables.allowCanary(this.handler);
    // Marking a lead as a canary requires the key.
    props.hashKey.allowReading(this.handler);
    schedule(this, 'Hourly', this.handler, Duration.hours(1));
  }
}
