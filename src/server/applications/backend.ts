import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadFile } from '#content/place/publish/publishApplication.ts';
import type { CallFunction } from '#content/place/publish/readListing.ts';
import { FolderInUse } from '../supabase/dataFolder.ts';
import { makeServiceKey } from '../supabase/serviceKey.ts';
import { createSupabaseService } from '../supabase/supabaseService.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The backend of the forms: a Supabase project, or the data folder of an embedded one. */
export interface BackendSource {
  supabaseUrl: string | undefined;
  serviceKey: string | undefined;
  dataDir: string;
}

/**
 * Calls the backend's API with the service key.
 *
 * @param path such as `/rest/v1/rpc/export_person`
 * @param options default: GET
 * @returns the parsed response; undefined for an empty one
 * @throws Error if the call fails
 */
export type BackendCall = (
  path: string,
  options?: { method: 'POST' | 'DELETE'; json: unknown },
) => Promise<unknown>;

type Work<Result> = (call: BackendCall, loadFile: LoadFile) => Promise<Result>;

/**
 * Works with the backend.
 *
 * @returns undefined if nothing was ever stored
 * @throws Error with a one-line message for the terminal
 */
export async function withBackend<Result>(
  { supabaseUrl, serviceKey, dataDir }: BackendSource,
  work: Work<Result>,
): Promise<Result | undefined> {
  if (supabaseUrl !== undefined) {
    if (serviceKey === undefined)
      throw new Error('SUPABASE_SERVICE_ROLE_KEY is not set: applications can be read with this key only.');
    return work(createCall(fetch, supabaseUrl, serviceKey), createLoad(fetch, supabaseUrl));
  }
  if (!existsSync(join(dataDir, 'database'))) return undefined;
  return withEmbedded(dataDir, serviceKey ?? makeServiceKey(dataDir), work);
}

/** Opens the data folder. If another process holds its lock, sends requests to that process instead. */
async function withEmbedded<Result>(
  dataDir: string,
  serviceKey: string,
  work: Work<Result>,
): Promise<Result> {
  const service = createSupabaseService({ dataDir, serviceKey, publicUrl: () => 'http://embedded' });
  try {
    await service.open();
    return await work(
      createCall(service.handle, 'http://embedded', serviceKey),
      createLoad(service.handle, 'http://embedded'),
    );
  } catch (error) {
    if (!(error instanceof FolderInUse) || error.origin === undefined) throw error;
    const call = createCall(fetch, error.origin, serviceKey);
    const callOther: BackendCall = (...request) =>
      call(...request).catch((cause: unknown) => {
        throw new Error(`${error.message} The request to it has failed: ${(cause as Error).message}`, {
          cause,
        });
      });
    return await work(callOther, createLoad(fetch, error.origin));
  } finally {
    await service.close();
  }
}

function createCall(send: Fetch, url: string, key: string): BackendCall {
  return async (path, options) => {
    const response = await send(
      new Request(url + path, {
        headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(options && { method: options.method, body: JSON.stringify(options.json) }),
      }),
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
}

/** Calls functions of the database. */
export function callFunction(call: BackendCall): CallFunction {
  return (name, json) => call(`/rest/v1/rpc/${name}`, { method: 'POST', json });
}

/** The host of a file's address need not be reachable from here. */
function createLoad(send: Fetch, url: string): LoadFile {
  return async (address) => {
    const { pathname, search } = new URL(address);
    const response = await send(new Request(url + pathname + search));
    if (!response.ok) throw new Error(`${url} answers ${response.status} for the file`);
    return new Uint8Array(await response.arrayBuffer());
  };
}
