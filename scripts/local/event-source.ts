import * as z from 'zod';
import type { LocalFunction } from './lambda.ts';
import type { Message } from './message-store.ts';
import { type Queue, sqsRecord } from './sqs.ts';

export const EventSourceSchema = z.strictObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number().default(10),
  MaximumBatchingWindowInSeconds: z.number().default(0),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
  Enabled: z.literal(true).default(true),
});

export const EVENT_SOURCE_IGNORED = {
  ScalingConfig: 'concurrency is not simulated',
  MetricsConfig: 'metrics are not simulated',
  KmsKeyArn: 'encryption at rest is not simulated',
  Tags: 'for people',
};

export type EventSource = {
  /** Delivers all visible messages. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

/** Feeds a queue's messages to a function in batches, as an event source mapping does. */
export function startEventSource(
  queue: Queue,
  target: LocalFunction,
  options: Pick<
    z.infer<typeof EventSourceSchema>,
    'BatchSize' | 'MaximumBatchingWindowInSeconds' | 'FunctionResponseTypes'
  >,
  now: () => number = Date.now,
): EventSource {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const wake = (delay: number) => {
    clearTimeout(timer);
    if (!stopped && Number.isFinite(delay)) timer = setTimeout(run, Math.max(0, Math.min(delay, 60_000)));
  };
  const run = () => {
    running ??= drain().finally(() => {
      running = undefined;
      wake(queue.nextVisibleAt() - now());
    });
    return running;
  };
  const drain = async () => {
    while (!stopped) {
      const batch = await queue.receive(options.BatchSize);
      if (batch.length === 0) return;
      const result = await target.invoke({ Records: batch.map((message) => sqsRecord(message, queue.arn)) });
      const done = result.ok ? succeeded(batch, result.value, options.FunctionResponseTypes.length > 0) : [];
      await Promise.all(done.map((message) => queue.remove(message)));
    }
  };
  queue.onArrival(() => wake(options.MaximumBatchingWindowInSeconds * 1000));
  wake(0);

  return {
    async deliver() {
      // A run in progress may have polled before the last message came.
      await running;
      await run();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      // A slower batch is killed with its function; its messages stay in the queue.
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 500))]);
    },
  };
}

/** The messages of a batch that can be deleted. If the answer can't be parsed, the whole batch failed. */
function succeeded(batch: Message[], answer: unknown, reportsFailures: boolean): Message[] {
  if (!reportsFailures || answer === null || answer === undefined) return batch;
  const parsed = BatchResponseSchema.safeParse(answer);
  if (!parsed.success) return [];
  const failed = (parsed.data.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  if (failed.some((id) => !batch.some((message) => message.id === id))) return [];
  return batch.filter((message) => !failed.includes(message.id));
}

const BatchResponseSchema = z.looseObject({
  batchItemFailures: z.array(z.looseObject({ itemIdentifier: z.string().min(1) })).nullish(),
});
