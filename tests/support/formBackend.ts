import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';

/** Response to a form request, or a server that dies while the request is under way. */
export type FormStep = { status: number; body?: unknown } | 'killed';

export interface FormBackend {
  /** Origin of the site with this backend. */
  origin: string;
  /** Body of each complete upload. */
  uploads: Buffer[];
  /** Every received record, including those whose response was lost. */
  rows: unknown[];
  emails: unknown[];
  /** Turnstile token of each function call, but for those that ask for the link of an application. */
  proofs: (string | string[] | undefined)[];
  /** The response to further requests of a kind; undefined: success. */
  meets: Record<'upload' | 'insert' | 'email', FormStep | undefined>;
  close(): Promise<void>;
}

/** Serves the site with a scripted backend for its forms. */
export async function startFormBackend(siteOrigin: string): Promise<FormBackend> {
  const uploads: Buffer[] = [];
  const rows: unknown[] = [];
  const emails: unknown[] = [];
  const proofs: FormBackend['proofs'] = [];
  const meets: FormBackend['meets'] = { upload: undefined, insert: undefined, email: undefined };

  const forms: Record<string, (incoming: IncomingMessage) => Promise<FormStep>> = {
    async '/functions/v1/secure-file-upload'(incoming) {
      if (meets.upload === 'killed') {
        await once(incoming, 'data');
        return 'killed';
      }
      uploads.push(await buffer(incoming));
      return (
        meets.upload ?? { status: 200, body: { publicUrl: `https://files.example/${uploads.length}.pdf` } }
      );
    },
    async '/rest/v1/vendor_applications'(incoming) {
      rows.push(await json(incoming));
      return meets.insert ?? { status: 201 };
    },
    async '/functions/v1/vendor-application'() {
      return { status: 200, body: { token: 'abcdefghijklmnopqrstuv' } };
    },
    async '/functions/v1/email-subscribe'(incoming) {
      emails.push(await json(incoming));
      return meets.email ?? { status: 200, body: { message: 'You are on the list.' } };
    },
  };

  async function handle(incoming: IncomingMessage, response: ServerResponse) {
    const form = forms[incoming.url ?? ''];
    if (!form) return forward(incoming, response, siteOrigin);
    if (/^\/functions\/v1\/(?!vendor-application$)/.test(incoming.url ?? ''))
      proofs.push(incoming.headers['x-captcha-token']);
    const step = await form(incoming);
    if (step === 'killed') return incoming.socket.resetAndDestroy();
    response.writeHead(step.status, { 'content-type': 'application/json' });
    response.end(step.body === undefined ? undefined : JSON.stringify(step.body));
  }

  const server = createServer((incoming, response) => {
    // Chromium silently retries a request when a reused connection breaks.
    response.shouldKeepAlive = false;
    // Requests are aborted if the visitor leaves.
    handle(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads,
    rows,
    emails,
    proofs,
    meets,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function forward({ url, headers }: IncomingMessage, response: ServerResponse, origin: string) {
  const onward = request(origin + url, { headers }).end();
  const [reply] = (await once(onward, 'response')) as [IncomingMessage];
  response.writeHead(reply.statusCode ?? 502, { ...reply.headers, connection: 'close' });
  reply.pipe(response);
}
