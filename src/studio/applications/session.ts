import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { createFormStorage } from '../../lib/formStorage.ts';
import { forgetTyped } from './typedStorage.ts';

/** An organiser stays signed in for so long. Milliseconds. */
const LONGEST_SESSION = 12 * 60 * 60 * 1000;

/** The time of the sign-in. */
const signedIn = createFormStorage(
  () => sessionStorage,
  'organiser-signed-in',
  (value) => (typeof value === 'number' ? value : undefined),
);

/** A client whose session ends with the tab. */
export function openClient(url: string, anonKey: string): SupabaseClient {
  return createClient(url, anonKey, {
    auth: { storage: sessionStorage, storageKey: 'organiser', detectSessionInUrl: false },
  });
}

/** @returns why it was refused, in words; undefined if it was not */
export async function signIn(
  client: SupabaseClient,
  email: string,
  password: string,
): Promise<string | undefined> {
  signedIn.save(Date.now());
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (!error) return undefined;
  if (error.status === 400) return 'The address or the password is wrong.';
  if (error.status === 429) return 'Too many tries. Wait some minutes, and try again.';
  return error.status ? `The backend answers: ${error.message}` : 'The backend cannot be reached. Try again.';
}

/** Ends the session here, also without a network, and forgets what was typed. */
export async function signOut(client: SupabaseClient): Promise<void> {
  signedIn.remove();
  forgetTyped();
  await client.auth.signOut({ scope: 'local' });
}

/** How long the session may last from now on. Milliseconds; negative if it is over. */
export function timeLeft(): number {
  return (signedIn.read() ?? 0) + LONGEST_SESSION - Date.now();
}
