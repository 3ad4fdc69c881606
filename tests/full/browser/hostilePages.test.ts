import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { FESTIVAL } from '../../support/hostile/frame.ts';
import { type HostileGroup, addressOf } from '../../support/hostile/group.ts';
import { HOSTILE_GROUPS, HOSTILE_SCREENS, hostileDataset } from '../../support/hostile/hostileDataset.ts';
import { HOSTILE_ADDRESSES } from '../../support/hostile/addresses.ts';
import { LETTERED } from '../../support/hostile/letters.ts';
import { names } from '../../support/hostile/names.ts';
import { hidden } from '../../support/hostile/hidden.ts';
import { type HtmlPage, readHtml } from '../../support/hostile/readHtml.ts';
import { neverRead, unsafeAttributes } from '../../support/hostile/sweep.ts';

const dataset = datasetFile(hostileDataset());
let services: EmbeddedServices;
let logged: string[] = [];

beforeAll(async () => {
  services = await startEmbeddedServices({ port: 0, distDir: 'dist', rendererDir: 'dist-node', dataset });
  // The first page takes long. On a busy machine it is sent without content.
  await fetch(services.origin);
});
beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'warn').mockImplementation((words: string) => void logged.push(words));
  jest
    .spyOn(console, 'error')
    .mockImplementation((...words: unknown[]) => void logged.push(`error: ${words.join(' ')}`));
});
afterEach(() => expect(logged.filter((words) => words.startsWith('error'))).toEqual([]));
afterAll(() => services.close());

async function fetchPage(address: string): Promise<HtmlPage & { status: number }> {
  const response = await fetch(services.origin + address, { redirect: 'manual' });
  return { status: response.status, ...readHtml(await response.text()) };
}

function expectSound({ attributes, text, scripts, titles, structuredData, pageData }: HtmlPage) {
  expect(unsafeAttributes(attributes, services.origin)).toEqual([]);
  expect(neverRead(text)).toEqual([]);
  // The page's own scripts, its data, and its structured data.
  expect(
    scripts.filter(
      (script) => !/^ defer="defer" src="\/assets\/|^ type="application\/(ld\+)?json"/.test(script),
    ),
  ).toEqual([]);
  expect(titles).toHaveLength(1);
  expect(structuredData).toEqual(expect.anything());
  expect(pageData).toMatchObject({ state: { content: { queries: expect.anything() as unknown } } });
}

test.each(HOSTILE_SCREENS)('%s is rendered completely', async (address) => {
  const page = await fetchPage(address);
  expect(page.status).toBe(200);
  expectSound(page);
  expect(page.titles[0]).toContain(FESTIVAL);
});

/** URLs of a group's items: for each four kinds with the same fault one item, of another kind each time. */
function addressesIn({ documents }: HostileGroup): string[] {
  const addresses = [...new Set(documents.flatMap((document) => addressOf(document) ?? []))];
  return addresses.filter((_, index) => index % 4 === Math.floor(index / 4) % 4);
}

test.each(HOSTILE_GROUPS.filter((group) => group !== names && group !== hidden))(
  '$name: every item has its page',
  async (group) => {
    for (const address of addressesIn(group)) {
      const page = await fetchPage(address);
      expect([address, page.status]).toEqual([address, 200]);
      expectSound(page);
    }
  },
);

test.each([names, hidden])('$name: no address opens these items', async (group) => {
  for (const address of addressesIn(group)) {
    const expected = address.startsWith('/schedule') ? 301 : 404;
    expect([address, (await fetchPage(address)).status]).toEqual([address, expected]);
  }
});

test.each([
  ['text', 0],
  ['one-object', 0],
  ['junk', 1],
  ['junk-spans', 1],
  ['no-keys', 20],
  ['same-keys', 20],
  ['unknown-style', 2],
])('a description of the shape `%s` shows text %d times', async (fault, times) => {
  const { text } = await fetchPage(`/schedule/described-by-${fault}`);
  expect(text.split('This much is text.')).toHaveLength(times + 1);
});

test('a homograph and `user@host` show the true host', async () => {
  for (const [index, [, href]] of HOSTILE_ADDRESSES.entries()) {
    if (href === undefined) continue;
    const { attributes } = await fetchPage(`/marketplace/address-${index}`);
    expect(attributes).toContainEqual(['href', href]);
  }
});

test('emoji of several code points, overrides of direction and zalgo are not split, and are isolated', async () => {
  for (const [index, [name]] of LETTERED.slice(0, 6).entries()) {
    const html = await (await fetch(`${services.origin}/schedule/lettered-${index}`)).text();
    const titles = [...html.matchAll(/<h2[^>]* dir="auto"[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
    expect(titles).toContain(name.trim().replaceAll("'", '&#x27;'));
  }
});

test('every document that is dropped is logged by its `_id`', async () => {
  services.store.replace(hostileDataset(9));
  for (const address of ['/marketplace', '/lineup', '/schedule', '/feed']) await fetchPage(address);
  const page = await fetchPage('/marketplace/nameless-null');
  expect(page.status).toBe(404);
  const dropped = logged.flatMap((words) => /^Dropped document (\S+): /.exec(words)?.[1] ?? []);
  expect(dropped).toEqual(expect.arrayContaining(names.documents.map(({ _id }) => _id)));
});

test('the sweep finds unsafe content', () => {
  const { attributes } = readHtml(
    '<a href="javascript:alert(1)"><img src="data:x" srcset="/a 1w, https://evil.example/b 2w"></a>' +
      '<i style="background:url(//evil.example)"></i><form action="/x"></form>' +
      '<a href="/.//evil.example"></a><meta property="og:image" content="http://[::1"><img src=""/>',
  );
  expect(attributes).toHaveLength(8);
  expect(unsafeAttributes(attributes, 'https://fair.example')).toHaveLength(7);
  for (const text of ['NaN', 'undefined', 'Invalid Date', '[object Object]', '-2h 5m', 'lasts -5 min'])
    expect(neverRead(`It says ${text} here`)).toHaveLength(1);
});
