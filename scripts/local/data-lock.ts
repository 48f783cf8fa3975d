import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalStackError } from './errors.ts';

export type DataLock = { release(): Promise<void> };

/**
 * Ensures that only one stack at a time uses a data folder; creates the folder if needed. The lock is a listening
 * socket rather than a PID file: it dies with its process, even on kill -9, and a reused PID (common in containers)
 * can't pass for the holder.
 */
export async function lockDataFolder(dataFolder: string, url: string): Promise<DataLock> {
  const folder = makeFolder(dataFolder);
  // In the folder itself, so that every stack finds it regardless of TMPDIR.
  const socket = join(folder, 'lock.sock');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  const elsewhere = join(tmpdir(), `local-stack-${name}.sock`);
  // macOS limits socket paths to 103 bytes.
  if (Buffer.byteLength(socket) > 100) return lockAt(elsewhere, dataFolder, url);
  try {
    return await lockAt(socket, dataFolder, url);
  } catch (error) {
    if (error instanceof LocalStackError) throw error;
    // Some mounts, such as those of containers on macOS, don't support sockets.
    return lockAt(elsewhere, dataFolder, url);
  }
}

/** The error that names the holder and the remedy. */
export function folderInUse(dataFolder: string, holder: string): LocalStackError {
  return new LocalStackError(
    `The data folder ${dataFolder} is already in use: ${holder}. Stop that stack first or choose another folder: LOCAL_DATA=.local2 npm start.`,
  );
}

/** Creates the folder if needed and returns its real path. @throws LocalStackError if it isn't writable */
function makeFolder(dataFolder: string): string {
  try {
    mkdirSync(dataFolder, { recursive: true });
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(dataFolder);
  } catch (error) {
    throw new LocalStackError(
      `The data folder ${dataFolder} cannot be used: ${reasonOf(error)}. Choose a folder that this account may write to: LOCAL_DATA=.local2 npm start.`,
    );
  }
}

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    EEXIST: 'it is a file',
    ENOTDIR: 'part of its path is a file',
    EACCES: 'this account has no permission',
    EPERM: 'this account has no permission',
    EROFS: 'the file system is read-only',
  };
  return known[code] ?? message;
}

async function lockAt(socket: string, dataFolder: string, url: string): Promise<DataLock> {
  const server = createServer((connection) => {
    connection.on('error', () => connection.destroy());
    connection.end(`${url}, process ${process.pid}`);
  });
  // Listen before asking: of two stacks that start at once, one gets the socket and the other asks it.
  for (let attempt = 1; !(await listens(server, socket)); attempt++) {
    const holder = await ask(socket);
    if (holder !== undefined || attempt === 3) throw folderInUse(dataFolder, holder ?? 'another process');
    // A killed stack left it behind.
    rmSync(socket, { force: true });
  }
  return { release: () => close(server) };
}

/** False if the socket exists. */
function listens(server: Server, socket: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', failed).listen(socket, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

/** The holder's description of itself; undefined if nobody listens. */
function ask(socket: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const connection = connect(socket, () => connection.setTimeout(1000, () => connection.destroy()));
    connection.setEncoding('utf8');
    connection.on('data', (chunk) => {
      answer += chunk;
    });
    connection.on('error', () => resolve(undefined));
    connection.on('close', (failed) => resolve(failed ? undefined : answer || 'unknown process'));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
