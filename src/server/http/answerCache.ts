import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ByteCache, createByteCache } from './byteCache.ts';
import type { Coding } from './negotiation.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A serialised answer or page, ready to be sent. */
export interface Answer {
  readonly body: Bytes;
  /** Weak: it stands for the result, whatever the coding and the time that the evaluation took. */
  readonly etag: string;
  /** The body in a coding, made when it is first asked for. */
  packed(coding: Coding): Promise<Bytes>;
  /** The bytes of the body and of all codings that were made. */
  size(): number;
  /** Calls back whenever another coding was made. */
  onGrowth(listener: () => void): void;
}

const pack = {
  br: (body: Bytes) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Bytes) => promisify(gzip)(body),
};

/**
 * @param text the whole body
 * @param result the part of the body that the tag stands for
 */
export function createAnswer(text: string, result = text): Answer {
  // Not from Node's pool, of which a small body would keep 8 KB.
  const body = new TextEncoder().encode(text);
  const forms = new Map<Coding, Promise<Bytes>>();
  let size = body.byteLength;
  let tellGrowth = () => {};

  async function makeForm(coding: Coding): Promise<Bytes> {
    // A copy: what the packer gives is part of a larger buffer.
    const form = new Uint8Array(await pack[coding](body));
    size += form.byteLength;
    tellGrowth();
    return form;
  }

  return {
    body,
    etag: `W/"${createHash('sha1').update(result).digest('base64url')}"`,
    packed(coding) {
      const known = forms.get(coding) ?? makeForm(coding);
      forms.set(coding, known);
      return known;
    },
    size: () => size,
    onGrowth: (listener) => (tellGrowth = listener),
  };
}

/**
 * Keeps answers with all their codings.
 *
 * @param limit bytes of all that is kept
 * @param besides bytes that an answer holds beside its body and codings
 */
export function createAnswerCache<Kept extends Answer>(
  limit: number,
  besides: (answer: Kept) => number = () => 0,
): ByteCache<Kept> {
  const cache = createByteCache<Kept>(limit, (answer) => answer.size() + besides(answer));
  return {
    ...cache,
    set(key, answer) {
      cache.set(key, answer);
      answer.onGrowth(() => {
        if (cache.get(key) === answer) cache.set(key, answer);
      });
    },
  };
}
