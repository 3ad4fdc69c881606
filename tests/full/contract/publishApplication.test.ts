import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishApplication } from '#content/place/publish/publishApplication.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { openContentFile } from '#server/applications/publish/contentFile.ts';
import { openSanityProject } from '#server/applications/publish/sanityProject.ts';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { accept, move } from '../../support/applicantActions.ts';
import { runApplications } from '../../support/applicationsProgram.ts';
import { SERVICE_KEY, buildApplication, useBackend } from '../../support/backend.ts';
import { eventDocument } from '../../support/builders.ts';
import { writeDataset } from '../../support/datasetFile.ts';
import { pdf, png } from '../../support/files.ts';
import { EVENT, MAP, callsOf, readLines } from '../../support/publishing.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scriptedServer.ts';

const backend = useBackend();
let content: ReturnType<typeof writeDataset>;
beforeEach(() => {
  content = writeDataset([eventDocument(), MAP]);
});
afterEach(() => content.remove());

const documents = () => readLines(content.path);

/** An accepted application. */
async function accepted(file: Buffer, name: string, label: string, overrides: object = {}): Promise<string> {
  const { body } = await backend.uploadFile(file, name);
  await backend
    .anon()
    .from('vendor_applications')
    .insert({ ...buildApplication(body.publicUrl ?? ''), ...overrides });
  const { data } = await backend
    .service()
    .from('vendor_applications')
    .select('id')
    .order('created_at', { ascending: false })
    .limit(1);
  const application = (data as { id: string }[])[0]?.id ?? '';
  await accept(backend, application, label, EVENT);
  return application;
}

/** Frees the booth for the next test. */
const withdraw = (application: string, seen = 'published') =>
  move(backend, application, { seen, target: 'withdrawn', actor: 'applicant' });

const calls = callsOf(backend);

const run = (id: string, environment: NodeJS.ProcessEnv) =>
  runApplications(
    backend.dataDir(),
    { DATA_DIR: backend.dataDir(), SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY, ...environment },
    '--publish',
    id,
  );

test('an accepted application becomes a listing with its texts, links and picture, at its booth on the map', async () => {
  const id = await accepted(await png(), 'stall.png', 'booth  12', {
    company_name: 'Väga & Söner',
    product_description: 'Prints.\nAnd stickers.\n\n<b>Bold</b> ones.',
  });
  const { failed, stdout, stderr } = await run(id, { DATASET: content.path });
  expect({ failed, stdout, stderr }).toEqual({
    failed: false,
    stdout: `place-${id} is the listing of this application. It is in ${content.path}.\n`,
    stderr: '',
  });
  const services = await startEmbeddedServices({ port: 0, dataset: content.path });
  try {
    const query = `*[_type == "place"]{name, "alias": alias.current, status, locationName, websiteUrl, social_links,
      "texts": description[].children[].text, "picture": image.asset->url, "event": eventInstance._ref,
      "booths": *[_type == "mapEvent"].booths[place._ref == ^._id].label}`;
    const response = await fetch(
      `${services.origin}/v2024-01-01/data/query/production?query=${encodeURIComponent(query)}`,
    );
    const { result } = (await response.json()) as { result: { picture: string }[] };
    expect(result).toEqual([
      {
        name: 'Väga & Söner',
        alias: 'vaga-soner',
        status: 'active',
        locationName: 'Booth 12',
        websiteUrl: 'https://vega.example/',
        social_links: { instagramUrl: 'https://www.instagram.com/vegaprints' },
        texts: ['Prints.\nAnd stickers.', '<b>Bold</b> ones.'],
        picture: expect.stringMatching(/^\/images\/.*-40x30\.png$/),
        event: EVENT,
        booths: ['Booth 12'],
      },
    ]);
  } finally {
    await services.close();
  }
  const again = await run(id, { DATASET: content.path });
  expect([again.failed, again.stderr]).toEqual([
    true,
    'The application is published; only an accepted one, or an edit that waits, can be published.\n',
  ]);
  await withdraw(id);
});

test('a file that is no picture, and a booth that no map has, are said', async () => {
  const id = await accepted(pdf(), 'plan.pdf', 'Tent 3');
  const lines = await publishApplication({ ...calls, store: openContentFile(content.path) }, { id });
  expect(lines).toEqual([
    `place-${id} is the listing of this application. It is in ${content.path}.`,
    'No map has Tent 3: draw it in the Studio.',
    'Its file is no picture: choose one for the listing.',
  ]);
  expect(documents().find(({ _id }) => _id === `place-${id}`)).toMatchObject({ locationName: 'Tent 3' });
});

test('a booth that the map gives to another place is refused, and nothing is written', async () => {
  const id = await accepted(pdf(), 'plan.pdf', 'Booth 13');
  const before = documents();
  await expect(
    publishApplication({ ...calls, store: openContentFile(content.path) }, { id }),
  ).rejects.toThrow('Booth 13 belongs to place-other on the map.');
  expect(documents()).toEqual(before);
  await withdraw(id, 'accepted');
});

