import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { lockDataFolder } from './data-lock.ts';
import { listenOnLocalhost } from './http-server.ts';

export type ReservationOptions = {
  /** 0 picks a free one. */
  port: number;
  dataFolder: string;
};

export type Reservation = {
  url: string;
  port: number;
  /** Absolute. */
  dataFolder: string;
  /** Answers the waiting requests and all later ones. */
  serve(listener: RequestListener): void;
  /** Stops accepting requests and lets those in flight finish; keeps the data folder. */
  close(): Promise<void>;
  /** Frees port and data folder. Idempotent. */
  release(): Promise<void>;
};

/**
 * Reserves port and data folder before the build, so that a long build doesn't end in "already in use". Requests
 * wait for `serve`. Throws LocalStackError with the remedy.
 */
export async function reserveLocalStack(options: ReservationOptions): Promise<Reservation> {
  const dataFolder = resolve(options.dataFolder);
  const ready = Promise.withResolvers<RequestListener>();
  // The port first: if it is taken, there is nothing to undo.
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
