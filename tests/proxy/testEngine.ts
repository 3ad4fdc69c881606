import { LIVE_SCHEDULE } from '#content/event/queries.ts';
import { listenerQuery } from '#content/live/liveContent.ts';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { fileForm } from '../support/backend.ts';
import { pdfOf } from '../support/files.ts';
import type { Engine } from './engines.ts';
import { useProxiedSite } from './proxiedSite.ts';
import { compare, isKept, listAddresses } from './walk.ts';

/** More than wait for an evaluation at the same time. */
const QUERIES = 300;

/**
 * The tests that all engines pass.
 *
 * @param known differences that HTTP allows
 */
export function testEngine(engine: Engine, known: readonly RegExp[]): void {
  const site = useProxiedSite(engine);
  let addresses: Awaited<ReturnType<typeof listAddresses>>;

  beforeAll(async () => {
    addresses = await listAddresses(site);
    expect(addresses.kept.length).toBeGreaterThan(30);
  });

  test('every visitor gets what the site sends, at every kind of address', async () => {
    const differences = new Map<string, string[]>();
    for (const address of [...addresses.kept, ...addresses.others])
      for (const difference of await compare(site, address))
        if (!known.some((pattern) => pattern.test(difference)))
          differences.set(difference, [...(differences.get(difference) ?? []), address.slice(0, 80)]);
    expect(Object.fromEntries(differences)).toEqual({});
  });

  test('what is the same for all visitors is kept, and nothing else', async () => {
    const kept: string[] = [];
    for (const address of [...addresses.kept, ...addresses.others])
      if (await isKept(site, address)) kept.push(address);
    expect(kept).toEqual(addresses.kept);
  });

  test('a form with a file of 10 MB arrives, and no cache keeps the file', async () => {
    const size = 10_000_000;
    const response = await fetch(`${site.origin()}/functions/v1/secure-file-upload`, {
      method: 'POST',
      headers: { apikey: embeddedAnonKey, origin: site.origin() },
      body: fileForm(pdfOf(size), 'plan.pdf'),
    });
    expect(response.status).toBe(200);
    const { publicUrl } = (await response.json()) as { publicUrl: string };
    const { pathname, search } = new URL(publicUrl);
    const file = await fetch(site.origin() + pathname + search);
    expect((await file.arrayBuffer()).byteLength).toBe(size);
    expect(await isKept(site, pathname + search)).toBe(false);
  });

  test('a full queue refuses some, and no cache keeps that', async () => {
    // The site logs it.
    jest.spyOn(console, 'error').mockImplementation();
    const asked = Array.from({ length: QUERIES }, async (_, index) => {
      const address = `/v2025-02-19/data/query/production?query=count(*[name match "a${index}"])`;
      return { address, status: (await site.through(encodeURI(address))).status };
    });
    const refused = (await Promise.all(asked)).filter(({ status }) => status === '503');
    expect(refused.length).toBeGreaterThan(0);
    for (const { address } of refused.slice(0, 20))
      expect(await site.through(encodeURI(address))).toMatchObject({ status: '200' });
  });

  test('two open pages hear of an edit at once', async () => {
    const search = new URLSearchParams({ query: listenerQuery(LIVE_SCHEDULE), $eventId: '"festival-2025"' });
    const [show] = site
      .documents()
      .filter(({ _type, status }) => _type === 'scheduleEvent' && status === 'active');
    const pages = await Promise.all(
      [1, 2].map(async () => {
        const { body } = await fetch(`${site.origin()}/v2025-02-19/data/listen/production?${search}`);
        if (!body) throw new Error('The response has no body.');
        const reader = body.pipeThrough(new TextDecoderStream()).getReader();
        await readUntil(reader, 'event: welcome');
        return reader;
      }),
    );
    site.edit(show?._id ?? '', { title: 'Renamed Show' });
    await Promise.all(pages.map((page) => readUntil(page, 'event: mutation')));
    await Promise.all(pages.map((page) => page.cancel()));
  });
}

/** Reads until the text has arrived; a stream without it never ends. */
async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string): Promise<void> {
  let received = '';
  while (!received.includes(text)) {
    const { done, value = '' } = await reader.read();
    if (done) throw new Error(`The stream has ended without "${text}": ${received}`);
    received += value;
  }
}
