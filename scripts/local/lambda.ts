import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type FunctionError = { errorType: string; errorMessage: string };
/** The child's answers: first whether the handler could be loaded, then the result of each event. */
export type InvokeResult = { ok: true; value: unknown } | { ok: false; error: FunctionError };
export type Invocation = { event: unknown; context: Record<string, unknown>; deadline: number };

export type FunctionOptions = {
  name: string;
  arn: string;
  folder: string;
  handler: string;
  /** The complete environment of the process. */
  environment: Record<string, string>;
  memoryMb: number;
  timeoutMs: number;
  /** Simultaneous processes; further events wait. */
  processes: number;
  /** Receives each line of output. */
  log(line: string): void;
};

export type LocalFunction = {
  /** Starts a process ahead of the first event. */
  warm(): void;
  invoke(event: unknown): Promise<InvokeResult>;
  /** Kills its processes (SIGKILL); the next event starts a new one. */
  kill(): void;
  stop(): Promise<void>;
};

/** A Lambda function: up to `processes` processes that take one event at a time and are replaced when they die. */
export function createFunction(options: FunctionOptions): LocalFunction {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Array<(worker: Worker) => void> = [];
  let stopped = false;

  const start = (): Worker => {
    const worker = startWorker(options, () => {
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

/** A function's process; takes one event at a time. */
type Worker = {
  run(event: unknown): Promise<InvokeResult>;
  isAlive(): boolean;
  /** Kills it (SIGKILL). */
  kill(): void;
  stop(): Promise<void>;
};

/** Starts a process. Calls `gone` when it has ended. */
function startWorker(options: FunctionOptions, gone: () => void): Worker {
  const { name, arn, folder, handler, environment, memoryMb, timeoutMs, log } = options;
  const child = fork(fileURLToPath(new URL('lambda-child.ts', import.meta.url)), [folder, handler], {
    cwd: folder,
    env: environment,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let settle: (result: InvokeResult) => void = () => {};
  const answer = () =>
    new Promise<InvokeResult>((resolve) => {
      settle = resolve;
    });
  const fail = (errorType: string, errorMessage: string) =>
    settle({ ok: false, error: { errorType, errorMessage } });
  const loaded = answer();
  child.on('message', (result: InvokeResult) => settle(result));
  child.on('error', ({ message }) => fail('Runtime.ExitError', message));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('exit', (code, signal) => {
    gone();
    fail('Runtime.ExitError', `Runtime exited with ${signal ?? `status ${code}`}`);
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream as Readable }).on('line', log);

  return {
    kill: () => void child.kill('SIGKILL'),
    isAlive: () => child.exitCode === null && !child.killed && child.connected,
    async run(event) {
      const initialisation = await loaded;
      if (!initialisation.ok) {
        child.kill('SIGKILL');
        return initialisation;
      }
      const result = answer();
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        fail('Sandbox.Timedout', `Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`);
      }, timeoutMs);
      const context = {
        awsRequestId: crypto.randomUUID(),
        functionName: name,
        functionVersion: '$LATEST',
        invokedFunctionArn: arn,
        memoryLimitInMB: `${memoryMb}`,
      };
      const invocation: Invocation = { event, context, deadline: Date.now() + timeoutMs };
      child.send(invocation, (error) => error && fail('Runtime.ExitError', error.message));
      return result.finally(() => clearTimeout(timer));
    },
    async stop() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), 500);
      if (child.exitCode === null && child.signalCode === null) await exited;
      clearTimeout(timer);
    },
  };
}
