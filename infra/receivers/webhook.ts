import { Construct } from 'constructs';
import { GeneratedSecret } from '../generated-secret.ts';
import { capitalised, LeadSubscriber, type ReceiverProps } from '../lead-subscriber.ts';

/** Forwards signed leads to an address. `name` is the receiver's. */
export function webhook(
  parent: Construct,
  props: ReceiverProps,
  { name, url }: { name: string; url: string },
): LeadSubscriber {
  const scope = new Construct(parent, capitalised(name));
  const secret = new GeneratedSecret(scope, 'Secret', {
    // 48 letters and digits are valid base64 for a key of 36 bytes.
    description: 'Signs webhooks (Standard Webhooks): the receiver gets it as whsec_ and this text',
    variable: 'WEBHOOK_SECRET_ARN',
  });
  const subscriber = new LeadSubscriber(scope, 'Subscriber', {
    ...props,
    name: 'forward-lead',
    description: `Forwards leads to the ${name}`,
    failure: `Leads could not be forwarded to the ${name}`,
    // Each takes up to three seconds (functions/leads/webhook.ts).
    batchSize: 5,
  });
  subscriber.handler.configure({ RECEIVER: name, WEBHOOK_URL: url, WEBHOOK_NETWORK: 'public' });
  secret.allowReading(subscriber.handler);
  props.tables.allowNotingCanaries(subscriber.handler);
  return subscriber;
}
