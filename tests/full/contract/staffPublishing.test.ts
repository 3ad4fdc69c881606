import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { publishApplication } from '#content/place/publish/publishApplication.ts';
import { STATES, type State } from '#lib/applicationStates.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { openSanityProject } from '#server/applications/publish/sanityProject.ts';
import { callFunction, loadFile } from '../../../src/studio/applications/backend.ts';
import * as actions from '../../support/applicantActions.ts';
import { EDIT, accept, applyAndAccept, move, uploaded } from '../../support/applicantActions.ts';
import { useBackend } from '../../support/backend.ts';
import { png } from '../../support/files.ts';
import { EVENT, MAP } from '../../support/publishing.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scriptedServer.ts';
import { STAFF_PASSWORD, applicationFor, apply, signIn } from '../../support/staff.ts';

/** What organisers publish in their tool: into a Sanity project, with their own rights. */
const backend = useBackend({ staffPassword: STAFF_PASSWORD });

let kim: SupabaseClient;
beforeAll(async () => {
  kim = await signIn(backend, 'kim@example.com');
}, 60_000);

let sanity: ScriptedServer;
/** The documents that the project has. */
let documents: Map<string, StoredDocument>;
/** Whether the editor may write. */
let mayWrite: boolean;
beforeEach(async () => {
  documents = new Map();
  mayWrite = true;
  sanity = await startScriptedServer(({ path, body }) => {
    if (path.includes('/data/query/')) return { body: JSON.stringify({ result: [MAP] }) };
    if (path.includes('/data/doc/')) {
      const ids = path.split('/').at(-1)?.split(',') ?? [];
      return { body: JSON.stringify({ documents: ids.flatMap((id) => documents.get(id) ?? []) }) };
    }
    if (path.includes('/assets/images/'))
      return { body: JSON.stringify({ document: { _id: 'image-abc-40x30-png' } }) };
    if (!mayWrite)
      return { status: 403, body: JSON.stringify({ error: { description: 'Insufficient permissions' } }) };
    const { mutations } = JSON.parse(body) as { mutations: { createIfNotExists?: StoredDocument }[] };
    for (const { createIfNotExists: created } of mutations)
      if (created && !documents.has(created._id)) documents.set(created._id, created);
    return { body: JSON.stringify({ transactionId: 't', results: [] }) };
  });
});
afterEach(() => sanity.close());

function publish(id: string, seen: string | null, client = kim) {
  const environment = readSiteEnvironment({ SANITY_API_HOST: sanity.origin, SANITY_DATASET: 'production' });
  const store = openSanityProject(environment, 'token');
  return publishApplication({ call: callFunction(client), loadFile, store, eventId: EVENT }, { id, seen });
}

const commits = () => sanity.requests.filter(({ path }) => path.includes('/data/mutate/'));
const statusOf = async (id: string) => (await applicationFor(kim, id))?.status;

/** An edit with a picture that waits; its version. */
async function edit(token: string, fields: object = {}): Promise<string> {
  const file = await uploaded(backend, await png(), 'stall.png');
  const { body } = await actions.act(backend, { action: 'edit', token, seen: '', ...EDIT, file, ...fields });
  return body.application?.listing?.edited_at ?? '';
}

