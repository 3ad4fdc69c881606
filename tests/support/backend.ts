import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { FunctionContext } from '#supabase/functions/_shared/formFunction.ts';
import type { VerifyHuman } from '#supabase/functions/_shared/turnstile.ts';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { type SupabaseService, createSupabaseService } from '#server/supabase/supabaseService.ts';
import { type Postgres, makeDatabase, openAsOwner } from './databases.ts';

export const SERVICE_KEY = `sb_secret_${'test'.repeat(6)}`;

/** A data folder with a database. */
export async function makeDataDir(parent = tmpdir()): Promise<string> {
  const folder = mkdtempSync(join(parent, 'fairground-data-'));
  await makeDatabase(join(folder, 'database'));
  return folder;
}

/** A Supabase client with a key. */
export function connect(origin: string, key: string = embeddedAnonKey): SupabaseClient {
  return createClient(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket; the type of `ws` differs from the required one.
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
}

export interface Backend {
  origin(): string;
  dataDir(): string;
  /** A client with the public key. */
  anon(): SupabaseClient;
  /** A client with the service key. */
  service(): SupabaseClient;
  /** Sends a form to the upload function, from a new client address unless `x-from` sets one. */
  upload(form: FormData | RequestInit, headers?: Record<string, string>): Promise<UploadResponse>;
  /** Sends a file as the site does. */
  uploadFile(bytes: Uint8Array, name: string, type?: string): Promise<UploadResponse>;
  /** Stops the backend, runs work on its database as the owner, and starts it again. */
  offline(work?: (postgres: Postgres) => Promise<unknown>): Promise<void>;
}

export interface UploadResponse {
  status: number;
  headers: Headers;
  body: { publicUrl?: string; message?: string; error?: string };
}

/** An embedded backend for the test file that calls it. */
export function useBackend(
  options: {
    verifyHuman?: VerifyHuman;
    retentionDays?: number;
    staffPassword?: string;
    editions?: FunctionContext['editions'];
  } = {},
): Backend {
  let dataDir: string;
  let service: SupabaseService;
  let listener: Listener;
  let visitors = 0;

  function open() {
    service = createSupabaseService({
      dataDir,
      serviceKey: SERVICE_KEY,
      publicUrl: () => listener.origin,
      ...options,
    });
  }

  beforeAll(async () => {
    dataDir = await makeDataDir();
    open();
    listener = await listen({
      port: 0,
      handler: (request) => service.handle(request, request.headers.get('x-from') ?? nextVisitor()),
    });
  });

  afterAll(async () => {
    await listener.close();
    await service.close();
    rmSync(dataDir, { recursive: true });
  });

  function nextVisitor(): string {
    visitors += 1;
    return `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`;
  }

  async function upload(
    form: FormData | RequestInit,
    headers: Record<string, string> = {},
  ): Promise<UploadResponse> {
    const init = form instanceof FormData ? { body: form } : form;
    const response = await fetch(`${listener.origin}/functions/v1/secure-file-upload`, {
      method: 'POST',
      ...init,
      headers: { apikey: embeddedAnonKey, ...headers },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
  }

  return {
    origin: () => listener.origin,
    dataDir: () => dataDir,
    anon: () => connect(listener.origin),
    service: () => connect(listener.origin, SERVICE_KEY),
    upload,
    uploadFile: (bytes, name, type) => upload(fileForm(bytes, name, type)),
    async offline(work) {
      await service.close();
      if (work) {
        const postgres = await openAsOwner(join(dataDir, 'database'));
        await work(postgres);
        if (!postgres.closed) await postgres.close();
      }
      open();
      // Connections that idled too long meanwhile are closed before the next request uses them.
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}

/** The form that the site sends. */
export function fileForm(bytes: Uint8Array, name: string, type = ''): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** An application as the form inserts it. */
export function buildApplication(publicUrl: string, overrides: Record<string, unknown> = {}) {
  return {
    contact_name: 'Robin Vega',
    contact_email: 'robin@example.com',
    company_name: 'Vega Prints',
    contact_phone: null,
    company_website: 'https://vega.example/',
    social_media_handles: { instagram: 'https://www.instagram.com/vegaprints' },
    product_description: 'Risograph prints and stickers.',
    product_images_urls: [publicUrl],
    company_address: 'N/A',
    company_city: 'N/A',
    company_state: 'N/A',
    company_zip: 'N/A',
    company_country: 'N/A',
    business_type: 'N/A',
    product_categories: ['General'],
    ...overrides,
  };
}
