import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { readBody } from './http.ts';
import type { Mailbox } from './mailbox.ts';
import type { MessageAttributes, Queue } from './sqs.ts';
import { existing, ignored, type Template } from './template.ts';

const TopicSchema = z.strictObject({ DisplayName: ignored, KmsMasterKeyId: ignored, Tags: ignored });

/** Conditions on message attributes, as far as they are used. */
export const FilterPolicySchema = z.record(
  z.string(),
  z.array(z.union([z.string(), z.strictObject({ exists: z.boolean() })])).min(1),
);

const common = { TopicArn: z.string(), Endpoint: z.string(), FilterPolicy: FilterPolicySchema.optional() };
const SubscriptionSchema = z.discriminatedUnion('Protocol', [
  z.strictObject({ Protocol: z.literal('email'), ...common }),
  z.strictObject({ Protocol: z.literal('sqs'), RawMessageDelivery: z.literal(true), ...common }),
]);

/**
 * SNS for the AWS SDK (query protocol). Publish answers once the mail is on disk, so that an acknowledged notification
 * survives kill -9.
 */
export function createSns(template: Template, queues: Map<string, Queue>, mailbox: Mailbox): RequestListener {
  const topics = template.ofType('AWS::SNS::Topic').map((id) => {
    template.read(id, TopicSchema);
    return template.ref(id);
  });
  const subscriptions = template
    .ofType('AWS::SNS::Subscription')
    .map((id) => template.read(id, SubscriptionSchema));
  for (const { Protocol, Endpoint } of subscriptions)
    if (Protocol === 'sqs') existing(queues.get(Endpoint), `queue ${Endpoint}`);

  const publish = (topic: string, input: URLSearchParams) => {
    const attributes = attributesOf(input);
    const parts = partsOf(input) ?? {};
    const from = 'AWS Notifications <no-reply@sns.amazonaws.com>';
    const subject = input.get('Subject') ?? 'AWS Notification Message';
    for (const { TopicArn, Protocol, Endpoint, FilterPolicy } of subscriptions) {
      if (TopicArn !== topic || !accepts(FilterPolicy, attributes)) continue;
      const text = parts[Protocol] ?? parts.default ?? '';
      if (Protocol === 'email') mailbox.deliver({ source: 'sns', from, to: Endpoint, subject, text });
      else queues.get(Endpoint)?.send(text, attributes);
    }
    return `<MessageId>${randomUUID()}</MessageId>`;
  };
  const list = (topic: string) => {
    const members = subscriptions
      .filter(({ TopicArn }) => TopicArn === topic)
      .map(
        ({ Protocol }, at) =>
          `<SubscriptionArn>${topic}:${at}</SubscriptionArn><Protocol>${Protocol}</Protocol>`,
      );
    return `<Subscriptions>${members.map((each) => `<member>${each}</member>`).join('')}</Subscriptions>`;
  };

  return async (request, response) => {
    const input = new URLSearchParams((await readBody(request))?.toString());
    const action = input.get('Action') ?? '';
    const topic = input.get('TopicArn') ?? '';
    const problem = topics.includes(topic) ? problemOf(input) : 'NotFound';
    response.writeHead(problem ? (problem === 'NotFound' ? 404 : 400) : 200, { 'content-type': 'text/xml' });
    if (problem) return void response.end(failure(problem));
    response.end(success(action, action === 'Publish' ? publish(topic, input) : list(topic)));
  };
}

/** The code of the error with which SNS refuses a call, if any. */
function problemOf(input: URLSearchParams): string | undefined {
  const action = input.get('Action');
  if (action === 'ListSubscriptionsByTopic') return undefined;
  if (action !== 'Publish') return 'InvalidAction';
  const message = input.get('Message') ?? '';
  const size = Buffer.byteLength(message);
  // At most 100 printable ASCII characters, not starting with a space.
  const isSubject = /^[\x21-\x7e][\x20-\x7e]{0,99}$/.test(input.get('Subject') ?? '-');
  return size > 0 && size <= 262_144 && isSubject && partsOf(input) ? undefined : 'InvalidParameter';
}

/** The text for each protocol; undefined if it can't be read or lacks the default. */
function partsOf(input: URLSearchParams): Record<string, string> | undefined {
  const message = input.get('Message') ?? '';
  if (input.get('MessageStructure') !== 'json') return { default: message };
  try {
    return z
      .record(z.string(), z.string())
      .refine((parts) => 'default' in parts)
      .safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}

function attributesOf(input: URLSearchParams): MessageAttributes {
  const attributes: MessageAttributes = {};
  for (let index = 1; input.has(`MessageAttributes.entry.${index}.Name`); index++) {
    const at = (key: string) => input.get(`MessageAttributes.entry.${index}.${key}`) ?? '';
    attributes[at('Name')] = { Type: at('Value.DataType'), Value: at('Value.StringValue') };
  }
  return attributes;
}

/** Whether a subscription with this policy takes a message. Filters refuse messages without attributes. */
export function accepts(
  policy: z.infer<typeof FilterPolicySchema> | undefined,
  attributes: MessageAttributes,
): boolean {
  if (!policy) return true;
  if (Object.keys(attributes).length === 0) return false;
  return Object.entries(policy).every(([name, conditions]) =>
    conditions.some((condition) =>
      typeof condition === 'string'
        ? attributes[name]?.Value === condition
        : Object.hasOwn(attributes, name) === condition.exists,
    ),
  );
}

const NAMESPACE = 'http://sns.amazonaws.com/doc/2010-03-31/';
const success = (action: string, result: string) =>
  `<${action}Response xmlns="${NAMESPACE}"><${action}Result>${result}</${action}Result><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${action}Response>`;
const failure = (code: string) =>
  `<ErrorResponse xmlns="${NAMESPACE}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${code}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
