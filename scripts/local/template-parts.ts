import { join } from 'node:path';
import { TABLE_IGNORED, TableSchema } from './dynamodb.ts';
import { LocalStackError } from './errors.ts';
import { SUBSCRIPTION_IGNORED, SubscriptionSchema, TOPIC_IGNORED, TopicSchema } from './sns.ts';
import { openQueue, QUEUE_IGNORED, type Queue, QueueSchema } from './sqs.ts';
import type { StackTemplate } from './stack-template.ts';

/** The template's tables by local name. */
export function tablesOf(template: StackTemplate) {
  return template
    .ofType('AWS::DynamoDB::Table')
    .map((id) => ({ name: template.ref(id), schema: template.read(id, TableSchema, TABLE_IGNORED) }));
}

export function topicsOf(template: StackTemplate) {
  const topics = template.ofType('AWS::SNS::Topic').map((id) => {
    template.read(id, TopicSchema, TOPIC_IGNORED);
    return template.ref(id);
  });
  const subscriptions = template
    .ofType('AWS::SNS::Subscription')
    .map((id) => template.read(id, SubscriptionSchema, SUBSCRIPTION_IGNORED));
  return { topics, subscriptions };
}

/** Opens the template's queues, stored in `folder`; returns them by ARN and by URL. */
export async function openQueues(template: StackTemplate, folder: string, now?: () => number) {
  const queues = new Map<string, Queue>();
  const byUrl = new Map<string, Queue>();
  const find = (arn: string) => found(queues.get(arn), arn);
  for (const id of template.ofType('AWS::SQS::Queue')) {
    const arn = template.getAtt(id, 'Arn');
    const properties = template.read(id, QueueSchema, QUEUE_IGNORED);
    const queue = await openQueue({
      arn,
      file: join(folder, `${id}.jsonl`),
      properties,
      deadLetters: find,
      ...(now && { now }),
    });
    queues.set(arn, queue);
    byUrl.set(template.ref(id), queue);
  }
  return { find, byUrl };
}

/** @throws LocalStackError if the template refers to something that doesn't exist */
export function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined)
    throw new LocalStackError(`Template: The local stack has no ${name}. Check what refers to it in infra/.`);
  return value;
}
