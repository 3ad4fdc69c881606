import { rawRequest } from './rawRequest.ts';
import {
  type ScriptedResponse,
  type ScriptedRequest,
  type Step,
  startScriptedServer,
} from './scriptedServer.ts';

/**
 * Decides what happens to a query.
 *
 * @param attempt how often this query was sent, from 1
 * @param forward fetches the response of the service
 */
export type FaultHandler = (attempt: number, forward: Forward) => Step | Promise<Step>;

/** Fetches the response of the service, compressed as the browser accepts it, or plain. */
export type Forward = (options?: { isPlain?: boolean }) => Promise<ScriptedResponse>;

/** Search parameters of a content query: `query`, and parameters such as `$slug`. */
export type QueryParams = URLSearchParams;

export interface FaultProxy {
  /** The origin that replaces the site's own. */
  origin: string;
  /** Every query that the fault applies to, in order of arrival, including those after the repair. */
  matched: readonly ScriptedRequest[];
  /** The number of requests that the site is handling now, without those held by a fault. */
  pending(): number;
  /** How often a client has asked for changes. */
  listens(): number;
  /** Forwards everything from now on. */
  repair(): void;
  close(): Promise<void>;
}

/** Hop-by-hop headers. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** A grey pixel that replaces all pictures: drawing them takes time, and they do not matter here. */
const PIXEL: ScriptedResponse = {
  headers: { 'content-type': 'image/gif' },
  body: Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
};

/**
 * A proxy in front of a site that applies a fault to some of its content queries. All else is forwarded, except
 * pictures.
 *
 * @param site origin of the site
 * @param listener what clients that listen to changes get; the service's own response never ends
 */
export async function startFaultProxy(
  site: string,
  isMatch: (params: QueryParams) => boolean,
  fault: FaultHandler,
  listener: Step = 'silence',
): Promise<FaultProxy> {
  const matched: ScriptedRequest[] = [];
  let pending = 0;
  let listens = 0;
  let isRepaired = false;

  async function forward(request: ScriptedRequest, { isPlain = false } = {}): Promise<ScriptedResponse> {
    pending++;
    try {
      const headers = { ...request.headers, ...(isPlain && { 'accept-encoding': 'identity' }) };
      return await fetchResponse(site, { ...request, headers });
    } finally {
      pending--;
    }
  }

  const server = await startScriptedServer((request) => {
    const { pathname, searchParams } = new URL(request.path, site);
    if (pathname.startsWith('/media/image/')) return PIXEL;
    if (pathname.includes('/data/listen/')) {
      listens++;
      return listener;
    }
    if (!pathname.includes('/data/query/') || !isMatch(searchParams)) return forward(request);
    matched.push(request);
    if (isRepaired) return forward(request);
    return fault(matched.filter(({ path }) => path === request.path).length, (options) =>
      forward(request, options),
    );
  });

  return {
    origin: server.origin,
    matched,
    pending: () => pending,
    listens: () => listens,
    repair() {
      isRepaired = true;
    },
    close: server.close,
  };
}

async function fetchResponse(
  site: string,
  { method, path, headers, body }: ScriptedRequest,
): Promise<ScriptedResponse> {
  const response = await rawRequest(site, path, { method, headers: endToEnd(headers), body });
  return {
    status: response.status,
    // Browsers silently retry when a reused connection breaks, so each request gets its own.
    headers: { ...endToEnd(response.headers), connection: 'close' },
    body: response.body,
  };
}

function endToEnd(headers: ScriptedRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !HOP_BY_HOP.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
}
