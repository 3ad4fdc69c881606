import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createLruCache } from '../http/lruCache.ts';
import { createSingleFlight } from '../http/singleFlight.ts';
import { createWorkQueue } from '../http/workQueue.ts';
import type { Picture } from './renderPicture.ts';

const CACHE_BYTES = 128 * 1024 * 1024;
/** The length of the queue: some seconds of work. */
const MAX_WAITING = 200;
/** How many pictures that consist of others are drawn at the same time: each holds its decoded sources in memory. */
const MAX_COMPOSED = 2;

interface PictureWork {
  /** The picture's key in the cache. */
  key: string;
  /** Pixels. Small pictures come first. */
  cost: number;
  /** The client's signal. A picture is not rendered if all of its clients have disconnected. */
  signal: AbortSignal;
  /** Whether `render` requests other pictures, which are drawn in the same queue. */
  isComposed?: boolean;
  /** @param signal aborts when all clients have disconnected */
  render(signal: AbortSignal): Promise<Picture>;
}

/**
 * Renders a few pictures at a time, and caches them. All services share one queue, so that its limits apply to all of
 * them.
 *
 * @throws BusyError when too many pictures are waiting
 */
export type PictureQueue = (work: PictureWork) => Promise<Picture>;

export function createPictureQueue(): PictureQueue {
  // One thread for each picture, and no file cache in libvips, which would serve files that were replaced.
  sharp.concurrency(1);
  sharp.cache(false);
  const cache = createLruCache<Picture>(CACHE_BYTES, ({ bytes }) => bytes.byteLength);
  const share = createSingleFlight<Picture>();
  const single = createWorkQueue({
    maxRunning: Math.max(2, availableParallelism() - 1),
    maxWaiting: MAX_WAITING,
  });
  // In the other queue they would occupy the slots that their own sources wait for.
  const composed = createWorkQueue({ maxRunning: MAX_COMPOSED, maxWaiting: MAX_WAITING });

  return async function pictureOf({ key, cost, signal, isComposed = false, render }) {
    const work = async (signal: AbortSignal) => {
      const queue = isComposed ? composed : single;
      const picture = await queue.run(() => render(signal), { cost, signal });
      cache.set(key, picture);
      return picture;
    };
    return cache.get(key) ?? share(key, work, signal);
  };
}
