import { rawRequest } from './rawRequest.ts';
import {
  type ScriptedResponse,
  type ScriptedRequest,
  type Step,
  startScriptedServer,
} from './scriptedServer.ts';

/**
 * What a question meets on its way to the content service.
 *
 * @param attempt how often this question has been asked, from 1
 * @param passOn gives the service's own answer
 */
export type FaultHandler = (attempt: number, forward: Forward) => Step | Promise<Step>;

/** Asks the service; packed as the browser likes it, or plain. */
export type Forward = (options?: { isPlain?: boolean }) => Promise<ScriptedResponse>;

/** The parameters of a query in an address: `query`, and by name such as `$slug`. */
export type QueryParams = URLSearchParams;

export interface FaultProxy {
  /** What a browser opens in the place of the site's own origin. */
  origin: string;
  /** Every question that the fault was meant for, in order of arrival, also those from after the repair. */
  matched: readonly ScriptedRequest[];
  /** Requests that the site itself is answering now; those that a fault holds are not among them. */
  pending(): number;
  /** From now on everything is passed on. */
  repair(): void;
  close(): Promise<void>;
}

/** Headers that hold for one connection. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** One grey pixel: pictures are not what faults of the content are about, and drawing them takes time. */
const PIXEL: ScriptedResponse = {
  headers: { 'content-type': 'image/gif' },
  body: Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
};

/**
 * Stands before a site with its services and does to some of its content queries what a bad network or a service in
 * trouble does. All else is passed on, but for pictures, which are one pixel.
 *
 * @param site the site's origin
 */
export async function startFaultProxy(
  site: string,
  isMatch: (params: QueryParams) => boolean,
  fault: FaultHandler,
): Promise<FaultProxy> {
  const matched: ScriptedRequest[] = [];
  let pending = 0;
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
    // A browser asks once more by itself when a connection breaks that it has used before: each request has its own.
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
