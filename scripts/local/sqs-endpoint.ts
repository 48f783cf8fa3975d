import { createHash, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { readBody, sendJson } from './http-server.ts';
import type { Message } from './message-store.ts';
import type { Queue } from './sqs.ts';

/** SQS endpoint for the AWS SDK: enough to inspect, purge and redrive queues. */
export function createSqs(queues: ReadonlyMap<string, Queue>): RequestListener {
  const tasks: MoveTask[] = [];
  const byArn = (arn: string) => [...queues.values()].find((queue) => queue.arn === arn);

  return async (request, response) => {
    const type = 'application/x-amz-json-1.0';
    const refuse = (code: string, message: string) =>
      sendJson(response, 400, { __type: `com.amazonaws.sqs#${code}`, message }, type);
    const action = String(request.headers['x-amz-target']).replace('AmazonSQS.', '');
    const body = await readBody(request, 1024 * 1024);
    const input = InputSchema.safeParse(JSON.parse(body?.toString() || '{}'));
    if (!input.success) return refuse('InvalidParameterValue', z.prettifyError(input.error));
    const { QueueUrl = '', SourceArn = '' } = input.data;

    if (action === 'StartMessageMoveTask' || action === 'ListMessageMoveTasks') {
      const source = byArn(SourceArn);
      if (!source)
        return refuse('ResourceNotFoundException', 'The resource that you specified does not exist.');
      if (action === 'StartMessageMoveTask') {
        const target = [...queues.values()].find(({ deadLetterArn }) => deadLetterArn === SourceArn);
        if (!target) return refuse('InvalidParameterValue', 'Source queue must be configured as a DLQ');
        tasks.unshift(await move(source, target));
        return sendJson(response, 200, { TaskHandle: tasks[0]?.TaskHandle }, type);
      }
      return sendJson(response, 200, { Results: tasks.filter((task) => task.SourceArn === SourceArn) }, type);
    }
    const queue = queues.get(QueueUrl);
    if (!queue) return refuse('QueueDoesNotExist', 'The specified queue does not exist.');
    const answer = await answerOf(action, queue, input.data);
    return answer
      ? sendJson(response, 200, answer, type)
      : refuse('InvalidAction', `Not simulated: ${action}`);
  };
}

const InputSchema = z.looseObject({
  QueueUrl: z.string().optional(),
  SourceArn: z.string().optional(),
  MaxNumberOfMessages: z.int().min(1).max(10).default(1),
  VisibilityTimeout: z.int().min(0).max(43_200).optional(),
  ReceiptHandle: z.string().optional(),
});

type MoveTask = { TaskHandle: string; SourceArn: string } & Record<string, unknown>;

async function answerOf(
  action: string,
  queue: Queue,
  { MaxNumberOfMessages, VisibilityTimeout, ReceiptHandle }: z.infer<typeof InputSchema>,
): Promise<object | undefined> {
  const message = queue.list().find(({ id }) => id === ReceiptHandle);
  switch (action) {
    case 'GetQueueAttributes': {
      const visible = queue.list().filter(({ visibleAt }) => visibleAt <= Date.now()).length;
      const Attributes = {
        QueueArn: queue.arn,
        ApproximateNumberOfMessages: String(visible),
        ApproximateNumberOfMessagesNotVisible: String(queue.list().length - visible),
      };
      return { Attributes };
    }
    case 'ReceiveMessage':
      return { Messages: (await queue.receive(MaxNumberOfMessages, VisibilityTimeout)).map(received) };
    case 'DeleteMessage':
      if (message) await queue.remove(message);
      return {};
    case 'ChangeMessageVisibility':
      if (message) await queue.changeVisibility(message, VisibilityTimeout ?? 0);
      return {};
    default:
      return undefined;
  }
}

/** The message id serves as receipt handle, since local queues have only one receiver. */
const received = ({ id, body }: Message) => ({
  MessageId: id,
  ReceiptHandle: id,
  Body: body,
  MD5OfBody: createHash('md5').update(body).digest('hex'),
});

/** Moves all messages of a dead-letter queue back; AWS does this asynchronously. */
async function move(source: Queue, target: Queue): Promise<MoveTask> {
  const messages = source.list();
  for (const message of messages) {
    await target.send(message);
    await source.remove(message);
  }
  return {
    TaskHandle: randomUUID(),
    SourceArn: source.arn,
    Status: 'COMPLETED',
    ApproximateNumberOfMessagesMoved: messages.length,
    ApproximateNumberOfMessagesToMove: messages.length,
    StartedTimestamp: Date.now(),
  };
}
