import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { LeadSubscriber } from './lead-subscriber.ts';
import type { LeadTables } from './lead-tables.ts';

export type WebhookProps = {
  functionsFolder: string;
  topic: ITopic;
  tables: LeadTables;
  /** Where leads are forwarded to. */
  url: string;
};

/** Forwards leads to the owner's webhook, signed. */
export class Webhook extends Construct {
  readonly subscriber: LeadSubscriber;

  constructor(scope: Construct, id: string, { functionsFolder, topic, tables, url }: WebhookProps) {
    super(scope, id);
    const secret = new Secret(this, 'Secret', {
      description: 'Signs webhooks (Standard Webhooks): the receiver gets it as whsec_ and this text',
      // Letters and digits are base64, too: 48 of them are a key of 36 bytes.
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4': 'Its receiver has to be told by a person: see RUNBOOK.md.',
    });
    this.subscriber = new LeadSubscriber(this, 'Subscriber', {
      functionsFolder,
      topic,
      name: 'forward-lead',
      description: 'Forwards leads to the webhook',
      // Each may take three seconds (functions/leads/post-webhook.ts).
      batchSize: 5,
    });
    const { handler } = this.subscriber;
    handler.configure({ WEBHOOK_URL: url, WEBHOOK_NETWORK: 'public' });
    handler.allow(['secretsmanager:GetSecretValue'], [secret.secretArn], {
      WEBHOOK_SECRET_ARN: secret.secretArn,
    });
    tables.allowNotingCanaries(handler);
  }
}
