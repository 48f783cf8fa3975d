import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { lockDataFolder } from './data-lock.ts';
import { listenOnLocalhost } from './http-server.ts';

export type ClaimOptions = {
  /** 0 for a free one. */
  port: number;
  dataFolder: string;
};

export type LocalClaim = {
  url: string;
  port: number;
  /** Absolute. */
  dataFolder: string;
  /** Answers the requests that have waited, and all that come. */
  serve(listener: RequestListener): void;
  /** Takes no more requests and lets those under way finish; the data folder stays claimed. */
  close(): Promise<void>;
  /** Gives port and data folder back. Does nothing the second time. */
  release(): Promise<void>;
};

/**
 * Takes port and data folder for a stack before it is built, so that a long build does not end in "already in
 * use". Requests wait until there is something to serve. Throws LocalStackError with what to do about it.
 */
export async function claimLocalStack(options: ClaimOptions): Promise<LocalClaim> {
  const dataFolder = resolve(options.dataFolder);
  const ready = Promise.withResolvers<RequestListener>();
  // The port comes first: if it is taken, nothing else has happened yet.
  const front = await listenOnLocalhost(
    async (request, response) => (await ready.promise)(request, response),
    options.port,
  );
  try {
    const lock = await lockDataFolder(dataFolder, front.url);
    const release = async () => {
      await front.close();
      await lock.release();
    };
    return {
      url: front.url,
      port: front.port,
      dataFolder,
      serve: ready.resolve,
      close: front.close,
      release,
    };
  } catch (error) {
    await front.close();
    throw error;
  }
}
