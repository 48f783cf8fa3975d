/**
 * Runs one handler in a process of its own, as Lambda's runtime does: one event at a time, nothing but the
 * function's own environment. Called with the asset's folder and the handler's name; events come by IPC.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChildMessage, Invocation } from './lambda-process.ts';

const [, , taskRoot = '', handlerName = ''] = process.argv;

// The parent is gone, by whatever means: nobody is left who could use an answer.
process.on('disconnect', () => process.exit(0));

// Ctrl-C reaches the whole group: the parent ends its functions itself, after the answers under way.
process.on('SIGINT', () => {});

// An import that is not in the asset would find the repository's node_modules here, and nothing on AWS.
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
  // The parent may hang up at any moment, also between the question and the sending. Without a callback the
  // failure would be thrown; with one it is of no interest: the process ends by `disconnect`.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
