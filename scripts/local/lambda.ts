import { type InvokeResult, type ProcessOptions, startWorker, type Worker } from './lambda-process.ts';

export type LocalFunction = {
  /** Starts a process ahead of the first event. */
  warm(): void;
  invoke(event: unknown): Promise<InvokeResult>;
  /** Kills its processes (SIGKILL); the next event starts a new one. */
  kill(): void;
  stop(): Promise<void>;
};

/** A Lambda function: up to `processes` processes that take one event at a time and are replaced when they die. */
export function createFunction(
  options: ProcessOptions & { processes: number; log(line: string): void },
): LocalFunction {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Array<(worker: Worker) => void> = [];
  let stopped = false;

  const start = (): Worker => {
    const worker = startWorker(options, options.log, () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    all.add(worker);
    return worker;
  };
  const acquire = async (): Promise<Worker> => {
    const worker = idle.pop();
    if (worker) return worker;
    return all.size < options.processes ? start() : new Promise((resolve) => waiting.push(resolve));
  };
  const release = (worker: Worker) => {
    const next = waiting.shift();
    if (next) next(worker.isAlive() ? worker : start());
    else if (worker.isAlive()) idle.push(worker);
  };

  return {
    warm: () => idle.push(start()),
    kill() {
      for (const worker of all) worker.kill();
    },
    async invoke(event) {
      if (stopped)
        return { ok: false, error: { errorType: 'Stopped', errorMessage: 'The stack is stopping' } };
      const worker = await acquire();
      const result = await worker.run(event);
      if (!result.ok) options.log(`${result.error.errorType}: ${result.error.errorMessage}`);
      release(worker);
      return result;
    },
    async stop() {
      stopped = true;
      await Promise.all([...all].map((worker) => worker.stop()));
    },
  };
}
