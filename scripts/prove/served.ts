import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port.ts';
import type { Status } from '../local/local-pages.ts';
import { UserError } from '../progress.ts';
import { openDatabase, scan } from './stage.ts';

/** The local stack as `npm start` serves it, in processes of its own: who asks does not slow it down by asking. */
export type Served = {
  url: string;
  /** The leads of both tables. */
  items(): Promise<Array<Record<string, unknown>>>;
  /** How many leads the webhook has received. */
  forwarded(): Promise<number>;
  end(): Promise<void>;
};

export async function serve(settings: Record<string, string>, signal: AbortSignal): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'));
  const port = await freePort();
  const start = join(import.meta.dirname, '../start.ts');
  const child = spawn(process.execPath, [start, '--no-build'], {
    env: { ...process.env, ...settings, PORT: `${port}`, LOCAL_DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const complaints: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    const lines = createInterface({ input: child.stdout });
    const ready = new Promise<string>((resolve) => {
      lines.on('line', (line) => line.startsWith('ready ') && resolve(line.slice('ready '.length)));
    });
    const url = await Promise.race([
      ready,
      exited.then(() => {
        throw new UserError(`The local stack did not start.\n${Buffer.concat(complaints)}`);
      }),
    ]);
    signal.throwIfAborted();
    // What it logs from now on is read by nobody: to split it into lines would cost who asks as much as the asking.
    lines.close();
    child.stdout.resume();
    const { dynamodb, tables, webhooks } = (await (
      await fetch(`${url}/__local/status.json`)
    ).json()) as Status;
    const database = openDatabase(dynamodb);
    return {
      url,
      items: async () => [
        ...(await scan(database, tables.businessLeads)),
        ...(await scan(database, tables.tvLeads)),
      ],
      forwarded: async () => ((await (await fetch(webhooks)).json()) as unknown[]).length,
      async end() {
        database.destroy();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
