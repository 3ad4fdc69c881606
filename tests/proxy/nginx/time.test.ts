import type * as sharedCache from '#lib/network/sharedCache.ts';
import { isVisiblePlace } from '../../support/readDemo.ts';
import { eventually } from '../../support/eventually.ts';
import { nginx } from '../engines.ts';
import { useProxiedSite } from '../proxiedSite.ts';
import { isKept } from '../walk.ts';

/** Seconds, in place of a minute. */
const mockKeptFor = 3;

jest.mock('#lib/network/sharedCache.ts', () => {
  const actual = jest.requireActual<typeof sharedCache>('#lib/network/sharedCache.ts');
  return {
    ...actual,
    sharedHeaders: (maxAge: number) => ({
      ...actual.sharedHeaders(maxAge),
      'cache-control': `public, max-age=${maxAge}, s-maxage=${mockKeptFor}`,
    }),
  };
});

const site = useProxiedSite(nginx);
const places = () => site.documents().filter(isVisiblePlace);
const pathOf = (place: ReturnType<typeof places>[number] | undefined) =>
  `/marketplace/${(place?.alias as { current: string }).current}`;

/** Visits pages until the cache has them. A page that takes long to render the first time is not kept. */
async function visit(...addresses: string[]) {
  for (const address of addresses)
    await eventually(async () =>
      expect({ address, isKept: await isKept(site, address) }).toEqual({ address, isKept: true }),
    );
}

test('an edit is shown when the time of the kept page has passed', async () => {
  const [place] = places();
  await visit(pathOf(place));
  site.edit(place?._id ?? '', { name: 'Renamed Stall' });
  await eventually(async () => expect(await site.text(pathOf(place))).toContain('Renamed Stall'));
  await visit(pathOf(place));
});

test('a withdrawn listing is gone when the time of the kept page has passed', async () => {
  const [, place] = places();
  await visit(pathOf(place));
  site.edit(place?._id ?? '', { status: 'withdrawn' });
  await eventually(async () => expect(await site.through(pathOf(place))).toMatchObject({ status: '404' }));
});
