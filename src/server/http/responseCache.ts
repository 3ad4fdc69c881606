import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type LruCache, createLruCache } from './lruCache.ts';
import type { Coding } from './negotiation.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A serialised answer or page, ready to be sent. */
export interface ResponseBody {
  readonly body: Bytes;
  /** Weak: it stands for the result, whatever the coding and the time that the evaluation took. */
  readonly etag: string;
  /** The body in a coding, made when it is first asked for. */
  encoded(coding: Coding): Promise<Bytes>;
  /** The bytes of the body and of all codings that were made. */
  size(): number;
  /** Calls back whenever another coding was made. */
  onGrowth(listener: () => void): void;
}

const encoders = {
  br: (body: Bytes) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Bytes) => promisify(gzip)(body),
};

/**
 * @param text the whole body
 * @param result the part of the body that the tag stands for
 */
export function createResponseBody(text: string, result = text): ResponseBody {
  // Not from Node's pool, of which a small body would keep 8 KB.
  const body = new TextEncoder().encode(text);
  const encodings = new Map<Coding, Promise<Bytes>>();
  let size = body.byteLength;
  let notifyGrowth = () => {};

  async function encode(coding: Coding): Promise<Bytes> {
    // A copy: what the packer gives is part of a larger buffer.
    const bytes = new Uint8Array(await encoders[coding](body));
    size += bytes.byteLength;
    notifyGrowth();
    return bytes;
  }

  return {
    body,
    etag: `W/"${createHash('sha1').update(result).digest('base64url')}"`,
    encoded(coding) {
      const encoding = encodings.get(coding) ?? encode(coding);
      encodings.set(coding, encoding);
      return encoding;
    },
    size: () => size,
    onGrowth: (listener) => (notifyGrowth = listener),
  };
}

/**
 * Keeps answers with all their codings.
 *
 * @param limit bytes of all that is kept
 * @param extraBytes bytes that an answer holds beside its body and codings
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
