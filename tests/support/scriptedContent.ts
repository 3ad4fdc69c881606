import type { ContentSource } from '#content/client/contentSource.ts';
import type { AppStore } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import {
  type ScriptedResponse,
  type Script,
  type ScriptedRequest,
  type ScriptedServer,
  startScriptedServer,
} from './scriptedServer.ts';

export interface ScriptedContent {
  server: ScriptedServer;
  /** A store whose content source is the server. */
  store: AppStore;
}

/**
 * Starts stores whose content service follows a script. Servers are closed after each test; a test that writes to
 * `console.error` fails.
 *
 * @returns a function that starts one; `sourceAt` overrides the content source
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

/** Content source of a site without a project, with its service at `origin`. */
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

/** A response of the content service. */
export function result(value: unknown): ScriptedResponse {
  return { body: JSON.stringify({ result: value }) };
}

/** The query and its parameters, sent by GET or POST. */
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
