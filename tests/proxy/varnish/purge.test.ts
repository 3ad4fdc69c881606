import { isVisiblePlace } from '../../support/readDemo.ts';
import { eventually } from '../../support/eventually.ts';
import { varnish } from '../engines.ts';
import { useProxiedSite } from '../proxiedSite.ts';
import { isKept } from '../walk.ts';

const site = useProxiedSite(varnish);
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

test('an edit is shown long before the minute is over, and pages that do not show it stay', async () => {
  const [place] = places();
  await visit(pathOf(place), '/faq', '/de/hotel-info');
  site.edit(place?._id ?? '', { name: 'Renamed Stall' });
  await eventually(async () => expect(await site.text(pathOf(place))).toContain('Renamed Stall'));
  for (const address of ['/faq', '/de/hotel-info']) expect(await site.keeps(address)).toBe(true);
});

test('a withdrawn listing is gone as soon, with its picture for link previews and its line in the sitemap', async () => {
  const [, place] = places();
  const address = pathOf(place);
  const html = (await site.text(address)).replaceAll('&amp;', '&');
  const share = /\/share\/[^"\s]+/.exec(html)?.[0] ?? '';
  await visit(address, share, '/sitemap.xml');
  expect(await site.text('/sitemap.xml')).toContain(`${address}<`);
  site.edit(place?._id ?? '', { status: 'withdrawn' });
  await eventually(async () => {
    expect(await site.through(address)).toMatchObject({ status: '404' });
    expect(await site.through(share)).toMatchObject({ status: '404' });
    expect(await site.text('/sitemap.xml')).not.toContain(`${address}<`);
  });
});
