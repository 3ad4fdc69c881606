import { randomUUID } from 'node:crypto';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { type Backend, buildApplication } from './backend.ts';
import { pdf } from './files.ts';

export interface Listing {
  name: string;
  description: string;
  website: string | null;
  instagram: string;
  picture: string;
  state: string;
  edited_at: string | null;
  reason: string | null;
}

interface Answer {
  status: number;
  body: {
    token?: string;
    outcome?: string;
    error?: string;
    application?: Record<string, unknown> & { listing?: Listing | null };
  };
}

let visitors = 0;

/** Sends a request to the function for applicants, from a new client address unless `from` names one. */
export async function act(backend: Backend, fields: object | string, from?: string): Promise<Answer> {
  visitors += 1;
  const response = await fetch(`${backend.origin()}/functions/v1/vendor-application`, {
    method: 'POST',
    headers: { apikey: embeddedAnonKey, 'x-from': from ?? `10.9.${visitors >> 8}.${visitors % 256}` },
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Stores a file; returns its address. */
export async function uploaded(backend: Backend, bytes: Uint8Array = pdf(), name = 'plan.pdf') {
  return (await backend.uploadFile(bytes, name)).body.publicUrl ?? '';
}

/** Sends an application; returns the address of its file. */
export async function sendApplication(
  backend: Backend,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const file = await uploaded(backend);
  // An address gets a few mails only.
  const contact_email = `${randomUUID()}@example.com`;
  const row = buildApplication(file, { contact_email, ...overrides });
  await backend.anon().from('vendor_applications').insert(row);
  return file;
}

/** Sends an application, and gets its link. */
export async function applyAndKeep(backend: Backend, overrides: Record<string, unknown> = {}) {
  const file = await sendApplication(backend, overrides);
  const { token = '' } = (await act(backend, { action: 'keep', file })).body;
  const { id = '' } = (await act(backend, { action: 'read', token })).body.application ?? {};
  return { file, token, id: id as string };
}

interface Move {
  seen: string;
  target: string;
  actor?: string;
  offer?: object;
}

/** Moves an application, as an organiser unless `actor` says otherwise; returns the outcome. */
export async function move(backend: Backend, application: string, step: Move): Promise<unknown> {
  const { data } = await backend.service().rpc('move_application', {
    application,
    actor: 'organiser',
    reason: null,
    offer: null,
    ...step,
  });
  return data as unknown;
}

/** Offers a booth to a new application, and accepts it. */
export async function accept(backend: Backend, id: string, booth: string = randomUUID(), event = '') {
  const offer = { event, booth, answer_by: '2099-01-01T00:00:00Z' };
  expect(await move(backend, id, { seen: 'submitted', target: 'offered', offer })).toBe('moved');
  const answer = { seen: 'offered', target: 'accepted', actor: 'applicant' };
  expect(await move(backend, id, answer)).toBe('moved');
}

/** An application that is accepted, with its link. */
export async function applyAndAccept(backend: Backend, overrides: Record<string, unknown> = {}) {
  const applied = await applyAndKeep(backend, overrides);
  await accept(backend, applied.id);
  return applied;
}

/** The fields of an edit. */
export const EDIT = {
  name: 'Vega & Daughters',
  description: 'Prints, and now zines.',
  website: 'https://daughters.example/',
  instagram: 'https://www.instagram.com/vegadaughters',
  file: '',
};

/** The kinds of the mails that an applicant gets, in their order. */
export async function mailKinds(backend: Backend, id: string): Promise<string[]> {
  const { data } = await backend.service().from('application_mails').select('*').order('created_at');
  return (data as { application_id: string; kind: string }[])
    .filter(({ application_id }) => application_id === id)
    .map(({ kind }) => kind);
}
