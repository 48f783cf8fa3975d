import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { type InvokeResult, type ProcessOptions, startWorker, type Worker } from './lambda-process.ts';

export const FunctionSchema = z.strictObject({
  Code: z.strictObject({ S3Bucket: z.string(), S3Key: z.string() }),
  Handler: z.string(),
  Runtime: z.string().startsWith('nodejs'),
  Environment: z.strictObject({ Variables: z.record(z.string(), z.string()) }).optional(),
  FunctionName: z.string().optional(),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
});

export const FUNCTION_IGNORED = {
  Architectures: 'the bundles have no native code',
  Description: 'for people',
  LoggingConfig: 'logs go to files in the data folder',
  ReservedConcurrentExecutions: 'concurrency is not simulated',
  Role: 'permissions are not simulated; the template tests assert them',
  Tags: 'for people',
  TracingConfig: 'tracing is not simulated',
};

export type LocalFunction = {
  arn: string;
  /** Starts a process ahead of the first request. */
  warm(): void;
  invoke(event: unknown): Promise<InvokeResult>;
  /** Kills its processes (SIGKILL); the next event starts a new one. */
  kill(): void;
  stop(): Promise<void>;
};

/** Further simultaneous events wait; Lambda would start more environments. */
const PROCESSES = 4;

/** A Lambda function: a pool of processes that take one event at a time and are replaced when they die. */
export function createFunction(
  options: ProcessOptions & { logFile: string; processes?: number; log(line: string): void },
): LocalFunction {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Array<(worker: Worker) => void> = [];
  mkdirSync(dirname(options.logFile), { recursive: true });
  let closed = false;
  const logFile = openSync(options.logFile, 'a');
  // Synchronous, so that a request's log lines are in the file before its answer arrives.
  const write = (line: string) => {
    if (!closed) writeSync(logFile, `${line}\n`);
    options.log(line);
  };

  const start = (): Worker => {
    const worker = startWorker(options, write, () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    all.add(worker);
    return worker;
  };
  const release = (worker: Worker) => {
    const next = waiting.shift();
    if (next) next(worker.alive() ? worker : start());
    else if (worker.alive()) idle.push(worker);
  };
  const acquire = (): Promise<Worker> => {
    const worker = idle.pop();
    if (worker) return Promise.resolve(worker);
    if (all.size < (options.processes ?? PROCESSES)) return Promise.resolve(start());
    return new Promise((resolve) => waiting.push(resolve));
  };

  let stopped = false;

  return {
    arn: options.arn,
    warm: () => idle.push(start()),
    kill() {
      for (const worker of all) worker.kill();
    },
    async invoke(event) {
      if (stopped)
        return { ok: false, error: { errorType: 'Stopped', errorMessage: 'The local stack is stopping' } };
      const worker = await acquire();
      const result = await worker.run(event);
      if (!result.ok) write(`${result.error.errorType}: ${result.error.errorMessage}`);
      release(worker);
      return result;
    },
    async stop() {
      stopped = true;
      await Promise.all([...all].map((worker) => worker.stop()));
      closeSync(logFile);
      closed = true;
    },
  };
}
