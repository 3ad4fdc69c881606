import { rawRequest } from './rawRequest.ts';
import { type Answer, type ScriptedRequest, type Step, startScriptedServer } from './scriptedServer.ts';

/**
 * What a question meets on its way to the content service.
 *
 * @param attempt how often this question has been asked, from 1
 * @param passOn gives the service's own answer
 */
export type Meeting = (attempt: number, passOn: PassOn) => Step | Promise<Step>;

/** Asks the service; packed as the browser likes it, or plain. */
export type PassOn = (options?: { isPlain?: boolean }) => Promise<Answer>;

/** The parameters of a query in an address: `query`, and by name such as `$slug`. */
export type Question = URLSearchParams;

export interface FaultProxy {
  /** What a browser opens in the place of the site's own origin. */
  origin: string;
  /** Every question that the fault was meant for, in order of arrival, also those from after the repair. */
  met: readonly ScriptedRequest[];
  /** Requests that the site itself is answering now; those that a fault holds are not among them. */
  underway(): number;
  /** From now on everything is passed on. */
  repair(): void;
  close(): Promise<void>;
}

/** Headers that hold for one connection. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** One grey pixel: pictures are not what faults of the content are about, and drawing them takes time. */
const PIXEL: Answer = {
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
  isMeant: (question: Question) => boolean,
  meeting: Meeting,
): Promise<FaultProxy> {
  const met: ScriptedRequest[] = [];
  let underway = 0;
  let isRepaired = false;

  async function passOn(request: ScriptedRequest, { isPlain = false } = {}): Promise<Answer> {
    underway++;
    try {
      const headers = { ...request.headers, ...(isPlain && { 'accept-encoding': 'identity' }) };
      return await answerOf(site, { ...request, headers });
    } finally {
      underway--;
    }
  }

  const server = await startScriptedServer((request) => {
    const { pathname, searchParams } = new URL(request.path, site);
    if (pathname.startsWith('/media/image/')) return PIXEL;
    if (!pathname.includes('/data/query/') || !isMeant(searchParams)) return passOn(request);
    met.push(request);
    if (isRepaired) return passOn(request);
    return meeting(met.filter(({ path }) => path === request.path).length, (options) =>
      passOn(request, options),
    );
  });

  return {
    origin: server.origin,
    met,
    underway: () => underway,
    repair() {
      isRepaired = true;
    },
    close: server.close,
  };
}

async function answerOf(site: string, { method, path, headers, body }: ScriptedRequest): Promise<Answer> {
  const answer = await rawRequest(site, path, { method, headers: endToEnd(headers), body });
  return {
    status: answer.status,
    // A browser asks once more by itself when a connection breaks that it has used before: each request has its own.
    headers: { ...endToEnd(answer.headers), connection: 'close' },
    body: answer.body,
  };
}

function endToEnd(headers: ScriptedRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !HOP_BY_HOP.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
}
