import { createSubscribeHandler } from '#supabase/functions/email-subscribe/handler.ts';
import type { FunctionHandler, FunctionContext } from '#supabase/functions/_shared/formFunction.ts';
import type { VerifyHuman } from '#supabase/functions/_shared/turnstile.ts';
import { createUploadHandler } from '#supabase/functions/secure-file-upload/handler.ts';
import { createUploadStorage } from '#supabase/functions/secure-file-upload/uploadStorage.ts';
import { UNAVAILABLE_MESSAGE } from '#supabase/functions/_shared/httpError.ts';
import { createServiceCall } from '#supabase/functions/_shared/serviceCall.ts';
import type { Handler } from '../http/listen.ts';
import { createReadRole, isPublicKey } from './apiKeys.ts';
import { type OpenData, checkDiskSpace, openData } from './openData.ts';
import { makeServiceKey, readServiceKey } from './serviceKey.ts';
import { handleStorage } from './storageService.ts';
import { createUploadQueue } from './uploadQueue.ts';

/** A Supabase project in this process: Data API, functions and storage. */
export interface SupabaseService {
  /** Answers `/rest/v1/`, `/functions/v1/` and `/storage/v1/`: 503, and a line in the log, where it cannot. */
  handle: Handler;
  /**
   * Opens the folder, which a request would do.
   *
   * @throws FolderInUse
   */
  open(): Promise<void>;
  /** Ends what runs, and gives the folder back. */
  close(): Promise<void>;
}

/** Line breaks and their like: no name here has any. */
const ENCODED_CONTROL = /%([01][0-9a-f]|7f)/i;

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
  verifyHuman?: VerifyHuman;
}): SupabaseService {
  const { dataDir, publicUrl, verifyHuman } = options;
  // One that was damaged is told at the start, and not to the first visitor.
  const knownKey = options.serviceKey ?? readServiceKey(dataDir);
  const queueUpload = createUploadQueue(async () => (await opened()).files);
  let opening: Promise<OpenData> | undefined;
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

  function opened(): Promise<OpenData> {
    opening ??= openData(dataDir, publicUrl()).then(
      (open) => {
        // The request that opens does not wait for it.
        sweeping = createUploadStorage(createContext())
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

  function createContext(): FunctionContext {
    return {
      call: createServiceCall({
        url: 'http://embedded',
        serviceKey: readKeys().serviceKey,
        fetch: handleApi,
      }),
      isPublicKey,
      // The site and its backend are one server here, whatever name it is reached by.
      servesOrigin: (origin, { url }) => URL.canParse(origin) && new URL(origin).host === new URL(url).host,
      publicUrl,
      verifyHuman,
      queueUpload,
    };
  }

  function createFunctions(): ReadonlyMap<string, FunctionHandler> {
    return new Map([
      ['secure-file-upload', createUploadHandler(createContext())],
      ['email-subscribe', createSubscribeHandler(createContext())],
    ]);
  }

  async function handleApi(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const role = readKeys().roleOf(request);
    const isStorage = pathname.startsWith('/storage/v1/');
    if (!isStorage && role === undefined) {
      return Response.json(
        { message: 'Invalid API key', hint: 'The `apikey` is missing or unknown.' },
        { status: 401 },
      );
    }
    const data = await opened();
    if (request.method === 'POST') await checkDiskSpace(dataDir);
    return role === undefined || isStorage
      ? handleStorage(data, role, request)
      : data.database.handle(role, request);
  }

  async function route(request: Request, clientAddress: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (ENCODED_CONTROL.test(pathname)) return Response.json({ message: 'Not found' }, { status: 404 });
    const [, name] = /^\/functions\/v1\/([\w-]+)$/.exec(pathname) ?? [];
    if (name === undefined) return handleApi(request);
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
        // Whoever leaves reads no answer, and is no fault that somebody should find in the log.
        if (request.signal.aborted) return new Response(null, { status: 499 });
        console.error(`${request.method} ${new URL(request.url).pathname} failed:`, error);
        return unavailable();
      }
    },
    async open() {
      await opened();
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

/** A full disk, a folder that another program has, a database that has ended: it may be over in a moment. */
function unavailable(): Response {
  return Response.json({ message: UNAVAILABLE_MESSAGE }, { status: 503, headers: { 'retry-after': '10' } });
}
