import { randomUUID } from 'node:crypto';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Listing } from './applicantActions.ts';
import { type Backend, buildApplication } from './backend.ts';
import { pdf } from './files.ts';

export const STAFF_PASSWORD = 'correct horse battery';

interface Review {
  name: string;
  score: number | null;
  note: string | null;
  updated_at: string;
  own: boolean;
}

/** What an organiser sees of an application, in part. */
export interface Application {
  id: string;
  status: string;
  booth: string | null;
  listing: Listing | null;
  reviews: Review[];
}

/** A client of an organiser who has signed in. */
export async function signIn(backend: Backend, email: string): Promise<SupabaseClient> {
  const client = backend.anon();
  const { error } = await client.auth.signInWithPassword({ email, password: STAFF_PASSWORD });
  if (error) throw error;
  return client;
}

/** An organiser who has signed in, with their session. */
export async function sessionOf(
  backend: Backend,
  email = 'kim@example.com',
): Promise<{ client: SupabaseClient; session: Session }> {
  const client = await signIn(backend, email);
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('There is no session');
  return { client, session: data.session };
}

/** Sends an application as the form does; its id. */
export async function apply(backend: Backend, overrides: Record<string, unknown> = {}): Promise<string> {
  const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
  // An address gets a few mails only.
  const contact_email = `${randomUUID()}@example.com`;
  const row = buildApplication(body.publicUrl ?? '', { contact_email, ...overrides });
  const { error } = await backend.anon().from('vendor_applications').insert(row);
  if (error) throw new Error(error.message);
  const { data } = await backend
    .service()
    .from('vendor_applications')
    .select('id')
    .order('created_at', { ascending: false })
    .limit(1);
  return (data as { id: string }[])[0]?.id ?? '';
}

/** The applications that an organiser sees. */
export async function applicationsFor(client: SupabaseClient): Promise<Application[]> {
  const { data, error } = await client.rpc('staff_applications');
  if (error) throw new Error(error.message);
  return data as Application[];
}

/** One of the applications that an organiser sees. */
export async function applicationFor(client: SupabaseClient, id: string): Promise<Application | undefined> {
  return (await applicationsFor(client)).find((application) => application.id === id);
}

/** Writes the organiser's review. */
export const review = (
  client: SupabaseClient,
  application: string,
  score: number | null,
  note: string | null,
) => client.rpc('review_application', { application, score, note });

/** Decides on applications; without `target` they are declined. */
export const decide = (
  client: SupabaseClient,
  decisions: unknown,
  { target = 'declined', ...rest }: { target?: string; reason?: string; event?: string; answer_by?: string },
) =>
  client.rpc('decide_applications', {
    decisions,
    target,
    reason: null,
    event: null,
    answer_by: null,
    ...rest,
  });
