import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Application, History, Review } from '../../src/studio/applications/model/application.ts';
import type { State } from '#lib/applicationStates.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import { MOVES } from '../../src/studio/applications/model/states.ts';

export const PASSWORD = 'correct horse';

/** An application as the backend returns it; its id ends with the number. */
export function staffApplication(number: number, overrides: Partial<Application> = {}): Application {
  return {
    id: applicationId(number),
    created_at: new Date(Date.UTC(2031, 0, 1, 0, number)).toISOString(),
    status: 'submitted',
    contact_name: `Robin ${number}`,
    contact_email: `robin${number}@example.com`,
    company_name: `Stall ${number}`,
    contact_phone: null,
    company_website: null,
    instagram: null,
    product_description: `Prints of the kind ${number}.`,
    picture: `https://files.example/${number}.png`,
    booth: null,
    answer_by: null,
    event: null,
    edited_at: null,
    listing: null,
    reviews: [],
    ...overrides,
  };
}

export function applicationId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** An edit of a listing that waits, with the values of the application that has the number. */
export function waitingEdit(number: number, overrides: Partial<VendorListing> = {}): VendorListing {
  const { company_name, product_description, picture } = staffApplication(number);
  return {
    name: company_name,
    description: product_description ?? '',
    website: null,
    instagram: 'https://instagram.com/stall',
    picture: picture ?? '',
    state: 'waiting',
    edited_at: '2031-02-01T10:00:00.123456+00:00',
    reason: null,
    ...overrides,
  };
}

/** A review by somebody else. */
export function reviewOf(name: string, score: number | null, overrides: Partial<Review> = {}): Review {
  return { name, score, note: null, updated_at: '2031-01-02T00:00:00Z', own: false, ...overrides };
}

interface Answer {
  data: unknown;
  error: { message: string } | null;
  status: number;
}

const answer = (data: unknown): Answer => ({ data, error: null, status: 200 });

/** What the tool uses of a Supabase client, with applications in memory. */
export function createApplicationsClient(stored: Application[]) {
  const state = {
    applications: stored,
    history: { events: [], mails: [] } as History,
    isOnline: true,
    /** Names and arguments of the calls. */
    calls: [] as { name: string; args: Record<string, unknown> }[],
  };
  const listeners = new Set<(event: string, session: Session | null) => void>();
  let session: Session | null = null;

  function change(changed: Session | null) {
    session = changed;
    for (const listener of listeners) listener('', session);
  }

  function find(id: unknown): Application | undefined {
    return state.applications.find((one) => one.id === id);
  }

  const functions: Record<string, (args: Record<string, unknown>) => unknown> = {
    staff_applications: () => structuredClone(state.applications),
    application_history: () => state.history,
    review_application({ application, score, note }) {
      const found = find(application);
      if (!found) return;
      const others = found.reviews.filter(({ own }) => !own);
      const own = reviewOf('Mira', score as number | null, { note: note as string | null, own: true });
      found.reviews = score === null && note === null ? others : [...others, own];
    },
    decline_listing({ application, seen, reason }) {
      const listing = find(application)?.listing;
      if (!listing) return 'unknown';
      if (listing.state !== 'waiting' || listing.edited_at !== seen) return 'changed';
      Object.assign(listing, { state: 'declined', reason });
      return 'declined';
    },
    listing_to_publish({ application }) {
      const found = find(application);
      if (!found) return null;
      const { status, booth, listing } = found;
      const edit = listing?.state === 'declined' ? null : listing;
      return {
        status,
        booth,
        waiting: edit?.state === 'waiting' ? edit.edited_at : null,
        name: edit?.name ?? found.company_name,
        description: edit?.description ?? found.product_description,
        website: edit ? edit.website : found.company_website,
        instagram: edit?.instagram ?? found.instagram,
        // Without an ending: files are not loaded here.
        picture: 'https://files.example/file',
        has_new_picture: false,
      };
    },
    take_listing({ application, seen }) {
      const listing = find(application)?.listing;
      if (listing?.state !== 'waiting' || listing.edited_at !== seen) return 'changed';
      listing.state = 'taken';
      return 'taken';
    },
    publish_application({ application }) {
      const found = find(application);
      if (found?.status !== 'accepted') return 'changed';
      found.status = 'published';
      return 'moved';
    },
    decide_applications: ({ decisions, target }) =>
      (decisions as { id: string; seen: State; edited_at: string | null; booth?: string }[]).map(
        ({ id, seen, edited_at, booth }) => {
          const found = find(id);
          if (!found) return { id, outcome: 'unknown' };
          if (found.status !== seen || found.edited_at !== edited_at) return { id, outcome: 'changed' };
          if (!MOVES[seen].includes(target as State)) return { id, outcome: 'refused' };
          if (state.applications.some((one) => booth !== undefined && one.booth === booth))
            return { id, outcome: 'taken' };
          found.status = target as State;
          if (booth !== undefined) found.booth = booth;
          return { id, outcome: 'moved' };
        },
      ),
  };

  const client = {
    auth: {
      onAuthStateChange(listener: (event: string, session: Session | null) => void) {
        listeners.add(listener);
        queueMicrotask(() => listener('INITIAL_SESSION', session));
        return { data: { subscription: { unsubscribe: () => listeners.delete(listener) } } };
      },
      signInWithPassword: async ({ email, password }: { email: string; password: string }) => {
        if (!state.isOnline) return { error: { status: 0 } };
        if (password !== PASSWORD) return { error: { status: 400 } };
        change({ user: { email } } as Session);
        return { error: null };
      },
      signOut: async () => change(null),
    },
    rpc: async (name: string, args: Record<string, unknown>): Promise<Answer> => {
      if (!state.isOnline) return { data: null, error: { message: 'Failed to fetch' }, status: 0 };
      state.calls.push({ name, args });
      return answer(functions[name]?.(args));
    },
  };
  return { client: client as unknown as SupabaseClient, state };
}
