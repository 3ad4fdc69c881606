import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSubscribeHandler } from '#supabase/functions/email-subscribe/handler.ts';
import { createApplicationHandler } from '#supabase/functions/vendor-application/handler.ts';
import type { FunctionHandler, FunctionContext } from '#supabase/functions/_shared/formFunction.ts';
import type { VerifyHuman } from '#supabase/functions/_shared/turnstile.ts';
import type { BackendChecks } from '../healthService.ts';
import { createUploadHandler } from '#supabase/functions/secure-file-upload/handler.ts';
import { createUploadStorage } from '#supabase/functions/secure-file-upload/uploadStorage.ts';
import { UNAVAILABLE_MESSAGE } from '#supabase/functions/_shared/httpError.ts';
import { type ServiceCall, createServiceCall } from '#supabase/functions/_shared/serviceCall.ts';
import type { Handler } from '../http/listen.ts';
import { logFailure } from '../http/logFailure.ts';
import { createReadCaller, isPublicKey } from './apiKeys.ts';
import { createAccessTokens } from './auth/accessTokens.ts';
import { handleAuth } from './auth/authService.ts';
import { lockFolder } from './dataFolder.ts';
import { type OpenData, checkDiskSpace, openData } from './openData.ts';
import { makeServiceKey, readServiceKey } from './serviceKey.ts';
import { handleStorage } from './storageService.ts';
import { createUploadQueue } from './uploadQueue.ts';

/** An embedded Supabase project: Data API, sign-in, functions and storage. */
export interface SupabaseService {
  /** Handles `/rest/v1/`, `/auth/v1/`, `/functions/v1/` and `/storage/v1/`; failures are logged and become 503. */
  handle: Handler;
  /**
   * Locks the data folder for this process, as opening it does.
   *
   * @throws FolderInUse
   */
  lock(): Promise<void>;
  /**
   * Opens the data folder, as the first request would.
   *
   * @throws FolderInUse
   */
  open(): Promise<void>;
  /**
   * Opens the data folder, unless nothing was ever stored in it.
   *
   * @returns calls the Data API with the service key; undefined if nothing was ever stored
   * @throws FolderInUse
   */
  callIfUsed(): Promise<ServiceCall | undefined>;
  /** Whether forms can be stored. */
  checks: BackendChecks;
  /** Finishes running work, and releases the folder. */
  close(): Promise<void>;
}

/** Encoded control characters; no name here contains one. */
const ENCODED_CONTROL = /%([01][0-9a-f]|7f)/i;

/**
 * The embedded backend. The first request opens the database, which takes some seconds in a new installation. It is not
 * opened earlier, because most installations never receive a form. Opening also deletes uploads that no application
 * references, as each upload does.
 *
 * @param options.dataDir folder of rows and files
 * @param options.publicUrl public URL of the site; URLs of files start with it
 * @param options.serviceKey default: generated and stored in `dataDir`
 * @param options.staffPassword signs organisers in (default: nobody can sign in)
 * @param options.retentionDays how many days applications are kept (default: until they are deleted)
 * @param options.verifyHuman default: no check
 * @param options.editions of the festival (default: there is only one)
 * @throws Error with a one-line message for the terminal when the key in `dataDir` is damaged
 */
