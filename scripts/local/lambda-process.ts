import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants, getPriority, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type InvokeResult = { ok: true; value: unknown } | { ok: false; error: FunctionError };
export type FunctionError = { errorType: string; errorMessage: string };

export type Invocation = { id: string; event: unknown; context: Record<string, unknown>; deadline: number };
export type ChildMessage =
  | { type: 'ready' }
  | { type: 'init-error'; error: FunctionError }
  | { type: 'result'; id: string; value: unknown }
  | { type: 'error'; id: string; error: FunctionError };

export type ProcessOptions = {
  name: string;
  arn: string;
  folder: string;
  handler: string;
  /** The complete environment of the process. */
  environment: Record<string, string>;
  memoryMb: number;
  timeoutMs: number;
  /** Lowers the priority: nobody waits for this function's answer. */
  inBackground?: boolean;
};

/** A function's process; takes one event at a time. */
export type Worker = {
  run(event: unknown): Promise<InvokeResult>;
  alive(): boolean;
  /** Kills it (SIGKILL). */
  kill(): void;
  stop(): Promise<void>;
};

/** Starts a process. Calls `gone` when it has ended and `log` with each line of its output. */
export function startWorker(options: ProcessOptions, log: (line: string) => void, gone: () => void): Worker {
  const child: ChildProcess = fork(
    fileURLToPath(new URL('lambda-child.ts', import.meta.url)),
    [options.folder, options.handler],
    { cwd: options.folder, env: options.environment, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  if (options.inBackground && child.pid) stepBack(child.pid);
  let initError: FunctionError | undefined;
  let settle: ((result: InvokeResult) => void) | undefined;
  const ready = new Promise<void>((resolve) => {
    child.once('message', () => resolve());
    child.once('exit', () => resolve());
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const finish = (result: InvokeResult) => {
    settle?.(result);
    settle = undefined;
  };
  child.on('message', (message: ChildMessage) => {
    if (message.type === 'init-error') initError = message.error;
    if (message.type === 'result') finish({ ok: true, value: message.value });
    if (message.type === 'error') finish({ ok: false, error: message.error });
  });
  child.on('error', (error) =>
    finish({ ok: false, error: { errorType: 'Runtime.ExitError', errorMessage: error.message } }),
  );
  child.once('exit', (code, signal) => {
    gone();
    const errorMessage = `Runtime exited with error: ${signal ? `signal ${signal}` : `exit status ${code}`}`;
    finish({ ok: false, error: { errorType: 'Runtime.ExitError', errorMessage } });
  });
  for (const stream of [child.stdout, child.stderr]) if (stream) eachLine(stream, log);

  return {
    kill: () => void child.kill('SIGKILL'),
    alive: () => child.exitCode === null && !child.killed && child.connected && !initError,
    async run(event) {
      await ready;
      if (initError) {
        child.kill('SIGKILL');
        return { ok: false, error: initError };
      }
      return new Promise((resolve) => {
        const id = randomUUID();
        const timer = setTimeout(() => {
          const errorMessage = `${id} Task timed out after ${(options.timeoutMs / 1000).toFixed(2)} seconds`;
          child.kill('SIGKILL');
          finish({ ok: false, error: { errorType: 'Sandbox.Timedout', errorMessage } });
        }, options.timeoutMs);
        settle = (result) => {
          clearTimeout(timer);
          resolve(result);
        };
        const invocation: Invocation = {
          id,
          event,
          context: contextOf(options, id),
          deadline: Date.now() + options.timeoutMs,
        };
        child.send(invocation, (error) => {
          if (error)
            finish({ ok: false, error: { errorType: 'Runtime.ExitError', errorMessage: error.message } });
        });
      });
    },
    async stop() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), 500);
      if (child.exitCode === null && child.signalCode === null) await exited;
      clearTimeout(timer);
    },
  };
}

/** Lowers the priority relative to this process, which may itself run at a low one. */
function stepBack(pid: number): void {
  setPriority(pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}

function contextOf({ name, arn, memoryMb }: ProcessOptions, awsRequestId: string): Record<string, unknown> {
  return {
    awsRequestId,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: arn,
    memoryLimitInMB: String(memoryMb),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
  };
}

function eachLine(stream: Readable, log: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) log(line);
  });
  stream.once('end', () => rest && log(rest));
}
