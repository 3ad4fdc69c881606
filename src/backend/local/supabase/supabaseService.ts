import { join } from 'node:path';
import { createSubscribeHandler } from '../../supabase/functions/email-subscribe/handler.ts';
import type { FunctionHandler, Surroundings } from '../../supabase/functions/_shared/formFunction.ts';
import type { DemandPerson } from '../../supabase/functions/_shared/turnstile.ts';
import { createUploadHandler } from '../../supabase/functions/secure-file-upload/handler.ts';
import { createVault } from '../../supabase/functions/secure-file-upload/vault.ts';
import { createServiceCall } from '../../supabase/functions/_shared/serviceCall.ts';
import type { Handler } from '../http/listen';
import { createReadRole, isPublicKey } from './apiKeys';
import { lockFolder } from './dataFolder';
import { type Database, openDatabase } from './database/openDatabase';
import { type FileStore, openFileStore } from './fileStore';
import { answerRest } from './rest/restService';
import { makeServiceKey, readServiceKey } from './serviceKey';
import { answerStorage } from './storageService';
import { createUploadQueue } from './uploadQueue';

/** A Supabase project in this process: Data API, functions and storage. */
export interface SupabaseService {
  /** Answers `/rest/v1/`, `/functions/v1/` and `/storage/v1/`. */
  handle: Handler;
  /** Ends what runs, and gives the folder back. */
  close(): Promise<void>;
}

interface Opened {
  database: Database;
  files: FileStore;
  close(): Promise<void>;
}

/**
 * The embedded backend. Its database is opened by the first request that needs it, which on a new installation waits
 * some seconds: most who start the program never send a form. Opening it also sweeps files that no application names,
 * as each upload does.
 *
 * @param options.dataDir where rows and files are kept
 * @param options.publicUrl where visitors reach the site; addresses of files start with it
 * @param options.serviceKey made and kept in `dataDir` when left out
 * @param options.demandPerson left out where anyone may send, people or not
 * @throws Error one line for the person who runs the program, when the key in `dataDir` is damaged
 */
export function createSupabaseService(options: {
  dataDir: string;
  publicUrl: () => string;
  serviceKey?: string;
  demandPerson?: DemandPerson;
}): SupabaseService {
  const { dataDir, publicUrl, demandPerson } = options;
  // One that was damaged is told at the start, and not to the first visitor.
  const knownKey = options.serviceKey ?? readServiceKey(dataDir);
  const takeIn = createUploadQueue(async () => (await opened()).files);
  let opening: Promise<Opened> | undefined;
  let keys: { serviceKey: string; roleOf: ReturnType<typeof createReadRole> } | undefined;
  let functions: ReadonlyMap<string, FunctionHandler> | undefined;
  let sweeping: Promise<void> | undefined;

  /** Neither a folder nor a key is made before somebody comes. */
  function readKeys() {
    if (!keys) {
      const serviceKey = knownKey ?? makeServiceKey(dataDir);
      keys = { serviceKey, roleOf: createReadRole(serviceKey) };
    }
    return keys;
  }

  function opened(): Promise<Opened> {
    opening ??= openData(dataDir, publicUrl()).then(
      (open) => {
        // The request that opens does not wait for it.
        sweeping = createVault(surroundings())
          .sweep('vendor-files')
          .catch((error: unknown) => console.error('The sweep failed:', error));
        return open;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  }

  function surroundings(): Surroundings {
    return {
      call: createServiceCall({
        url: 'http://embedded',
        serviceKey: readKeys().serviceKey,
        fetch: answer,
      }),
      isPublicKey,
      // The site and its backend are one server here, whatever name it is reached by.
      servesOrigin: (origin, { url }) => URL.canParse(origin) && new URL(origin).host === new URL(url).host,
      publicUrl,
      demandPerson,
      takeIn,
    };
  }

  function createFunctions(): ReadonlyMap<string, FunctionHandler> {
    return new Map([
      ['secure-file-upload', createUploadHandler(surroundings())],
      ['email-subscribe', createSubscribeHandler(surroundings())],
    ]);
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const role = readKeys().roleOf(request);
    if (pathname.startsWith('/storage/v1/')) return answerStorage(await opened(), role, request);
    if (role === undefined) {
      return Response.json(
        { message: 'Invalid API key', hint: 'The `apikey` is missing or unknown.' },
        { status: 401 },
      );
    }
    return answerRest((await opened()).database, role, request);
  }

  return {
    async handle(request, clientAddress = 'unknown') {
      const [, name] = /^\/functions\/v1\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? [];
      if (name === undefined) return answer(request);
      functions ??= createFunctions();
      return (
        functions.get(name)?.(request, clientAddress) ??
        Response.json({ message: 'No such function' }, { status: 404 })
      );
    },
    async close() {
      // What could not be opened needs no closing.
      const open = await opening?.catch(() => undefined);
      await sweeping;
      opening = undefined;
      await open?.close();
    },
  };
}

async function openData(dataDir: string, origin: string): Promise<Opened> {
  const unlock = await lockFolder(dataDir, origin);
  try {
    const database = await openDatabase(join(dataDir, 'database'));
    const files = await openFileStore(join(dataDir, 'files'));
    return {
      database,
      files,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
