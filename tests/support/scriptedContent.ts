import type { ContentSource } from '#api/content/contentSource.ts';
import { type AppStore, makeStore } from '#app/store.ts';
import {
  type ScriptedResponse,
  type Script,
  type ScriptedRequest,
  type ScriptedServer,
  startScriptedServer,
} from './scriptedServer.ts';

export interface ScriptedContent {
  server: ScriptedServer;
  /** Reads its content from the server. */
  store: AppStore;
}

/**
 * Stores whose content service follows a script. Servers are closed after each test, and a test in which
 * anything is written to `console.error` fails.
 *
 * @returns starts one; `sourceAt` gives the content source where the usual one will not do.
 */
export function useScriptedContent() {
  const servers: ScriptedServer[] = [];
  let errors: jest.SpiedFunction<typeof console.error>;

  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockImplementation();
  });

  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
    const logged = errors.mock.calls;
    errors.mockRestore();
    expect(logged).toEqual([]);
  });

  return async function serve(script: Script, sourceAt = embeddedAt): Promise<ScriptedContent> {
    const server = await startScriptedServer(script);
    servers.push(server);
    return { server, store: makeStore(undefined, { contentSource: sourceAt(server.origin) }) };
  };
}

/** The content source of a site without a project, whose service answers at `origin`. */
export function embeddedAt(origin: string): ContentSource {
  return {
    projectId: undefined,
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: origin,
    readToken: undefined,
    eventId: 'festival-2025',
  };
}

/** The content service's answer to a query. */
export function result(value: unknown): ScriptedResponse {
  return { body: JSON.stringify({ result: value }) };
}

/** The query and its parameters, by whichever method they came. */
export function queryOf({ method, path, body }: ScriptedRequest): {
  query: string;
  params: Record<string, unknown>;
} {
  if (method === 'POST') return JSON.parse(body);
  const search = new URL(path, 'http://service').searchParams;
  const params = [...search]
    .filter(([name]) => name.startsWith('$'))
    .map(([name, value]) => [name.slice(1), JSON.parse(value)]);
  return { query: search.get('query') ?? '', params: Object.fromEntries(params) };
}
