import { type LruCache, createLruCache } from './lruCache.ts';
import type { Coding } from '#lib/network/negotiation.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A serialised response body, ready to be sent. */
export interface ResponseBody {
  readonly body: Bytes;
  /** A weak ETag: it is the same for all codings, and does not cover the time of the evaluation. */
  readonly etag: string;
  /** The codings that there are; the first is preferred. */
  readonly codings: readonly Coding[];
  /** The compressed body, computed on first use. */
  encoded(coding: Coding): Promise<Bytes>;
  /** Bytes of the body and of all cached codings. */
  size(): number;
  /** Called when another coding is added. */
  onGrowth(listener: () => void): void;
}

/** Makes the body of a rendered page. Runtimes compress and hash in their own ways. */
export type CreateBody = (text: string) => ResponseBody | Promise<ResponseBody>;

/**
 * Caches response bodies with all their codings.
 *
 * @param limit bytes
 * @param extraBytes bytes of a value besides its body and codings
 */
export function createResponseCache<Value extends ResponseBody>(
  limit: number,
  extraBytes: (value: Value) => number = () => 0,
): LruCache<Value> {
  const cache = createLruCache<Value>(limit, (value) => value.size() + extraBytes(value));
  return {
    ...cache,
    set(key, value) {
      cache.set(key, value);
      value.onGrowth(() => {
        if (cache.get(key) === value) cache.set(key, value);
      });
    },
  };
}
