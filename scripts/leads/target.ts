import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A stack's tables and queues, with clients for them. */
export type Target = {
  /** Shown so that nobody mistakes one target for another. */
  title: string;
  tables: { businessLeads: string; tvLeads: string; limits: string };
  queues: QueuePair[];
  dynamodb: DynamoDBDocumentClient;
  sqs: SQSClient;
  close(): void;
};

/** A queue and its dead-letter queue. */
export type QueuePair = { name: string; queueUrl: string; deadLetterUrl: string };

/** The options that name it. */
export type TargetValues = {
  url?: string | undefined;
  stage?: string | undefined;
  profile?: string | undefined;
};

/** Finds pairs of `<Name>QueueUrl` and `<Name>DeadLetterQueueUrl` in a stack's outputs. */
export function queuePairs(outputs: Record<string, string>): QueuePair[] {
  return Object.entries(outputs).flatMap(([output, deadLetterUrl]) => {
    const name = /^(\w+)DeadLetterQueueUrl$/.exec(output)?.[1];
    const queueUrl = name && outputs[`${name}QueueUrl`];
    return queueUrl ? [{ name, queueUrl, deadLetterUrl }] : [];
  });
}
