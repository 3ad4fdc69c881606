/** A picture as it is sent. */
export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Strong entity tag with its quotes. */
  etag: string;
}

export interface PictureCache {
  /** The picture kept under the key, else what `make` makes; callers that ask while it is made share it. */
  get(key: string, make: () => Promise<Picture>): Promise<Picture>;
}

/**
 * Keeps the pictures used last, up to `maxBytes` of picture data. `make` runs for at most
 * `maxRunning` keys at once; the rest wait in line. A failed `make` is not kept.
 */
export function createPictureCache({
  maxBytes,
  maxRunning,
}: {
  maxBytes: number;
  maxRunning: number;
}): PictureCache {
  // A Map iterates in order of insertion: reinserting on use makes the first key the one unused longest.
  const kept = new Map<string, Picture>();
  const running = new Map<string, Promise<Picture>>();
  const inLine = createLine(maxRunning);
  let keptBytes = 0;

  function keep(key: string, picture: Picture) {
    kept.set(key, picture);
    keptBytes += picture.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= maxBytes) return;
      kept.delete(oldest);
      keptBytes -= bytes.length;
    }
  }

  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const joined = running.get(key);
      if (joined) return joined;
      const started = inLine(make);
      running.set(key, started);
      try {
        const picture = await started;
        keep(key, picture);
        return picture;
      } finally {
        running.delete(key);
      }
    },
  };
}

/** Runs tasks in order of arrival, at most `maxRunning` at once. */
function createLine(maxRunning: number) {
  const waiting: (() => void)[] = [];
  let free = maxRunning;
  return async function inLine<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
