import { feedApi } from '#content/post/api.ts';
import { performersApi } from '#content/performer/api.ts';
import { placeDialogApi } from '#content/place/dialogApi.ts';
import { placeListApi } from '#content/place/api.ts';
import { scheduleApi } from '#content/event/api.ts';
import { siteAddresses } from '#app/siteAddresses.ts';
import { siteNews } from '#app/siteNews.ts';
import { makeStore } from '#app/store.ts';
import { shownItems } from '#content/lists/pagedList.ts';
import { createContentService } from '#server/content/contentService.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import {
  eventDocument,
  performerDocument,
  placeDocument,
  postDocument,
  referenceTo,
  scheduleEventDocument,
} from '../support/builders.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

type Build = typeof placeDocument;

/** Three documents with one alias, of which the second is the oldest, and one whose alias looks like a suffix. */
const family = (build: Build, alias: string, fields: object = {}) =>
  [2, 1, 3, 4].map((day, index) =>
    build(`${alias} ${index + 1}`, {
      ...fields,
      alias: { _type: 'slug', current: index === 3 ? `${alias}-3` : alias },
      _createdAt: `2025-01-0${day}T00:00:00Z`,
    }),
  );
const slugsIn = (alias: string) => [`${alias}-2`, alias, `${alias}-3-2`, `${alias}-3`];

const performers = family(performerDocument, 'act');
const CONTENT = [
  eventDocument(),
  ...family(placeDocument, 'shop'),
  ...performers,
  ...family(scheduleEventDocument, 'talk', { eventPerformer: performers.map(referenceTo) }),
  ...family(postDocument, 'news'),
];

const dataset = createDatasetStore(CONTENT);
let service: Listener;
let warnings: jest.SpiedFunction<typeof console.warn>;

beforeAll(async () => {
  service = await listen({ port: 0, handler: createContentService({ store: dataset }) });
});
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => warnings.mockRestore());
afterAll(() => service.close());

const open = () => makeStore(undefined, { contentSource: embeddedAt(service.origin) });

interface Row {
  _id: string;
  alias?: { current: string } | undefined;
}

type Opened = PromiseLike<{ data?: { _id: string } | undefined }>;

const KINDS: [string, () => Promise<readonly Row[] | undefined>, (slug: string) => Opened][] = [
  [
    'shop',
    async () =>
      shownItems(
        (await open().dispatch(placeListApi.endpoints.getPlaces.initiate({ category: 'all', offset: 0 })))
          .data,
      ),
    (slug) => open().dispatch(placeDialogApi.endpoints.getPlace.initiate({ slug })),
  ],
  [
    'act',
    async () =>
      shownItems(
        (
          await open().dispatch(
            performersApi.endpoints.getPerformers.initiate({ category: 'all', offset: 0 }),
          )
        ).data,
      ),
    (slug) => open().dispatch(performersApi.endpoints.getPerformer.initiate({ slug })),
  ],
  [
    'talk',
    async () => (await open().dispatch(scheduleApi.endpoints.getSchedule.initiate())).data,
    (slug) => open().dispatch(scheduleApi.endpoints.getScheduleEvent.initiate({ slug })),
  ],
  [
    'news',
    async () => (await open().dispatch(feedApi.endpoints.getFeed.initiate())).data,
    (slug) => open().dispatch(feedApi.endpoints.getFeedPost.initiate({ slug })),
  ],
];

test.each(KINDS)('each %s has an address, and opens its own document', async (alias, list, read) => {
  const rows = await list();
  const slugs = new Map(rows?.map((row) => [row._id, row.alias?.current]));
  expect(CONTENT.flatMap(({ _id }) => slugs.get(_id) ?? [])).toEqual(slugsIn(alias));
  for (const [_id, slug = ''] of slugs) expect((await read(slug)).data).toMatchObject({ _id });
  expect((await read(`${alias}-4`)).data).toBeUndefined();
});

test('an event links to each of its performers', async () => {
  const { data } = await open().dispatch(scheduleApi.endpoints.getScheduleEvent.initiate({ slug: 'talk' }));
  expect(data?.eventPerformer.map(({ alias }) => alias?.current)).toEqual(slugsIn('act'));
});

test('sitemap, export and news name the same addresses', async () => {
  const content = { contentSource: embeddedAt(service.origin), origin: undefined };
  const paths: string[] = [];
  for await (const { path } of siteAddresses(content)) paths.push(path);
  const under = (base: string) =>
    slugsIn(base.split('/').at(-1) ?? '').map((slug) => base.replace(/[^/]+$/, slug));
  expect(paths).toEqual(
    expect.arrayContaining([
      ...under('/marketplace/shop'),
      ...under('/lineup/act'),
      ...under('/schedule/talk'),
      ...under('/schedule/talk-2/lineup/act'),
    ]),
  );
  const [news] = await siteNews(content);
  expect(news?.posts.map(({ path }) => path).sort()).toEqual(
    slugsIn('news')
      .map((slug) => `/feed?post=${slug}`)
      .sort(),
  );
});

test('documents with the same alias are logged once for each alias', async () => {
  jest.resetModules();
  const { documentList } = await import('#content/groq.ts');
  const z = await import('zod/mini');
  const schema = documentList(z.looseObject({}));
  const row = (_id: string, current: string, shared?: string) => ({ _id, alias: { current, shared } });
  for (let turn = 0; turn < 2; turn++)
    z.parse(schema, [
      row('a', 'foo'),
      row('b', 'foo-2', 'foo'),
      row('c', 'foo-3', 'foo'),
      row('d', 'bar-2', 'bar'),
    ]);
  expect(warnings.mock.calls).toEqual([
    ['Several documents have the alias "foo": b is at "foo-2".'],
    ['Several documents have the alias "bar": d is at "bar-2".'],
  ]);
});
