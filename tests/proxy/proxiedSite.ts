import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { draftAccess } from '#server/draftAccess.ts';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import { readNetworks } from '#server/http/networks.ts';
import { SERVICE_KEY, makeDataDir } from '../support/backend.ts';
import { eventually } from '../support/eventually.ts';
import { type RawResponse, rawRequest } from '../support/rawRequest.ts';
import { STAFF_PASSWORD } from '../support/staff.ts';
import { type Engine, freePort } from './engines.ts';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** What a client gets, however it was sent: the headers, but for those of the connection and of the cache. */
type Received = Readonly<Record<string, string | undefined>>;

/** Headers of the connection, whose ends agree on a coding, and those that a proxy adds. */
const OF_CONNECTION = [
  ...['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'],
  ...['accept-ranges', 'age', 'server', 'via', 'x-cache', 'x-varnish'],
];

/** What the proxy leads to. */
type Site = Pick<EmbeddedServices, 'origin' | 'close'>;

/**
 * A site and a proxy in front of it, for the test file that calls it.
 *
 * @param startSite `purge` is where the cache is purged, if it can be
 */
export function useProxy<Started extends Site>(
  engine: Engine,
  startSite: (options: {
    port: number;
    purge: { url: string; token: undefined } | undefined;
  }) => Promise<Started>,
) {
  let site: Started;
  let proxy: Awaited<ReturnType<Engine['start']>>;
  let origin: string;

  beforeAll(async () => {
    const ports = { proxy: await freePort(), site: await freePort() };
    origin = `http://127.0.0.1:${ports.proxy}`;
    // It is there before the site, which has everything purged at its start.
    proxy = await engine.start(ports);
    site = await startSite({
      port: ports.site,
      purge: engine.name === 'varnish' ? { url: `${origin}/purge`, token: undefined } : undefined,
    });
  });
  afterAll(async () => {
    // Purges of the last edit do not arrive any more. Jest would restore a spy before the last try.
    Object.assign(console, { error: () => undefined });
    await site.close();
    await proxy.stop();
  });

  async function ask(from: string, address: string, { method, headers = {} }: Asked = {}) {
    return rawRequest(from, address, {
      method,
      // The same host, so that absolute addresses are the same.
      headers: { host: new URL(origin).host, 'accept-encoding': 'gzip', ...headers },
    });
  }

  return {
    origin: () => origin,
    through: async (address: string, asked?: Asked) => received(await ask(origin, address, asked)),
    direct: async (address: string, asked?: Asked) => received(await ask(site.origin, address, asked)),
    /** Whether the response to this request comes out of the cache. */
    async keeps(address: string, asked?: Asked): Promise<boolean> {
      return engine.wasKept((await ask(origin, address, asked)).headers);
    },
    async text(address: string): Promise<string> {
      return (await fetch(origin + address)).text();
    },
    site: () => site,
  };
}

/** The built site with its embedded services, and a proxy in front of it, for the test file that calls it. */
export function useProxiedSite(engine: Engine) {
  const { site, ...proxy } = useProxy(engine, async ({ port, purge }) => {
    const dataDir = await makeDataDir();
    const services = await startEmbeddedServices({
      ...{ port, distDir: 'dist', rendererDir: 'dist-node' },
      ...{ dataDir, serviceKey: SERVICE_KEY, staffPassword: STAFF_PASSWORD },
      // As with `DRAFTS=on`.
      maySeeDrafts: draftAccess({ isOpen: true, isPublic: true }) ?? (() => false),
      trustedProxies: readNetworks('127.0.0.1'),
      ...(purge && { purge }),
    });
    return { ...services, dataDir };
  });
  // The first pages take long on a busy machine, and are not kept.
  beforeAll(() =>
    eventually(async () => expect(await proxy.direct('/sitemap.xml')).toMatchObject({ status: '200' })),
  );
  afterAll(() => rmSync(site().dataDir, { recursive: true }));

  return {
    ...proxy,
    /** Changes a document of the content. */
    edit(id: string, change: Partial<StoredDocument>): void {
      const { store } = site();
      store.replace(
        store
          .current()
          .stored.map((document) => (document._id === id ? { ...document, ...change } : document)),
      );
    },
    documents: () => site().store.current().documents,
  };
}

export type ProxiedSite = ReturnType<typeof useProxiedSite>;

function received({ status, headers, body }: RawResponse): Received {
  const own = Object.entries(headers).filter(
    // A client that has it knows its type.
    ([name]) => !OF_CONNECTION.includes(name) && !(status === 304 && name === 'content-type'),
  );
  return {
    status: String(status),
    ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    // Identifies them, uncompressed.
    bytes: createHash('sha1').update(decode(body, headers['content-encoding'])).digest('hex'),
  };
}

/** An empty body of a HEAD request has a coding, too. */
function decode(body: Buffer, coding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}
