import { spawn } from 'node:child_process';

export type DevServer = { url: string; stop: () => void };

/**
 * Starts the server of `npm run dev` on a free port, with a cache of its own.
 * @param name name of the cache
 * @param settings additional environment variables
 * @throws with its output if it exits before serving
 */
export async function startDevServer(
  name: string,
  settings: Record<string, string> = {},
): Promise<DevServer> {
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    env: {
      ...process.env,
      DEV_CACHE: `node_modules/.vite-${name}-${process.env.TEST_PARALLEL_INDEX}`,
      ...settings,
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /ready (http\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(output)));
  });
  return { url, stop: () => server.kill('SIGTERM') };
}
