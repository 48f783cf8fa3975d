import * as z from 'zod';
import type { Functions } from './functions.ts';
import type { InvokeResult, LocalFunction } from './lambda.ts';
import { type Message, type Queue, sqsRecord } from './sqs.ts';
import { existing, ignored, type Template } from './template.ts';

const EventSourceSchema = z.strictObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number().default(10),
  FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
  // One batch at a time, whatever `MaximumConcurrency` says.
  ScalingConfig: ignored,
});

export type EventSource = {
  /** Delivers all messages that are visible now. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

const POLL_MS = 100;

export const startEventSources = (template: Template, queues: Map<string, Queue>, functions: Functions) =>
  template.ofType('AWS::Lambda::EventSourceMapping').map((id) => {
    const { EventSourceArn, FunctionName, BatchSize } = template.read(id, EventSourceSchema);
    const queue = existing(queues.get(EventSourceArn), `queue ${EventSourceArn}`);
    return startEventSource(queue, functions.find(FunctionName), BatchSize);
  });

/** Feeds a queue's messages to a function in batches. */
export function startEventSource(
  queue: Queue,
  target: Pick<LocalFunction, 'invoke'>,
  batchSize: number,
): EventSource {
  let stopped = false;
  let running: Promise<void> | undefined;
  const drain = async () => {
    // Takes only what is visible now. A message that fails slowly is visible again before the last one is tried; it waits
    // for the next run, because otherwise this one might never end.
    const begun = Date.now();
    while (!stopped) {
      const batch = queue.receive(batchSize, { visibleBy: begun });
      if (batch.length === 0) return;
      const result = await target.invoke({ Records: batch.map((message) => sqsRecord(message, queue)) });
      for (const { id } of succeeded(batch, result)) queue.messages.delete(id);
    }
  };
  const run = () => {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = setInterval(run, POLL_MS);

  return {
    async deliver() {
      // A run in progress may have looked before the last message came.
      await running;
      await run();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      // A slower batch is killed with its function.
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 500))]);
    },
  };
}

const ReportSchema = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string().min(1) })).nullish(),
});

/** The messages of a batch that are done. If the report can't be read or names others, the whole batch has failed. */
function succeeded(batch: Message[], result: InvokeResult): Message[] {
  const report = ReportSchema.nullable().safeParse(result.ok ? result.value : undefined);
  if (!report.success) return [];
  const failed = (report.data?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  if (failed.some((id) => !batch.some((message) => message.id === id))) return [];
  return batch.filter(({ id }) => !failed.includes(id));
}
