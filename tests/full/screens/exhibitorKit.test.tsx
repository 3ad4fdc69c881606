import { act, screen, waitFor, within } from '@testing-library/react';
import { anyGuideApi } from '#content/exhibitor-guide/anyGuideApi.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { APPLICATION, LINK, TOKEN, findState } from '../../support/applicantLink.ts';
import { eventDocument, guideDocument, placeDocument } from '../../support/builders.ts';
import { openScreen } from '../../support/openScreen.tsx';
import { takeConsole } from '../../support/screenSetup.ts';

const PUBLISHED = { ...APPLICATION, id: 'a1', status: 'published', booth: 'A12' };
const LISTING = placeDocument('Lumen & Oak', {
  _id: 'place-a1',
  alias: { _type: 'slug', current: 'lumen-oak' },
  locationName: 'Booth A12',
});
const ADDRESS = 'https://fair.example/marketplace/lumen-oak';

beforeEach(() => jest.spyOn(window, 'print').mockImplementation());
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

/** Opens the link of a published application, on a site with these documents beside the event. */
async function openKit(documents: readonly StoredDocument[], application: object = PUBLISHED) {
  const site = await openScreen(LINK, [eventDocument(), ...documents], () =>
    Response.json({ application: { ...PUBLISHED, ...application } }),
  );
  await findState('Published');
  return site;
}

/** The rendered page of a path, as the site's server sends it. */
function servePage(path: string, page: string) {
  const { fetch } = window;
  jest
    .spyOn(window, 'fetch')
    .mockImplementation((input, init) =>
      input === path ? Promise.resolve(new Response(page)) : fetch(input, init),
    );
}

const findKit = () => screen.findByRole('region', { name: 'Your exhibitor kit' });
const findLink = () => screen.findByLabelText('Link to your listing');
const sign = () => screen.getByText('Scan to find us on the festival’s site').parentElement as HTMLElement;

test('a vendor whose listing is published copies its link', async () => {
  const { user } = await openKit([LISTING]);
  expect(await findLink()).toHaveValue(ADDRESS);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
});

test.each(['offered', 'accepted', 'withdrawn'])(
  'there is no kit for an application that is %s',
  async (status) => {
    const { requests, settled } = await openScreen(LINK, [eventDocument(), LISTING], () =>
      Response.json({ application: { ...PUBLISHED, status } }),
    );
    await screen.findByText('Lumen & Oak');
    await settled();
    expect(screen.queryByText('Your exhibitor kit')).toBeNull();
    expect(requests.filter((query) => query.get('$ids'))).toEqual([]);
  },
);

test.each([
  ['is not in the content', []],
  ['is a draft', [{ ...LISTING, _id: 'drafts.place-a1' }]],
  ['is hidden', [{ ...LISTING, status: 'inactive' }]],
  ['has no address', [{ ...LISTING, alias: undefined }]],
  ['cannot be part of an address', [{ ...LISTING, alias: { current: '..' } }]],
])('a listing that %s: the kit says that it will appear', async (_, documents) => {
  await openKit(documents);
  expect(
    await screen.findByText('It appears here when the festival has published your listing.'),
  ).toBeVisible();
  expect(within(await findKit()).queryByRole('button')).toBeNull();
});

test('the kit has the address that the site gives to one of two listings with the same alias', async () => {
  await openKit([{ ...LISTING, _id: 'place-a0' }, LISTING]);
  expect(await findLink()).toHaveValue(`${ADDRESS}-2`);
  expect(takeConsole().join()).toMatch(/Several documents have the alias/);
});

test('the QR code is downloaded as a drawing, with the name of the listing', async () => {
  const downloads: { name: string; href: string }[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, href: this.href });
  });
  const { user } = await openKit([LISTING]);
  await user.click(await screen.findByRole('button', { name: 'Download QR code (SVG)' }));
  const [{ name, href } = { name: '', href: '' }] = downloads;
  expect(name).toBe('lumen-oak-qr.svg');
  const drawing = new DOMParser().parseFromString(
    decodeURIComponent(href.replace('data:image/svg+xml,', '')),
    'image/svg+xml',
  );
  expect(drawing.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(drawing.querySelectorAll('path')).toHaveLength(2);
});

