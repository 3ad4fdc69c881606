import { EventEmitter, once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface ScriptedResponse {
  /** Default: 200. */
  status?: number;
  /** Added to, or overriding, `content-type: application/json` and the correct `content-length`. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sends the body in slices of this size, each after `pause` real milliseconds, or after its promise. */
  slices?: { bytes: number; pause: number | (() => Promise<unknown>) };
  /** Closes the connection after this many bytes of the body. */
  cutAfter?: number;
}

/** Result of one request: a response, a connection reset before any header, or silence. */
export type Step = ScriptedResponse | 'reset' | 'silence';

/** Steps in order of requests, the last one for all further requests; or a function. */
export type Script = readonly [Step, ...Step[]] | ((request: ScriptedRequest) => Step | Promise<Step>);

export interface ScriptedRequest {
  method: string;
  /** With query string. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Time of arrival by `Date.now()`, which a test may have stopped. */
  at: number;
  /** Resolves when the response is sent, the script has ended it early, or the client has closed the connection. */
  end: Promise<'answered' | 'broken' | 'abandoned'>;
}

export interface ScriptedServer {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string;
  /** In order of arrival, without requests whose body was incomplete. */
  requests: readonly ScriptedRequest[];
  /** Waits for the request of this number, from 1. */
  received(number: number): Promise<ScriptedRequest>;
  /** Closes every connection; later requests are refused. */
  close(): Promise<void>;
}

/** Starts an HTTP server on a free port that follows a script. */
export async function startScriptedServer(script: Script): Promise<ScriptedServer> {
  const requests: ScriptedRequest[] = [];
  const arrivals = new EventEmitter();
  const stepFor = typeof script === 'function' ? script : inSequence(script);

  async function play(incoming: IncomingMessage, response: ServerResponse) {
    const body = await text(incoming).catch(() => undefined);
    if (body === undefined) return;
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body, at: Date.now(), end: endOf(response) };
    requests.push(request);
    arrivals.emit('request');
    const step = await stepFor(request);
    if (step === 'silence') return;
    if (step !== 'reset') await send(response, step);
    if (response.writableEnded) return;
    response.emit('broken');
    if (step === 'reset') incoming.socket.resetAndDestroy();
    else response.destroy();
  }

  const server = createServer((incoming, response) => void play(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async received(number) {
      for (;;) {
        const request = requests[number - 1];
        if (request) return request;
        await once(arrivals, 'request');
      }
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function inSequence(steps: readonly [Step, ...Step[]]): () => Step {
  const coming = steps.values();
  let current = steps[0];
  return () => {
    current = coming.next().value ?? current;
    return current;
  };
}

function endOf(response: ServerResponse): ScriptedRequest['end'] {
  return new Promise((resolve) => {
    response.once('broken', () => resolve('broken'));
    response.once('finish', () => resolve('answered'));
    response.once('close', () => resolve('abandoned'));
  });
}

/** Sends the response. A truncated response stays open after its last byte. */
async function send(
  response: ServerResponse,
  { status = 200, headers, body = '', slices, cutAfter }: ScriptedResponse,
): Promise<void> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...headers,
  });
  response.flushHeaders();
  const sent = bytes.subarray(0, cutAfter);
  const size = slices?.bytes ?? sent.length;
  for (let start = 0; start < sent.length && !response.destroyed; start += size) {
    if (slices) await (typeof slices.pause === 'number' ? pause(slices.pause) : slices.pause());
    await new Promise((resolve) => response.write(sent.subarray(start, start + size), resolve));
  }
  if (cutAfter === undefined) response.end();
}
