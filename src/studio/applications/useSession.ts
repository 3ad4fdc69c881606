import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { signOut, timeLeft } from './session.ts';

/** The organiser's session: undefined while it is read, null for nobody. Ends it in time. */
export function useSession(client: SupabaseClient): Session | null | undefined {
  const [session, setSession] = useState<Session | null>();

  useEffect(() => {
    const { data } = client.auth.onAuthStateChange((_, changed) => setSession(changed));
    return () => data.subscription.unsubscribe();
  }, [client]);

  const isSignedIn = Boolean(session);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => void signOut(client), Math.max(0, timeLeft()));
    return () => clearTimeout(timer);
  }, [client, isSignedIn]);

  // One that is too old is not shown for a moment.
  return session && timeLeft() <= 0 ? null : session;
}
