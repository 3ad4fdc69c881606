import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { FolderInUse } from '../supabase/dataFolder.ts';
import { makeServiceKey } from '../supabase/serviceKey.ts';
import { createSupabaseService } from '../supabase/supabaseService.ts';
import { type Application, applicationSchema } from './application.ts';

type Fetch = (request: Request) => Promise<Response>;

const PAGE = 1000;

/** The store of the applications: a Supabase project, or the data folder of an embedded backend. */
export interface ApplicationSource {
  supabaseUrl: string | undefined;
  serviceKey: string | undefined;
  dataDir: string;
}

/**
 * Reads all applications, oldest first.
 *
 * @throws Error with a one-line message for the terminal
 */
export async function readApplications(source: ApplicationSource): Promise<Application[]> {
  const { supabaseUrl, serviceKey, dataDir } = source;
  if (supabaseUrl !== undefined) {
    if (serviceKey === undefined)
      throw new Error('SUPABASE_SERVICE_ROLE_KEY is not set: applications can be read with this key only.');
    return readPages(fetch, supabaseUrl, serviceKey);
  }
  if (!existsSync(join(dataDir, 'database'))) return [];
  return readEmbedded(dataDir, serviceKey ?? makeServiceKey(dataDir));
}

/** Opens the data folder. If another process holds its lock, sends requests to that process instead. */
async function readEmbedded(dataDir: string, serviceKey: string): Promise<Application[]> {
  const service = createSupabaseService({ dataDir, serviceKey, publicUrl: () => 'http://embedded' });
  try {
    await service.open();
    return await readPages(service.handle, 'http://embedded', serviceKey);
  } catch (error) {
    if (!(error instanceof FolderInUse) || error.origin === undefined) throw error;
    const pages = readPages(fetch, error.origin, serviceKey);
    return await pages.catch((cause: unknown) => {
      throw new Error(`${error.message} The request to it has failed: ${(cause as Error).message}`, {
        cause,
      });
    });
  } finally {
    await service.close();
  }
}

async function readPages(send: Fetch, url: string, key: string): Promise<Application[]> {
  const applications: Application[] = [];
  for (;;) {
    const address = `${url}/rest/v1/vendor_applications?order=created_at.asc,id.asc&limit=${PAGE}&offset=${applications.length}`;
    const response = await send(
      new Request(address, { headers: { apikey: key, authorization: `Bearer ${key}` } }),
    );
    if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
    const page = z.array(applicationSchema).parse(await response.json());
    applications.push(...page);
    if (page.length < PAGE) return applications;
  }
}
