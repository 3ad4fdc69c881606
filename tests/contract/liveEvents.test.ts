import { createClient } from '@sanity/client';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { placeDocument } from '../support/builders.ts';
import { eventually } from '../support/eventually.ts';

const documents = ['Ash', 'Birch'].map((name) => placeDocument(name));
const QUERY = '*[_type == "place" && name == $name]{status}';

let store: ReturnType<typeof createDatasetStore>;
let service: Listener;
let subscription: { unsubscribe(): void } | undefined;

beforeEach(async () => {
  store = createDatasetStore(documents);
  service = await listen({ port: 0, handler: createServices({ dataset: store }) });
});
afterEach(async () => {
  subscription?.unsubscribe();
  await service.close();
});

const config = () => ({
  projectId: 'fairground',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: false,
  useProjectHostname: false,
  apiHost: service.origin,
});

function connect() {
  const client = createClient(config());
  const events: { type: string; tags?: unknown }[] = [];
  subscription = client.live.events().subscribe((event) => events.push(event));
  return { client, events };
}

const editAsh = (status: string) =>
  store.replace(documents.map((one) => (one.name === 'Ash' ? { ...one, status } : one)));

test('the real client gets a tag with a response, and the tag again when an edit has changed its result', async () => {
  const { client, events } = connect();
  await eventually(() => expect(events).toMatchObject([{ type: 'welcome' }]));
  const options = { filterResponse: false } as const;
  const [ash, birch] = await Promise.all(
    ['Ash', 'Birch'].map((name) => client.fetch<unknown, { name: string }>(QUERY, { name }, options)),
  );
  expect(ash?.syncTags).toEqual([expect.stringMatching(/^s1:[\w-]+$/)]);
  expect(birch?.syncTags).not.toEqual(ash?.syncTags);
  editAsh('inactive');
  await eventually(() => expect(events).toHaveLength(2));
  expect(events[1]).toMatchObject({ type: 'message', tags: ash?.syncTags });
  const { id } = events[1] as unknown as { id: string };
  const fresh = await client.fetch<unknown, { name: string }>(
    QUERY,
    { name: 'Ash' },
    { ...options, lastLiveEventId: id },
  );
  expect(fresh).toMatchObject({ result: [{ status: 'inactive' }], syncTags: ash?.syncTags });
});

/** The first event of a connection. */
async function firstEvent(lastEventId?: string): Promise<string> {
  const end = new AbortController();
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const address = `${service.origin}/v2025-02-19/data/live/events/production`;
  const response = await fetch(address, { headers, signal: end.signal });
  const { value } = (await response.body?.getReader().read()) ?? {};
  end.abort();
  return new TextDecoder().decode(value);
}

test('a client that comes back learns whether it has missed events', async () => {
  const [, id] = /^id: (.*)$/m.exec(await firstEvent()) ?? [];
  expect(await firstEvent(id)).toMatch(/^event: welcome/);
  await createClient(config()).fetch(QUERY, { name: 'Ash' });
  editAsh('inactive');
  expect(await firstEvent(id)).toMatch(/^event: restart/);
});

test('more clients than the service has room for are told to come later', async () => {
  const end = new AbortController();
  const address = `${service.origin}/v2025-02-19/data/live/events/production`;
  const all = await Promise.all(Array.from({ length: 101 }, () => fetch(address, { signal: end.signal })));
  expect(all.map(({ status }) => status).filter((status) => status !== 200)).toEqual([503]);
  end.abort();
});
