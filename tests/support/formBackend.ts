import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';

/** What a form's request meets: an answer, or a server that dies while the request is on its way. */
export type FormStep = { status: number; body?: unknown } | 'killed';

export interface FormBackend {
  /** Where the site stands, with the backend of its forms. */
  origin: string;
  /** The bytes of each upload that arrived whole, with what stands around the file. */
  uploads: Buffer[];
  /** Every record that arrived, also one whose answer was lost. */
  rows: unknown[];
  emails: unknown[];
  /** What each call of a function brought along to show that a person sends it. */
  proofs: (string | string[] | undefined)[];
  /** What requests of a kind meet from here on; undefined: all is well. */
  meets: Record<'upload' | 'insert' | 'email', FormStep | undefined>;
  close(): Promise<void>;
}

/** The site at another address, where a backend that follows a script takes the forms. */
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
    async '/functions/v1/email-subscribe'(incoming) {
      emails.push(await json(incoming));
      return meets.email ?? { status: 200, body: { message: 'You are on the list.' } };
    },
  };

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const form = forms[incoming.url ?? ''];
    if (!form) return forward(incoming, response, siteOrigin);
    if (incoming.url?.startsWith('/functions/')) proofs.push(incoming.headers['x-captcha-token']);
    const step = await form(incoming);
    if (step === 'killed') return incoming.socket.resetAndDestroy();
    response.writeHead(step.status, { 'content-type': 'application/json' });
    response.end(step.body === undefined ? undefined : JSON.stringify(step.body));
  }

  const server = createServer((incoming, response) => {
    // Chromium sends a request again by itself where a connection dies that has served another one before.
    response.shouldKeepAlive = false;
    // A visitor who leaves takes running requests back.
    answer(incoming, response).catch(() => response.destroy());
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
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
  answer.pipe(response);
}
