import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { developerOptions } from './developer-options.ts';
import { freePort } from './free-port.ts';
import { stopWhenAsked } from './processes.ts';
import { fail, step, UserError } from './progress.ts';

/*
 * Starts each server of the project, as a person would, until it answers, and ends it. CI runs it on Windows and macOS,
 * where the browser tests don't run: npx node scripts/try-machine.ts
 */

/** Milliseconds, for a build on a slow machine. */
const PATIENCE = 240_000;

type Server = { command: string; port: string; path: string; answer: string };
const servers: Server[] = [
  { command: 'npm start', port: 'PORT', path: '/kontakt', answer: '</html>' },
  { command: 'npm run dev', port: 'PORT', path: '/kontakt', answer: '</html>' },
  // With the paths of the files that it would save.
  {
    command: 'npm run edit -- --without-site',
    port: 'EDITOR_PORT',
    path: '/config.json',
    answer: '"content/legal/agb.md"',
  },
];

const isWindows = process.platform === 'win32';
let running: ChildProcess | undefined;

const help = `Starts each server of the project until it answers, and ends it.

  npx node scripts/try-machine.ts`;

async function main() {
  developerOptions(help, { options: {} });
  stopWhenAsked(() => running && stop(running));
  for (const server of servers) await step(server.command, () => tryServer(server));
}

async function tryServer({ command, port: variable, path, answer }: Server) {
  const port = await freePort();
  // npm is a shell script on Windows. Elsewhere the group gets the signal, as from Ctrl+C.
  const child = spawn(command, {
    shell: true,
    detached: !isWindows,
    stdio: 'inherit',
    env: { ...process.env, [variable]: `${port}`, LOCAL_DATA: '.cache/try-machine' },
  });
  running = child;
  const url = `http://localhost:${port}${path}`;
  const text = await firstAnswer(url, child);
  if (!text?.includes(answer)) throw new UserError(`${url} did not answer with ${answer}, but: ${text}`);
  await stop(child);
  if (await answerOf(url)) throw new UserError(`${command} was ended, but ${url} still answers.`);
}

async function firstAnswer(url: string, child: ChildProcess): Promise<string | undefined> {
  const until = Date.now() + PATIENCE;
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
    const text = await answerOf(url);
    if (text !== undefined) return text;
    await wait(500);
  }
  return undefined;
}

const answerOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(60_000) })
    .then((response) => response.text())
    .catch(() => undefined);

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  if (isWindows) execFileSync('taskkill', ['/pid', `${child.pid}`, '/T', '/F'], { stdio: 'ignore' });
  else process.kill(-child.pid, 'SIGTERM');
  await exited;
  // The shell may end before the servers do.
  await wait(2000);
}

await main()
  .finally(() => running && stop(running))
  .catch(fail);