export function createSupabaseService(options: {
  dataDir: string;
  publicUrl: () => string;
  serviceKey?: string;
  staffPassword?: string;
  retentionDays?: number;
  verifyHuman?: VerifyHuman;
  editions?: FunctionContext['editions'];
}): SupabaseService {
  const { dataDir, publicUrl, staffPassword, retentionDays, verifyHuman, editions } = options;
  // Read at the start, so that a damaged key is reported at once.
  const knownKey = options.serviceKey ?? readServiceKey(dataDir);
  const queueUpload = createUploadQueue(async () => (await opened()).files);
  let locking: Promise<() => void> | undefined;
  let opening: Promise<OpenData> | undefined;
  let keys: ReturnType<typeof createKeys> | undefined;
  let functions: ReadonlyMap<string, FunctionHandler> | undefined;
  let sweeping: Promise<void> | undefined;

  /** Called late: neither folder nor key is created before the first request. */
  function readKeys() {
    keys ??= createKeys(knownKey ?? makeServiceKey(dataDir), staffPassword);
    return keys;
  }

  function locked(): Promise<() => void> {
    locking ??= lockFolder(dataDir, publicUrl());
    locking.catch(() => (locking = undefined));
    return locking;
  }

  function opened(): Promise<OpenData> {
    opening ??= locked()
      .then((unlock) => openData(dataDir, unlock))
      .then(
        (open) => {
          // The request that opens the folder does not wait for it.
          sweeping = createUploadStorage(createContext())
            .sweep('vendor-files')
            .catch((error: unknown) => console.error('Unused uploads could not be removed:', error));
          return open;
        },
        (error: unknown) => {
          [opening, locking] = [undefined, undefined];
          throw error;
        },
      );
    return opening;
  }

  function createContext(): FunctionContext {
    return {
      call: createServiceCall({
        url: 'http://embedded',
        serviceKey: readKeys().serviceKey,
        fetch: (request) => handleApi(request),
        log: logFailure,
      }),
      isPublicKey,
      // Site and backend are the same server here, under any host name.
      servesOrigin: (origin, { url }) => URL.canParse(origin) && new URL(origin).host === new URL(url).host,
      publicUrl,
      retentionDays,
      editions,
      verifyHuman,
      queueUpload,
    };
  }

  function createFunctions(): ReadonlyMap<string, FunctionHandler> {
    return new Map([
      ['secure-file-upload', createUploadHandler(createContext())],
      ['email-subscribe', createSubscribeHandler(createContext())],
      ['vendor-application', createApplicationHandler(createContext())],
    ]);
  }

  async function handleApi(request: Request, clientAddress = 'unknown'): Promise<Response> {
    const { pathname } = new URL(request.url);
    const { callerOf, tokens } = readKeys();
    const caller = callerOf(request);
    const isStorage = pathname.startsWith('/storage/v1/');
    if (!isStorage && caller === undefined) {
      return Response.json(
        { message: 'Invalid API key', hint: 'The `apikey` or the token is missing, unknown or expired.' },
        { status: 401 },
      );
    }
    const data = await opened();
    if (request.method === 'POST') await checkDiskSpace(dataDir);
    if (caller === undefined || isStorage) return handleStorage(data, caller?.role, request);
    if (!pathname.startsWith('/auth/v1/')) return data.database.handle(caller, request);
    const { call } = createContext();
    const { database } = data;
    return handleAuth({ database, call, tokens, staffPassword }, caller, request, clientAddress);
  }

  async function route(request: Request, clientAddress: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (ENCODED_CONTROL.test(pathname)) return Response.json({ message: 'Not found' }, { status: 404 });
    const [, name] = /^\/functions\/v1\/([\w-]+)$/.exec(pathname) ?? [];
    if (name === undefined) return handleApi(request, clientAddress);
    functions ??= createFunctions();
    return (
      functions.get(name)?.(request, clientAddress) ??
      Response.json({ message: 'No such function' }, { status: 404 })
    );
  }

  return {
    async handle(request, clientAddress = 'unknown') {
      try {
        return await route(request, clientAddress);
      } catch (error) {
        // A client disconnect is not an error to log.
        if (request.signal.aborted) return new Response(null, { status: 499 });
        logFailure(`${request.method} ${new URL(request.url).pathname} failed:`, error);
        return unavailable();
      }
    },
    async lock() {
      await locked();
    },
    async open() {
      await opened();
    },
    async callIfUsed() {
      if (!opening && !existsSync(join(dataDir, 'database'))) return undefined;
      await opened();
      return createContext().call;
    },
    checks: {
      async database() {
        if (!opening) return 'unused';
        const { database } = await opening;
        await database.query('select 1', []);
        return 'ok';
      },
      async disk() {
        if (!existsSync(dataDir)) return 'unused';
        await checkDiskSpace(dataDir);
        return 'ok';
      },
    },
    async close() {
      // If opening has failed, there is nothing to close.
      const open = await opening?.catch(() => undefined);
      await sweeping;
      const unlock = await locking?.catch(() => undefined);
      [opening, locking] = [undefined, undefined];
      if (open) await open.close();
      else unlock?.();
    },
  };
}

function createKeys(serviceKey: string, staffPassword: string | undefined) {
  const tokens = createAccessTokens(serviceKey, staffPassword);
  return { serviceKey, tokens, callerOf: createReadCaller(serviceKey, tokens.read) };
}

/** A full disk, a locked folder or a terminated database may be temporary. */
function unavailable(): Response {
  return Response.json({ message: UNAVAILABLE_MESSAGE }, { status: 503, headers: { 'retry-after': '10' } });
}
