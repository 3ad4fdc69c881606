/** Cloudflare takes no more in one request. */
const MAX_TAGS = 30;
/** How long the cache may take to respond. Milliseconds. */
const DEADLINE_MS = 10_000;
/** Milliseconds before each further try. */
const RETRY_AFTER_MS = [1000, 5000, 30_000];

/** Forgets in a shared cache whatever has one of these tags; without tags, everything. */
export type Purge = (tags: readonly string[] | undefined) => void;

/**
 * Purges a shared cache, such as a CDN, by POST requests in the form of Cloudflare's API: `{"tags": […]}` or
 * `{"purge_everything": true}`, one after another. For Varnish and Fastly the tags are also in the header
 * `Surrogate-Key`. What arrives meanwhile is sent together. A purge that fails several times is logged; the cache then
 * keeps pages as long as their headers allow.
 *
 * @param options.token sent as `Authorization: Bearer`
 */
export function createPurger({ url, token }: { url: string; token: string | undefined }): Purge {
  let waiting = new Set<string>();
  let waitsForAll = false;
  let isSending = false;

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    while (waitsForAll || waiting.size > 0) {
      const tags = [...waiting];
      const parts = waitsForAll
        ? [undefined]
        : Array.from({ length: Math.ceil(tags.length / MAX_TAGS) }, (_, part) =>
            tags.slice(part * MAX_TAGS, (part + 1) * MAX_TAGS),
          );
      [waiting, waitsForAll] = [new Set(), false];
      for (const part of parts) await sendPatiently(part);
    }
    isSending = false;
  }

  async function sendPatiently(tags: readonly string[] | undefined) {
    for (const retryAfter of [...RETRY_AFTER_MS, undefined]) {
      const failure = await send(tags);
      if (failure === undefined) return;
      if (retryAfter === undefined) console.error(`The shared cache could not be purged: ${failure}`);
      else await new Promise((resolve) => setTimeout(resolve, retryAfter).unref());
    }
  }

  /** @returns why it has failed, if it has */
  async function send(tags: readonly string[] | undefined): Promise<string | undefined> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(tags && { 'surrogate-key': tags.join(' ') }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(tags ? { tags } : { purge_everything: true }),
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return function purge(tags) {
    if (tags) for (const tag of tags) waiting.add(tag);
    else waitsForAll = true;
    void sendAll();
  };
}
