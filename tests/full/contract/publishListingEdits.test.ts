import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ListingStore } from '#content/place/publish/listingStore.ts';
import { publishApplication } from '#content/place/publish/publishApplication.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { openContentFile } from '#server/applications/publish/contentFile.ts';
import { openSanityProject } from '#server/applications/publish/sanityProject.ts';
import * as actions from '../../support/applicantActions.ts';
import { EDIT, type Listing, applyAndAccept, move, uploaded } from '../../support/applicantActions.ts';
import { useBackend } from '../../support/backend.ts';
import { eventDocument } from '../../support/builders.ts';
import { writeDataset } from '../../support/datasetFile.ts';
import { jpg, png } from '../../support/files.ts';
import { MAP, callsOf, readLines } from '../../support/publishing.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scriptedServer.ts';
import { STAFF_PASSWORD, signIn } from '../../support/staff.ts';

const backend = useBackend({ staffPassword: STAFF_PASSWORD });
const calls = callsOf(backend);

let content: ReturnType<typeof writeDataset>;
let store: ListingStore;
beforeEach(() => {
  content = writeDataset([eventDocument(), MAP]);
  store = openContentFile(content.path);
});
afterEach(() => content.remove());

const publish = (id: string, changed: Partial<ListingStore> = {}, call = calls.call) =>
  publishApplication({ ...calls, call, store: { ...store, ...changed } }, { id });
/** Calls to the backend, but one function fails. */
const without =
  (failing: string): typeof calls.call =>
  (name, parameters) =>
    name === failing ? Promise.reject(new Error('killed')) : calls.call(name, parameters);
const place = (id: string) => readLines(content.path).find(({ _id }) => _id === `place-${id}`);

/** Writes fields of the listing, as an editor would. */
function change(id: string, fields: object) {
  const lines = readLines(content.path).map((document) =>
    document._id === `place-${id}` ? { ...document, ...fields } : document,
  );
  writeFileSync(content.path, lines.map((document) => JSON.stringify(document)).join('\n'));
}

async function edit(token: string, fields: object = {}): Promise<Listing> {
  const seen = (await listingFor(token))?.edited_at ?? '';
  const { body } = await actions.act(backend, { action: 'edit', token, seen, ...EDIT, ...fields });
  expect(body.outcome).toBe('saved');
  return body.application?.listing as Listing;
}

async function listingFor(token: string): Promise<Listing | null | undefined> {
  return (await actions.act(backend, { action: 'read', token })).body.application?.listing;
}

const texts = (document: StoredDocument | undefined) =>
  (document?.['description'] as { children: { text: string }[] }[]).map(({ children }) => children[0]?.text);

test('an accepted application is published with the edit that waits', async () => {
  const { token, id } = await applyAndAccept(backend);
  await edit(token, { file: await uploaded(backend, await png(), 'stall.png'), website: '' });
  const lines = await publish(id);
  expect(lines.map((line) => line.split('.')[0])).toEqual([
    `place-${id} is the listing of this application`,
    expect.stringMatching(/^No map has /),
    "The vendor's edit is in the listing",
  ]);
  expect(place(id)).toMatchObject({
    name: EDIT.name,
    alias: { current: 'vega-daughters' },
    social_links: { instagramUrl: EDIT.instagram },
    image: { _sanityAsset: expect.stringContaining('.png') },
  });
  expect(place(id)).not.toHaveProperty('websiteUrl');
  expect(await listingFor(token)).toMatchObject({ state: 'taken' });
  // The mail that it is published is enough.
  expect(await actions.mailKinds(backend, id)).toEqual(['received', 'offered', 'accepted', 'published']);
});

test('an edit that was declined is not published', async () => {
  const { token, id } = await applyAndAccept(backend);
  const { edited_at: seen } = await edit(token);
  const kim = await signIn(backend, 'kim@example.com');
  await kim.rpc('decline_listing', { application: id, seen, reason: null });
  await publish(id);
  expect(place(id)).toMatchObject({ name: 'Vega Prints', websiteUrl: 'https://vega.example/' });
  expect(await listingFor(token)).toMatchObject({ name: EDIT.name, state: 'declined' });
});

