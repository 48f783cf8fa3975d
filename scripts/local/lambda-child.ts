/**
 * Runs one handler in a process of its own, as Lambda's runtime does: one event at a time, with only the function's
 * environment. Arguments: the asset's folder and the handler's name. Events arrive by IPC.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChildMessage, Invocation } from './lambda-process.ts';

const [, , taskRoot = '', handlerName = ''] = process.argv;

// The parent is gone, so nobody can use an answer.
process.on('disconnect', () => process.exit(0));

// Ctrl+C reaches the whole process group, but the parent stops its functions after the answers in flight.
process.on('SIGINT', () => {});

// Here an import missing from the asset would resolve to the repository's node_modules; on AWS it would fail.
const root = pathToFileURL(`${taskRoot}/`).href;
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    if (
      context.parentURL?.startsWith(root) &&
      resolved.url.startsWith('file:') &&
      !resolved.url.startsWith(root)
    ) {
      throw new Error(`Cannot find package '${specifier}' in the bundle of the function`);
    }
    return resolved;
  },
});

const handler = load();
handler.then(
  () => send({ type: 'ready' }),
  (error: unknown) => send({ type: 'init-error', error: describe(error) }),
);

process.on('message', async ({ id, event, context, deadline }: Invocation) => {
  try {
    const run = await handler;
    const value = await run(event, {
      ...context,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    });
    send({ type: 'result', id, value: value === undefined ? null : value });
  } catch (error) {
    console.error(error);
    send({ type: 'error', id, error: describe(error) });
  }
});

async function load(): Promise<(event: unknown, context: unknown) => unknown> {
  const [file = '', name = ''] = handlerName.split('.');
  const module = (await import(pathToFileURL(join(taskRoot, `${file}.mjs`)).href)) as Record<string, unknown>;
  const exported = module[name];
  if (typeof exported !== 'function') throw new Error(`${handlerName} is undefined or not exported`);
  return exported as (event: unknown, context: unknown) => unknown;
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error) };
  return { errorType: error.name, errorMessage: error.message };
}

function send(message: ChildMessage): void {
  // The parent may disconnect between the check and the send. The empty callback keeps that error from being
  // thrown; `disconnect` ends the process anyway.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
