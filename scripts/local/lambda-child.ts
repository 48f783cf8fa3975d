/**
 * Runs one handler in a process of its own, as Lambda's runtime does: one event at a time, with only the function's
 * environment. Arguments: the asset's folder and the handler's name. Events arrive by IPC.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionError, Invocation, InvokeResult } from './lambda.ts';

const [, , folder = '', handlerName = ''] = process.argv;

// Exits with its parent, even after kill -9.
process.on('disconnect', () => process.exit(0));

// Ctrl+C reaches the whole process group, but the parent stops its functions after the answers in flight.
process.on('SIGINT', () => {});

// Here an import missing from the asset would resolve to the repository's node_modules; on AWS it would fail.
const root = pathToFileURL(`${folder}/`).href;
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const isOutside = resolved.url.startsWith('file:') && !resolved.url.startsWith(root);
    if (context.parentURL?.startsWith(root) && isOutside)
      throw new Error(`Cannot find package '${specifier}' in the bundle of the function`);
    return resolved;
  },
});

const handler = load();
handler.then(
  () => send({ ok: true, value: null }),
  (error: unknown) => send({ ok: false, error: describe(error) }),
);

process.on('message', async ({ event, context, deadline }: Invocation) => {
  try {
    const run = await handler;
    const getRemainingTimeInMillis = () => Math.max(0, deadline - Date.now());
    send({ ok: true, value: (await run(event, { ...context, getRemainingTimeInMillis })) ?? null });
  } catch (error) {
    console.error(error);
    send({ ok: false, error: describe(error) });
  }
});

async function load(): Promise<(event: unknown, context: unknown) => unknown> {
  const [file = '', name = ''] = handlerName.split('.');
  const module = await import(pathToFileURL(join(folder, `${file}.mjs`)).href);
  if (typeof module[name] !== 'function') throw new Error(`${handlerName} is undefined or not exported`);
  return module[name];
}

function describe(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error) };
  return { errorType: error.name, errorMessage: error.message };
}

function send(message: InvokeResult): void {
  // The parent may disconnect between the check and the send. The empty callback keeps that error from being thrown;
  // `disconnect` ends the process anyway.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