test('an organiser publishes with picture and edit, the history names them, and the vendor gets the mail', async () => {
  const { token, id } = await applyAndAccept(backend);
  const seen = await edit(token);
  expect(await publish(id, seen)).toEqual([
    expect.stringMatching(`^place-${id} is the listing of this application\\.`),
    expect.stringMatching(/^No map has /),
    expect.stringMatching(/^The vendor's edit is in the listing\./),
  ]);
  expect([...documents.keys()]).toEqual([`drafts.place-${id}`]);
  expect(documents.get(`drafts.place-${id}`)).toMatchObject({
    name: EDIT.name,
    image: { asset: { _ref: 'image-abc-40x30-png' } },
  });
  expect(await applicationFor(kim, id)).toMatchObject({ status: 'published', listing: { state: 'taken' } });
  const { data } = await kim.rpc('application_history', { application: id });
  const { events } = data as { events: object[] };
  expect(events.at(-1)).toMatchObject({ target: 'published', staff: 'kim@example.com' });
  const { data: edits } = await kim.from('listing_edits').select('*');
  expect(edits).toContainEqual(expect.objectContaining({ application_id: id, staff: 'kim@example.com' }));
  expect(await actions.mailKinds(backend, id)).toEqual(['received', 'offered', 'accepted', 'published']);
});

test('row s7: an editor who may not write publishes nothing', async () => {
  mayWrite = false;
  const { token, id } = await applyAndAccept(backend);
  const seen = await edit(token);
  await expect(publish(id, seen)).rejects.toThrow('Insufficient permissions');
  expect(await applicationFor(kim, id)).toMatchObject({ status: 'accepted', listing: { state: 'waiting' } });
  mayWrite = true;
  await publish(id, seen);
  expect(await statusOf(id)).toBe('published');
});

test('row k19: an edit that the organiser has not seen is not published', async () => {
  const { token, id } = await applyAndAccept(backend);
  const first = await edit(token);
  const second = await edit(token, { seen: first, name: 'Vega' });
  for (const seen of [first, null])
    await expect(publish(id, seen)).rejects.toThrow(/^The edit has changed meanwhile/);
  expect(commits()).toHaveLength(0);
  expect(await statusOf(id)).toBe('accepted');
  await publish(id, second);
  expect(await statusOf(id)).toBe('published');
});

test('of two organisers who publish at once one moves the application, and the other one is told', async () => {
  const lou = await signIn(backend, 'lou@example.com');
  const { id } = await applyAndAccept(backend);
  const outcomes = await Promise.allSettled([publish(id, null), publish(id, null, lou)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await statusOf(id)).toBe('published');
  const kinds = await actions.mailKinds(backend, id);
  expect(kinds.filter((kind) => kind === 'published')).toHaveLength(1);
});

test('row s7: an organiser publishes an accepted application, and none in another state', async () => {
  const ways: Record<Exclude<State, 'submitted'>, (id: string) => Promise<unknown>> = {
    'in-review': (id) => move(backend, id, { seen: 'submitted', target: 'in-review' }),
    waitlisted: (id) => move(backend, id, { seen: 'submitted', target: 'waitlisted' }),
    offered: (id) => move(backend, id, { seen: 'submitted', target: 'offered', offer: newOffer() }),
    accepted: (id) => accept(backend, id),
    async published(id) {
      await accept(backend, id);
      await move(backend, id, { seen: 'accepted', target: 'published' });
    },
    declined: (id) => move(backend, id, { seen: 'submitted', target: 'declined' }),
    withdrawn: (id) => move(backend, id, { seen: 'submitted', target: 'withdrawn', actor: 'applicant' }),
    async expired(id) {
      await move(backend, id, { seen: 'submitted', target: 'offered', offer: newOffer() });
      await move(backend, id, { seen: 'offered', target: 'expired', actor: 'deadline' });
    },
  };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...STATES), async (state) => {
      const id = await apply(backend);
      if (state !== 'submitted') await ways[state](id);
      expect(await statusOf(id)).toBe(state);
      const { data } = await kim.rpc('publish_application', { application: id });
      expect({ state, outcome: data as unknown }).toEqual({
        state,
        outcome: state === 'accepted' ? 'moved' : 'changed',
      });
      expect(await statusOf(id)).toBe(state === 'accepted' ? 'published' : state);
    }),
    { numRuns: 20 },
  );
}, 60_000);

test('row s8: an organiser who publishes without a listing changes no content, and is in the history', async () => {
  const { id } = await applyAndAccept(backend);
  expect((await kim.rpc('publish_application', { application: id })).data).toBe('moved');
  expect(sanity.requests).toHaveLength(0);
  const { data } = await kim.rpc('application_history', { application: id });
  const { events } = data as { events: object[] };
  expect(events.at(-1)).toMatchObject({ source: 'accepted', target: 'published', staff: 'kim@example.com' });
});

const newOffer = () => ({ event: '', booth: randomUUID(), answer_by: '2099-01-01T00:00:00Z' });

test('row s3: a user who is no organiser publishes nothing, and reads nothing of a listing', async () => {
  const { token, id } = await applyAndAccept(backend);
  const seen = await edit(token);
  const max = await signIn(backend, 'max@example.com');
  await backend.offline((postgres) =>
    postgres.exec("delete from public.staff where name = 'max@example.com'"),
  );
  for (const [name, parameters] of [
    ['publish_application', { application: id }],
    ['take_listing', { application: id, seen }],
  ] as const)
    expect((await max.rpc(name, parameters)).error?.code).toBe('42501');
  expect((await max.rpc('listing_to_publish', { application: id })).data).toBeNull();
  await expect(publish(id, seen, max)).rejects.toThrow(`There is no application ${id}.`);
  expect(commits()).toHaveLength(0);
  expect(await applicationFor(kim, id)).toMatchObject({ status: 'accepted', listing: { state: 'waiting' } });
});
