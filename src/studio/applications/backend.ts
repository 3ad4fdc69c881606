import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { CallFunction } from '../../content/place/publish/readListing.ts';
import { type Application, type History, applicationSchema, historySchema } from './model/application.ts';
import { OUTCOMES, type Outcome } from './model/decision.ts';
import { DECLINE_OUTCOMES, type DeclineOutcome } from './model/listing.ts';
import type { State } from '../../lib/applicationStates.ts';

/** Reads all applications, oldest first; none for somebody who is not an organiser. */
export async function readApplications(client: SupabaseClient): Promise<Application[]> {
  return read(z.array(applicationSchema), await call(client, 'staff_applications'));
}

export async function readHistory(client: SupabaseClient, application: string): Promise<History> {
  return read(historySchema, await call(client, 'application_history', { application }));
}

/** Stores the organiser's own review; without score and note there is none. */
export async function saveReview(
  client: SupabaseClient,
  application: string,
  { score, note }: { score: number | null; note: string },
): Promise<void> {
  await call(client, 'review_application', { application, score, note: note.trim() || null });
}

/** What `decideAll` sends. */
export interface SentDecision {
  /** Each with the state and the answers that the organiser has seen. */
  applications: readonly Application[];
  target: State;
  reason: string;
  /** The edition of the festival, the time until which to answer, and the booths by application; undefined if it is no offer. */
  offer: { event: string; answerBy: Date; booths: ReadonlyMap<string, string> } | undefined;
}

/** Decides about each application by itself. Returns the outcomes by application. */
export async function decideAll(
  client: SupabaseClient,
  { applications, target, reason, offer }: SentDecision,
): Promise<Map<string, Outcome>> {
  const outcomes = await call(client, 'decide_applications', {
    decisions: applications.map(({ id, status, edited_at }) => ({
      id,
      seen: status,
      edited_at,
      ...(offer && { booth: offer.booths.get(id) }),
    })),
    target,
    reason: reason.trim() || null,
    event: offer?.event ?? null,
    answer_by: offer?.answerBy.toISOString() ?? null,
  });
  return new Map(read(outcomesSchema, outcomes).map(({ id, outcome }) => [id, outcome]));
}

/**
 * Declines the edit of a listing.
 *
 * @param seen the version that the organiser has seen
 */
export async function declineListing(
  client: SupabaseClient,
  application: string,
  { seen, reason }: { seen: string | null; reason: string },
): Promise<DeclineOutcome> {
  const outcome = await call(client, 'decline_listing', {
    application,
    seen,
    reason: reason.trim() || null,
  });
  return read(z.enum(DECLINE_OUTCOMES), outcome);
}

const outcomesSchema = z.array(z.object({ id: z.string(), outcome: z.enum(OUTCOMES) }));

/** Calls functions of the database as the organiser. */
export function callFunction(client: SupabaseClient): CallFunction {
  return (name, parameters) => call(client, name, parameters);
}

/** Loads an uploaded file. */
export async function loadFile(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok !== true) throw new Error('The file of the application cannot be loaded.');
  return new Uint8Array(await response.arrayBuffer());
}

/** @throws Error whose message is for organisers */
async function call(client: SupabaseClient, name: string, args: object = {}): Promise<unknown> {
  const { data, error, status } = await client.rpc(name, args);
  if (!error) return data;
  if (status === 0) throw new Error('The backend cannot be reached.');
  if (status === 401) throw new Error('Your session has ended. Sign out, and in again.');
  throw new Error(`The backend answers: ${error.message}`);
}

function read<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const { data, success } = z.safeParse(schema, answer);
  if (!success)
    throw new Error('The backend answers something that this tool does not know. Is one of them older?');
  return data;
}