test('the sign is on the page while it is printed only, under the name of the vendor', async () => {
  const { user } = await openKit([LISTING]);
  const title = 'Your application - Test Fair 2025';
  await waitFor(() => expect(document.title).toBe(title));
  jest.spyOn(window, 'print').mockImplementation(() => {
    expect(document.title).toBe('Lumen & Oak');
    expect(within(sign()).getByText('Test Fair')).toBeInTheDocument();
    expect(within(sign()).getByText('Lumen & Oak')).toBeInTheDocument();
    expect(within(sign()).getByText('Booth A12')).toBeInTheDocument();
    expect(within(sign()).getByText(ADDRESS)).toBeInTheDocument();
    expect(
      within(sign()).getByRole('img', { name: 'QR code of the listing', hidden: true }),
    ).toBeInTheDocument();
  });
  await user.click(await screen.findByRole('button', { name: 'Print your sign or save it as PDF' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(ADDRESS)).toBeNull();
  expect(document.title).toBe(title);
});

test('a listing without a booth gets that of the application', async () => {
  const { user } = await openKit([{ ...LISTING, locationName: undefined }]);
  await user.click(await screen.findByRole('button', { name: /^Print/ }));
  expect(within(sign()).getByText('A12')).toBeInTheDocument();
});

test.each([
  ['markup', '<img src=x onerror=alert(1)>"\'&'],
  ['a name from right to left', 'سوق الفنون والموسيقى'],
  ['two thousand letters', 'W'.repeat(2000)],
  ['half a character', 'A\ud800'],
])('%s is a text of the sign like any other', async (_, name) => {
  const { user } = await openKit([{ ...LISTING, name }]);
  await user.click(await screen.findByRole('button', { name: /^Print/ }));
  const text = within(sign()).getByText(name.toWellFormed(), { normalizer: (raw) => raw.toWellFormed() });
  expect(text).toHaveAttribute('dir', 'auto');
  expect(parseFloat(text.style.fontSize)).toBeGreaterThanOrEqual(6);
  expect(sign().querySelector('img')).toBeNull();
});

test('an address that is too long for a QR code is there without one', async () => {
  const current = 'a'.repeat(3000);
  const { user } = await openKit([{ ...LISTING, alias: { _type: 'slug', current } }]);
  expect(await findLink()).toHaveValue(`https://fair.example/marketplace/${current}`);
  expect(screen.queryByRole('img', { name: 'QR code of the listing' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Print/ }));
  expect(within(sign()).queryByRole('img')).toBeNull();
});

test('the picture to share is that of the rendered page', async () => {
  servePage(
    '/marketplace/lumen-oak',
    '<meta property="og:image" content="https://www.fair.example/share/1a2b.jpg?page=%2Fmarketplace%2Flumen-oak"/>',
  );
  await openKit([LISTING]);
  const link = await screen.findByRole('link', { name: 'Download picture to share' });
  expect(link).toHaveAttribute('href', '/share/1a2b.jpg?page=%2Fmarketplace%2Flumen-oak');
  expect(link).toHaveAttribute('download');
});

test.each([
  ['names another picture', '<meta property="og:image" content="https://fair.example/media/image/1.jpg"/>'],
  ['names none', '<title>Fair</title>'],
  ['names nonsense', '<meta property="og:image" content="https://"/>'],
])('without a picture to share there is no link: the page %s', async (_, page) => {
  servePage('/marketplace/lumen-oak', page);
  await openKit([LISTING]);
  await findLink();
  await waitFor(() => expect(window.fetch).toHaveBeenCalledWith('/marketplace/lumen-oak', expect.anything()));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('link', { name: 'Download picture to share' })).toBeNull();
});

test.each([
  ['a guide for exhibitors is linked', [guideDocument('Before the Show', [])], 1],
  ['without a guide there is no link', [], 0],
])('%s', async (_, guides, count) => {
  const { store } = await openKit([LISTING, ...guides]);
  const kit = await findKit();
  // The store knows it a moment before the page shows it.
  await waitFor(() => {
    expect(anyGuideApi.endpoints.hasExhibitorGuide.select()(store.getState()).data).toBe(count > 0);
    const links = within(kit).queryAllByRole('link', { name: 'Exhibitor guide' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/exhibitor-guide'));
  });
});

test('a failure of the content is shown, and loses nothing', async () => {
  const site = await openScreen('/404', [eventDocument(), LISTING], () =>
    Response.json({ application: PUBLISHED }),
  );
  site.failWith((query) => (query.get('$ids') ? new Response('{}', { status: 400 }) : undefined));
  await act(() => site.router.navigate(LINK));
  await findState('Published');
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  expect(sessionStorage.getItem('vendor-application-link')).toContain(TOKEN);
  takeConsole();
});
