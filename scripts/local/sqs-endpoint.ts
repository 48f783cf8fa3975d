import type { RequestListener } from 'node:http';
import { readBody, sendJson } from './http.ts';
import { md5, type Queue } from './sqs.ts';

type Input = {
  QueueUrl?: string;
  SourceArn?: string;
  MaxNumberOfMessages?: number;
  VisibilityTimeout?: number;
  ReceiptHandle?: string;
  MessageBody?: string;
  Entries?: Array<{ Id: string; ReceiptHandle: string; VisibilityTimeout?: number }>;
};

/** SQS for the AWS SDK: enough for the digest, and for `npm run leads` to inspect, clear, fill and redrive queues. */
export function createSqs(queues: ReadonlyMap<string, Queue>): RequestListener {
  return async (request, response) => {
    const input: Input = JSON.parse((await readBody(request))?.toString() || '{}');
    const action = String(request.headers['x-amz-target']).replace('AmazonSQS.', '');
    const queue = queues.get(input.QueueUrl ?? input.SourceArn ?? '');
    const answer = queue ? answerOf(action, queue, input, [...queues.values()]) : 'QueueDoesNotExist';
    const [status, body] =
      typeof answer === 'string'
        ? [400, { __type: `com.amazonaws.sqs#${answer}`, message: action }]
        : [200, answer];
    sendJson(response, status, body, 'application/x-amz-json-1.0');
  };
}

/** The answer, or the code of an error. */
function answerOf(action: string, queue: Queue, input: Input, all: Queue[]): object | string {
  const message = queue.messages.get(input.ReceiptHandle ?? '');
  switch (action) {
    case 'GetQueueAttributes': {
      const messages = [...queue.messages.values()];
      const visible = messages.filter(({ visibleAt }) => visibleAt <= Date.now()).length;
      const Attributes = {
        QueueArn: queue.arn,
        ApproximateNumberOfMessages: `${visible}`,
        ApproximateNumberOfMessagesNotVisible: `${messages.length - visible}`,
      };
      return { Attributes };
    }
    case 'ReceiveMessage': {
      const received = queue.receive(input.MaxNumberOfMessages ?? 1, {
        visibilityTimeout: input.VisibilityTimeout,
      });
      // The id is the receipt handle, since a local queue has one receiver at a time.
      const asMessage = ({ id, body }: (typeof received)[number]) => ({
        MessageId: id,
        ReceiptHandle: id,
        Body: body,
        MD5OfBody: md5(body),
      });
      return { Messages: received.map(asMessage) };
    }
    case 'SendMessage': {
      const body = input.MessageBody ?? '';
      if (body === '') return 'InvalidParameterValue';
      queue.send(body);
      return { MessageId: crypto.randomUUID(), MD5OfMessageBody: md5(body) };
    }
    case 'DeleteMessageBatch':
      for (const { ReceiptHandle } of input.Entries ?? []) queue.messages.delete(ReceiptHandle);
      return { Successful: input.Entries?.map(({ Id }) => ({ Id })), Failed: [] };
    case 'ChangeMessageVisibilityBatch':
      for (const { ReceiptHandle, VisibilityTimeout = 0 } of input.Entries ?? []) {
        const given = queue.messages.get(ReceiptHandle);
        if (given) given.visibleAt = Date.now() + VisibilityTimeout * 1000;
      }
      return { Successful: input.Entries?.map(({ Id }) => ({ Id })), Failed: [] };
    case 'DeleteMessage':
      queue.messages.delete(input.ReceiptHandle ?? '');
      return {};
    case 'ChangeMessageVisibility':
      if (message) message.visibleAt = Date.now() + (input.VisibilityTimeout ?? 0) * 1000;
      return {};
    case 'StartMessageMoveTask':
      return moveBack(queue, all);
    case 'ListMessageMoveTasks':
      return { Results: moves.get(queue) ?? [] };
    default:
      return 'InvalidAction';
  }
}

/** The tasks of each queue, newest first. */
const moves = new WeakMap<Queue, object[]>();

/** Moves all messages of a dead-letter queue back, at once; AWS does this asynchronously. */
function moveBack(source: Queue, all: Queue[]): object | string {
  const target = all.find(({ deadLetterArn }) => deadLetterArn === source.arn);
  if (!target) return 'InvalidParameterValue';
  const messages = [...source.messages.values()];
  for (const { id, body, attributes } of messages) {
    target.send(body, attributes);
    source.messages.delete(id);
  }
  const task = {
    TaskHandle: crypto.randomUUID(),
    Status: 'COMPLETED',
    ApproximateNumberOfMessagesMoved: messages.length,
    StartedTimestamp: Date.now(),
  };
  moves.set(source, [task, ...(moves.get(source) ?? [])]);
  return { TaskHandle: task.TaskHandle };
}
