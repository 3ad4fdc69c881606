import type { SupabaseClient } from '@supabase/supabase-js';
import type { SubmissionSource } from './submissionSource.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';

const clients = new WeakMap<SubmissionSource, Promise<SupabaseClient>>();

/**
 * One client for each backend. Its code is loaded when the first form is sent; after a failed load it is loaded again.
 */
export function supabaseClient(source: SubmissionSource): Promise<SupabaseClient> {
  let client = clients.get(source);
  if (!client) {
    client = import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js').then(({ createClient }) =>
      createClient(source.supabaseUrl ?? window.location.origin, source.supabaseAnonKey, {
        // Visitors do not sign in: without sessions the client needs no storage and no timers.
        accessToken: async () => null,
        global: { fetch: fetchWithProgress },
      }),
    );
    client.catch(() => clients.delete(source));
    clients.set(source, client);
  }
  return client;
}