test('the edit of a published one changes what is the vendor’s, and nothing else of the listing', async () => {
  const { token, id } = await applyAndAccept(backend);
  await publish(id);
  const editors = {
    alias: { _type: 'slug', current: 'by-hand' },
    status: 'inactive',
    locationName: 'Hall B',
    image: { _type: 'image', _sanityAsset: 'image@file://./images/editor.png' },
    social_links: {
      instagramUrl: 'https://www.instagram.com/old',
      mastodonUrl: 'https://social.example/@vega',
    },
  };
  change(id, editors);
  const before = readLines(content.path);
  await edit(token, { website: '' });
  expect(await publish(id)).toEqual([`The vendor's edit is in the listing. It is in ${content.path}.`]);
  expect(place(id)).toEqual({
    ...before.find(({ _id }) => _id === `place-${id}`),
    ...editors,
    name: EDIT.name,
    websiteUrl: undefined,
    description: expect.any(Array),
    social_links: { ...editors.social_links, instagramUrl: EDIT.instagram },
  });
  expect(texts(place(id))).toEqual([EDIT.description]);
  const others = (documents: StoredDocument[]) => documents.filter(({ _id }) => _id !== `place-${id}`);
  expect(others(readLines(content.path))).toEqual(others(before));
  expect((await actions.mailKinds(backend, id)).slice(-2)).toEqual(['published', 'listing-taken']);
  await expect(publish(id)).rejects.toThrow(
    'The application is published; only an accepted one, or an edit that waits, can be published.',
  );
});

test('what an editor has made of the same text and picture stays', async () => {
  const { token, id } = await applyAndAccept(backend);
  await edit(token, { file: await uploaded(backend, await png(), 'stall.png') });
  await publish(id);
  const [block] = place(id)?.['description'] as object[];
  const description = [{ ...block, style: 'h3' }];
  const image = { ...(place(id)?.['image'] as object), hotspot: { x: 0.5, y: 0.1 } };
  change(id, { description, image });
  await edit(token, { name: 'Vega' });
  await publish(id);
  expect(place(id)).toMatchObject({ name: 'Vega', description, image });
  await edit(token, { file: await uploaded(backend, await jpg(), 'stall.jpg') });
  await publish(id);
  expect(place(id)?.['image']).toEqual({ _type: 'image', _sanityAsset: expect.stringContaining('.jpg') });
});

test('if it is interrupted at any step, the edit waits until publishing it again', async () => {
  const { token, id } = await applyAndAccept(backend);
  await publish(id);
  await edit(token, { file: await uploaded(backend, await png(), 'stall.png') });
  const killed = () => Promise.reject(new Error('killed'));
  const attempts: (() => Promise<unknown>)[] = [
    () => publish(id, { storePicture: killed }),
    () => publish(id, { edit: killed }),
    () =>
      publish(id, {
        async edit(...edited) {
          await store.edit(...edited);
          return killed();
        },
      }),
    () => publish(id, {}, without('take_listing')),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toThrow('killed');
    expect(await listingFor(token)).toMatchObject({ state: 'waiting' });
  }
  await publish(id);
  expect(await listingFor(token)).toMatchObject({ state: 'taken' });
  expect(place(id)).toMatchObject({ name: EDIT.name });
  expect(readdirSync(join(dirname(content.path), 'images'))).toHaveLength(1);
  const kinds = await actions.mailKinds(backend, id);
  expect(kinds.filter((kind) => kind === 'listing-taken')).toHaveLength(1);
});

