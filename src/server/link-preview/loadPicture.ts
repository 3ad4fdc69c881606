import { mediaAddress } from '#lib/media/asset.ts';
import type { LoadPicture } from './drawCard.ts';

/** How long a picture may take to load. Milliseconds. */
const TIMEOUT = 3000;
const MAX_BYTES = 5_000_000;

/**
 * Loads pictures: those of this site from its own services, others only from the media hosts.
 *
 * @param local responds to requests for addresses without a host
 */
export function createPictureLoader(local: (request: Request) => Promise<Response>): LoadPicture {
  return async function load(address, caller) {
    const allowed = mediaAddress(address);
    if (allowed === undefined) return undefined;
    const timeout = AbortSignal.timeout(TIMEOUT);
    const signal = caller ? AbortSignal.any([timeout, caller]) : timeout;
    const response = allowed.startsWith('/')
      ? await local(new Request(new URL(allowed, 'http://localhost'), { signal }))
      : await fetch(allowed, { signal, redirect: 'error' });
    if (!response.ok || !response.body) return undefined;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
}
