import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createLruCache } from '../http/lruCache.ts';
import { createSingleFlight } from '../http/singleFlight.ts';
import { createWorkQueue } from '../http/workQueue.ts';
import type { Picture } from './renderPicture.ts';

const CACHE_BYTES = 128 * 1024 * 1024;
/** Queue length: some seconds of work. */
const MAX_WAITING = 200;
/** Pictures that are drawn from others at a time: each holds its decoded sources. */
const MAX_COMPOSED = 2;

interface PictureWork {
  /** Names the picture in the cache. */
  key: string;
  /** Pixels. Small pictures come first. */
  cost: number;
  /** Of the client; a picture whose clients have all disconnected is not rendered. */
  signal: AbortSignal;
  /** Whether `render` asks for other pictures, which are drawn in the same queue. */
  isComposed?: boolean;
  /** @param signal aborts when all clients have disconnected */
  render(signal: AbortSignal): Promise<Picture>;
}

/**
 * Renders pictures a few at a time, and caches them. All services share one, so that its limits hold for them together.
 *
 * @throws BusyError when too many pictures wait
 */
export type PictureQueue = (work: PictureWork) => Promise<Picture>;

export function createPictureQueue(): PictureQueue {
  // One thread per picture, and no file cache in libvips, which would serve replaced files.
  sharp.concurrency(1);
  sharp.cache(false);
  const cache = createLruCache<Picture>(CACHE_BYTES, ({ bytes }) => bytes.byteLength);
  const share = createSingleFlight<Picture>();
  const single = createWorkQueue({
    maxRunning: Math.max(2, availableParallelism() - 1),
    maxWaiting: MAX_WAITING,
  });
  // In one queue they would hold the slots that their own sources wait for.
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