test('if it is interrupted between edit and publication, publishing again completes it', async () => {
  const { token, id } = await applyAndAccept(backend);
  await edit(token);
  await expect(publish(id, {}, without('publish_application'))).rejects.toThrow('killed');
  await publish(id);
  expect(place(id)).toMatchObject({ name: EDIT.name });
  expect((await actions.act(backend, { action: 'read', token })).body.application).toMatchObject({
    status: 'published',
    listing: { state: 'taken' },
  });
});

test('row k19: an edit that arrives while the one before is written waits, and is published next', async () => {
  const { token, id } = await applyAndAccept(backend);
  await edit(token, { name: 'First' });
  const [, , line] = await publish(id, {
    async edit(...edited) {
      const where = await store.edit(...edited);
      await edit(token, { name: 'Second' });
      return where;
    },
  });
  expect(line).toMatch(/^Meanwhile the vendor has edited the listing again/);
  expect(place(id)).toMatchObject({ name: 'First' });
  expect(await listingFor(token)).toMatchObject({ name: 'Second', state: 'waiting' });
  await publish(id);
  expect(place(id)).toMatchObject({ name: 'Second', alias: { current: 'first' } });
});

test('the edit of a listing that somebody has deleted is refused, and waits', async () => {
  const { token, id } = await applyAndAccept(backend);
  await move(backend, id, { seen: 'accepted', target: 'published' });
  await edit(token);
  await expect(publish(id)).rejects.toThrow(`There is no place-${id} any more.`);
  expect(await listingFor(token)).toMatchObject({ state: 'waiting' });
});

describe('in a Sanity project', () => {
  let sanity: ScriptedServer;
  afterEach(() => sanity.close());

  /** Publishes an edit without a website into a listing, of which the project has these documents. */
  async function publishInto(known: (id: string) => StoredDocument[]) {
    const { token, id } = await applyAndAccept(backend);
    await move(backend, id, { seen: 'accepted', target: 'published' });
    await edit(token, { website: '' });
    sanity = await startScriptedServer(({ path }) => ({
      body: JSON.stringify(
        path.includes('/data/doc/') ? { documents: known(id) } : { transactionId: 't', results: [] },
      ),
    }));
    const environment = readSiteEnvironment({
      SANITY_API_HOST: sanity.origin,
      SANITY_DATASET: 'production',
    });
    const lines = await publish(id, openSanityProject(environment, 'token'));
    const commits = sanity.requests.filter(({ path }) => path.includes('/data/mutate/'));
    const mutations = commits.map(({ body }) => (JSON.parse(body) as { mutations: unknown }).mutations);
    return { id, lines, mutations };
  }

  const stored = (_id: string, title: string) => ({
    _id,
    _type: 'place',
    _rev: 'r',
    _createdAt: 'c',
    _updatedAt: 'u',
    name: title,
    social_links: { mastodonUrl: 'https://social.example/@vega' },
  });
  const patchOf = (id: string) => ({
    patch: {
      id: `drafts.place-${id}`,
      set: {
        name: EDIT.name,
        description: [expect.objectContaining({ _type: 'block' })],
        social_links: { mastodonUrl: 'https://social.example/@vega', instagramUrl: EDIT.instagram },
      },
      unset: ['websiteUrl'],
    },
  });

  test('one transaction makes a draft of the published listing, and writes the edit into it', async () => {
    const { id, lines, mutations } = await publishInto((one) => [stored(`place-${one}`, 'Published')]);
    expect(lines).toEqual(["The vendor's edit is in the listing. Publish its draft in the Studio."]);
    const { _rev, _createdAt, _updatedAt, ...document } = stored(`drafts.place-${id}`, 'Published');
    expect(mutations).toEqual([[{ createIfNotExists: document }, patchOf(id)]]);
  });

  test('the edit is written into the draft that an editor has', async () => {
    const { id, mutations } = await publishInto((one) => [
      stored(`place-${one}`, 'Published'),
      stored(`drafts.place-${one}`, 'Draft'),
    ]);
    expect(mutations).toEqual([
      [{ createIfNotExists: expect.objectContaining({ name: 'Draft' }) }, patchOf(id)],
    ]);
  });
});
