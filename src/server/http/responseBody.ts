import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '#lib/network/negotiation.ts';
import type { ResponseBody } from './responseCache.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encoders = {
  br: (body: Bytes) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  // 1% smaller than with the default level; each body is compressed only once.
  gzip: (body: Bytes) => promisify(gzip)(body, { level: 8 }),
};

/**
 * @param text the whole body
 * @param result the part of the body that the ETag covers
 */
export function createResponseBody(text: string, result = text): ResponseBody {
  // TextEncoder does not use Node's buffer pool. A small body from the pool would keep 8 KB in memory.
  const body = new TextEncoder().encode(text);
  const encodings = new Map<Coding, Promise<Bytes>>();
  let size = body.byteLength;
  let notifyGrowth = () => {};

  async function encode(coding: Coding): Promise<Bytes> {
    // Copied, because zlib's result is a view of a larger buffer.
    const bytes = new Uint8Array(await encoders[coding](body));
    size += bytes.byteLength;
    notifyGrowth();
    return bytes;
  }

  return {
    body,
    etag: etagOf(result),
    codings: ['br', 'gzip'],
    encoded(coding) {
      const encoding = encodings.get(coding) ?? encode(coding);
      encodings.set(coding, encoding);
      return encoding;
    },
    size: () => size,
    onGrowth: (listener) => (notifyGrowth = listener),
  };
}

/** A weak ETag of a text. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}