test('if it is interrupted at any step, publishing again makes one listing', async () => {
  const id = await accepted(await png(), 'stall.png', 'Booth 14');
  const store = openContentFile(content.path);
  const killed = () => Promise.reject(new Error('killed'));
  const target = (interrupted: Partial<typeof store>, call = calls.call) =>
    publishApplication({ ...calls, call, store: { ...store, ...interrupted } }, { id });
  const noMove: typeof calls.call = (name, parameters) =>
    name === 'publish_application' ? killed() : calls.call(name, parameters);
  const attempts = [
    () => target({ readMaps: killed }),
    () => target({ storePicture: killed }),
    () =>
      target({
        async storePicture(picture) {
          await store.storePicture(picture);
          return killed();
        },
      }),
    () => target({ write: killed }),
    () =>
      target({
        async write(place, at) {
          await store.write(place, at);
          return killed();
        },
      }),
    () => target({}, noMove),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow('killed');
  await target({});
  const places = documents().filter(({ _type }) => _type === 'place');
  expect(places.map(({ _id }) => _id)).toEqual([`place-${id}`]);
  expect(readdirSync(join(dirname(content.path), 'images'))).toHaveLength(1);
  expect(readdirSync(dirname(content.path)).sort()).toEqual(['content.ndjson', 'images']);
  await withdraw(id);
});

test('what an organiser has changed of the listing meanwhile stays', async () => {
  const id = await accepted(pdf(), 'plan.pdf', 'Booth 14');
  const mine = { _id: `place-${id}`, _type: 'place', name: 'By hand' };
  writeFileSync(content.path, `${readFileSync(content.path, 'utf8')}\n${JSON.stringify(mine)}\n`);
  await publishApplication({ ...calls, store: openContentFile(content.path) }, { id });
  expect(documents().filter(({ _type }) => _type === 'place')).toEqual([mine]);
  await withdraw(id);
});

test.each([undefined, 'content.tar.gz'])(
  'DATASET %s is refused: listings are written to an .ndjson file only',
  (path) => {
    expect(() => openContentFile(path)).toThrow(/^Listings are written to your own content only/);
  },
);

describe('in a Sanity project', () => {
  let sanity: ScriptedServer;
  afterEach(() => sanity.close());

  const environment = () =>
    readSiteEnvironment({ SANITY_API_HOST: sanity.origin, SANITY_DATASET: 'production' });

  /** @param isKnown whether the project has the place already */
  async function publish(isKnown: boolean, label: string): Promise<{ lines: string[]; mutations: unknown }> {
    sanity = await startScriptedServer(({ path }) => {
      if (path.includes('/data/query/')) return { body: JSON.stringify({ result: [MAP] }) };
      if (path.includes('/data/doc/')) {
        const documents = isKnown ? [{ _id: path.split('/').at(-1), _type: 'place' }] : [];
        return { body: JSON.stringify({ documents }) };
      }
      if (path.includes('/assets/images/'))
        return { body: JSON.stringify({ document: { _id: 'image-abc-40x30-png' } }) };
      return { body: JSON.stringify({ transactionId: 't', results: [] }) };
    });
    const id = await accepted(await png(), 'stall.png', label);
    const store = openSanityProject(environment(), 'token');
    const lines = await publishApplication({ ...calls, store }, { id });
    await withdraw(id);
    for (const { headers } of sanity.requests) expect(headers.authorization).toBe('Bearer token');
    const commits = sanity.requests.filter(({ path }) => path.includes('/data/mutate/'));
    expect(commits).toHaveLength(1);
    const { mutations } = JSON.parse(commits[0]?.body ?? '') as { mutations: unknown };
    return {
      lines: lines.map((line) => line.replaceAll(id, 'ID')),
      mutations: JSON.parse(JSON.stringify(mutations).replaceAll(id, 'ID')) as unknown,
    };
  }

  test('one transaction adds the draft of the place, and its booth to the draft of the map', async () => {
    const { lines, mutations } = await publish(false, 'Booth 12');
    expect(lines).toEqual([
      'place-ID is the listing of this application. Publish its draft and that of the map in the Studio.',
    ]);
    expect(mutations).toEqual([
      {
        createIfNotExists: expect.objectContaining({
          _id: 'drafts.place-ID',
          _type: 'place',
          image: { _type: 'image', asset: { _type: 'reference', _ref: 'image-abc-40x30-png' } },
        }),
      },
      { createIfNotExists: { ...MAP, _id: 'drafts.map-hall-a' } },
      {
        patch: {
          id: 'drafts.map-hall-a',
          set: {
            'booths[_key == "b0"].place': {
              _type: 'reference',
              _ref: 'place-ID',
              _weak: true,
              _strengthenOnPublish: { type: 'place' },
            },
          },
        },
      },
    ]);
  });

  test('a place that an editor has published meanwhile is not drafted again', async () => {
    const { mutations } = await publish(true, 'Booth 12');
    expect(JSON.stringify(mutations)).not.toContain('drafts.place-');
  });

  test('without a token it is refused in one line', async () => {
    sanity = await startScriptedServer(['silence']);
    expect(() => openSanityProject(environment(), undefined)).toThrow(/^SANITY_WRITE_TOKEN is not set/);
  });
});
