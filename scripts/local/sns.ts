import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { LocalStackError } from './errors.ts';
import { accepts, FilterPolicySchema } from './filter-policy.ts';
import { readBody } from './http-server.ts';
import type { Mailbox } from './mailbox.ts';
import type { MessageAttributes } from './message-store.ts';
import type { Queue } from './sqs.ts';

export const TopicSchema = z.strictObject({ TopicName: z.string().optional() });

export const TOPIC_IGNORED = {
  DisplayName: 'only the sender name of mails',
  KmsMasterKeyId: 'encryption at rest is not simulated',
  DeliveryStatusLogging: 'delivery is not logged locally',
  TracingConfig: 'tracing is not simulated',
  Tags: 'for people',
};

export const SubscriptionSchema = z.strictObject({
  TopicArn: z.string(),
  Protocol: z.enum(['email', 'sqs']),
  Endpoint: z.string(),
  RawMessageDelivery: z.boolean().default(false),
  FilterPolicy: FilterPolicySchema.optional(),
});

export const SUBSCRIPTION_IGNORED = {
  RedrivePolicy: 'a delivery inside one process cannot fail on the way',
  DeliveryPolicy: 'a delivery inside one process cannot fail on the way',
};

export type Subscription = z.infer<typeof SubscriptionSchema>;

type Dependencies = {
  topics: string[];
  subscriptions: Subscription[];
  mailbox: Mailbox;
  queue(arn: string): Queue;
};

/**
 * SNS endpoint for the AWS SDK (query protocol). Publish answers once every subscriber has the message on disk, so
 * that acknowledged messages survive kill -9.
 */
export function createSns(dependencies: Dependencies): RequestListener {
  for (const { TopicArn, Protocol, Endpoint } of dependencies.subscriptions) {
    if (!dependencies.topics.includes(TopicArn))
      throw new LocalStackError(
        `Template: There is no topic ${TopicArn}. Check the subscription of ${Endpoint} in infra/.`,
      );
    if (Protocol === 'sqs') dependencies.queue(Endpoint);
  }
  return async (request, response) => {
    const body = await readBody(request, 1024 * 1024);
    const answer = await call(new URLSearchParams(body?.toString()), dependencies);
    response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.xml);
  };
}

async function call(
  input: URLSearchParams,
  dependencies: Dependencies,
): Promise<{ status: number; xml: string }> {
  const action = input.get('Action') ?? '';
  switch (action) {
    case 'Publish':
      return publish(input, dependencies);
    case 'ListTopics':
      return success(
        action,
        `<Topics>${dependencies.topics.map((arn) => member({ TopicArn: arn })).join('')}</Topics>`,
      );
    case 'ListSubscriptions':
    case 'ListSubscriptionsByTopic': {
      const topic = input.get('TopicArn');
      const members = dependencies.subscriptions
        .filter(({ TopicArn }) => !topic || topic === TopicArn)
        .map(({ TopicArn, Protocol, Endpoint }, index) =>
          member({
            TopicArn,
            Protocol,
            SubscriptionArn: `${TopicArn}:${index}`,
            Owner: '000000000000',
            Endpoint,
          }),
        );
      return success(action, `<Subscriptions>${members.join('')}</Subscriptions>`);
    }
    default:
      return failure(400, 'InvalidAction', `The local stack does not simulate ${action}`);
  }
}

async function publish(input: URLSearchParams, { topics, subscriptions, mailbox, queue }: Dependencies) {
  const topicArn = input.get('TopicArn') ?? '';
  const message = input.get('Message') ?? '';
  const subject = input.get('Subject') ?? undefined;
  if (!topics.includes(topicArn)) return failure(404, 'NotFound', 'Topic does not exist');
  if (message === '') return failure(400, 'InvalidParameter', 'Invalid parameter: Empty message');
  if (Buffer.byteLength(message) > 262_144)
    return failure(400, 'InvalidParameter', 'Invalid parameter: Message too long');
  // At most 100 printable ASCII characters, not starting with a space.
  if (subject !== undefined && !/^[\x21-\x7e][\x20-\x7e]{0,99}$/.test(subject)) {
    return failure(400, 'InvalidParameter', 'Invalid parameter: Subject');
  }
  const parts = messageParts(message, input.get('MessageStructure'));
  if (typeof parts === 'string') return failure(400, 'InvalidParameter', `Invalid parameter: ${parts}`);

  const messageId = randomUUID();
  const attributes = messageAttributes(input);
  await Promise.all(
    subscriptions
      .filter(({ TopicArn, FilterPolicy }) => TopicArn === topicArn && accepts(FilterPolicy, attributes))
      .map(({ Protocol, Endpoint, RawMessageDelivery }) => {
        const text = parts[Protocol] ?? parts.default ?? '';
        if (Protocol === 'email') {
          const from = 'AWS Notifications <no-reply@sns.amazonaws.com>';
          return mailbox.deliver({
            source: 'sns',
            from,
            to: Endpoint,
            subject: subject ?? 'AWS Notification Message',
            text,
          });
        }
        if (RawMessageDelivery) return queue(Endpoint).send({ body: text, attributes });
        return queue(Endpoint).send({ body: envelope({ messageId, topicArn, subject, text, attributes }) });
      }),
  );
  return success('Publish', `<MessageId>${messageId}</MessageId>`);
}

/** The text for each protocol, or the error. */
function messageParts(message: string, structure: string | null): Record<string, string> | string {
  if (structure !== 'json') return { default: message };
  try {
    const parts: unknown = JSON.parse(message);
    const parsed = z.looseObject({ default: z.string() }).safeParse(parts);
    if (!parsed.success) return 'Message Structure - No default entry in JSON message body';
    return Object.fromEntries(
      Object.entries(parsed.data).filter(([, text]) => typeof text === 'string'),
    ) as Record<string, string>;
  } catch {
    return 'Message Structure - JSON message body failed to parse';
  }
}

function messageAttributes(input: URLSearchParams): MessageAttributes {
  const attributes: MessageAttributes = {};
  for (let index = 1; input.has(`MessageAttributes.entry.${index}.Name`); index++) {
    const at = (key: string) => input.get(`MessageAttributes.entry.${index}.${key}`) ?? '';
    attributes[at('Name')] = { Type: at('Value.DataType'), Value: at('Value.StringValue') };
  }
  return attributes;
}

function envelope(input: {
  messageId: string;
  topicArn: string;
  subject: string | undefined;
  text: string;
  attributes: MessageAttributes;
}): string {
  return JSON.stringify({
    Type: 'Notification',
    MessageId: input.messageId,
    TopicArn: input.topicArn,
    ...(input.subject === undefined ? {} : { Subject: input.subject }),
    Message: input.text,
    Timestamp: new Date().toISOString(),
    SignatureVersion: '1',
    MessageAttributes: input.attributes,
  });
}

function member(fields: Record<string, string>): string {
  return `<member>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
    .join('')}</member>`;
}

function success(action: string, result: string) {
  const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
  const xml = `<${action}Response xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><${action}Result>${result}</${action}Result>${metadata}</${action}Response>`;
  return { status: 200, xml };
}

function failure(status: number, code: string, message: string) {
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
  const xml = `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/">${error}<RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
  return { status, xml };
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
