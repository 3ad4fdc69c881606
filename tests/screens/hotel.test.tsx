import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { asset, eventDocument, hotelDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';

const HOTEL = [eventDocument(), hotelDocument()];
const isHotelQuery = (query: URLSearchParams) => query.get('query')?.includes('"hotel"') ?? false;

const openHotel = (fields: object = {}) =>
  openScreen('/hotel-info', [eventDocument(), hotelDocument(fields)]);
const heading = (name: string) => screen.findByRole('heading', { name });
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test('the screen shows that it is loading, then the hotel with its stars and address', async () => {
  const { hold } = await openScreen('/hotel-info', HOTEL);
  const release = hold();
  expect(await screen.findByText('Loading Hotel Package')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Grand Test Hotel' })).toBeVisible();
  expect(screen.queryByText('Loading Hotel Package')).toBeNull();
  expect(screen.getByText('Beds and tests')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The front at night' })).toBeVisible();
  expect(screen.getByRole('img', { name: '4 stars' })).toBeVisible();
  expect(screen.getByText('1 Test Row, Las Vegas, NV 89109')).toBeVisible();
});

test('the package is shown, with its highlights emphasised', async () => {
  await openHotel();
  expect(await heading('The Fair Package')).toBeVisible();
  expect(screen.getByText('Two nights')).toBeVisible();
  expect(screen.getByText('Sleep where the bands sleep.')).toBeVisible();
  expect(screen.getByText('Two weekend passes').tagName).toBe('STRONG');
  expect(screen.getByText('Late checkout').tagName).toBe('LI');
  expect(screen.getByText('Save $240')).toBeVisible();
});

test('the location is shown: a film that can be stopped, benefits and text', async () => {
  const { user, telemetry } = await openHotel();
  expect(await heading('Ten minutes away')).toBeVisible();
  const film = screen.getByRole('img', { name: 'The street outside' });
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
  act(() => mockAllIsIntersecting(true));
  const video = await waitFor(() => {
    const element = film.querySelector('video');
    if (!element) throw new Error('There is no film.');
    return element;
  });
  expect(video).toHaveProperty('loop', true);
  expect(video).toHaveProperty('muted', true);
  expect(film.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/video\/upload\/.*street\.jpg$/),
  );
  expect(screen.getByText('Shuttle')).toBeVisible();
  expect(screen.getByText('Parking is free.')).toBeVisible();

  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(pause).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(play).toHaveBeenCalledTimes(2);

  fireEvent.error(video);
  expect(film.querySelector('video')).toBeNull();
  expect(telemetry.failure).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('street.mp4') }),
    'hotel',
  );
});

test('a gift opens in full size, and the others are next to it', async () => {
  const { user } = await openHotel();
  expect(await heading('In the box')).toBeVisible();
  expect(screen.getByText('By Studio Test')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'The lamp' }));
  const lightbox = await screen.findByRole('dialog', { name: 'Lightbox' });
  expect(within(lightbox).getByRole('img', { name: 'The lamp' })).toBeInTheDocument();
  expect(within(lightbox).getByRole('button', { name: 'Previous' })).toBeInTheDocument();
  await user.click(within(lightbox).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the rooms are shown in a carousel with the editor’s settings', async () => {
  await openHotel();
  const rooms = await screen.findByRole('region', { name: 'Inside' });
  expect(
    within(rooms)
      .getAllByRole('img')
      .map((room) => room.getAttribute('alt')),
  ).toEqual(['The lobby', 'The room', 'The pool']);
  expect(within(rooms).getByRole('button', { name: 'Pause the pictures' })).toBeVisible();
  expect(within(rooms).getByRole('button', { name: 'Show 3 of 3' })).toBeVisible();
});

test('flags turn the carousel’s controls and indicators off', async () => {
  const { hotelGallery } = hotelDocument() as unknown as { hotelGallery: object };
  await openHotel({ hotelGallery: { ...hotelGallery, showControls: false, showIndicators: false } });
  const rooms = await screen.findByRole('region', { name: 'Inside' });
  expect(within(rooms).queryByRole('button', { name: 'Show 3 of 3' })).toBeNull();
  expect(within(rooms).getByRole('button', { name: 'Next' }).parentElement).toHaveAttribute(
    'data-shown',
    'false',
  );
});

test('the booking actions are in the hero and at the end, and are counted', async () => {
  const { user, telemetry } = await openHotel();
  const [first, last, ...more] = await screen.findAllByRole('link', { name: 'Book now' });
  if (!first || !last) throw new Error('There is no booking action.');
  expect(more).toEqual([]);
  for (const link of [first, last]) {
    expect(link).toHaveAttribute('href', 'https://stay.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('data-variant', 'primary');
  }
  const [rooms] = screen.getAllByRole('link', { name: 'Room only' });
  expect(rooms).toHaveAttribute('data-variant', 'quiet');
  expect(rooms).not.toHaveAttribute('target');
  expect(screen.queryByText('Waiting list')).toBeNull();

  first.addEventListener('click', (click) => click.preventDefault());
  await user.click(first);
  expect(telemetry.purchaseClick.mock.calls).toEqual([['book', 'https://stay.example/']]);
});

test('a hotel without booking actions has those of the event, by priority, without those that lead to this screen', async () => {
  const event = eventDocument({
    accommodationCTAs: [
      { text: 'Camp', url: 'https://camp.example/', variant: 'outline' },
      { text: 'Stay at the hotel', url: '/hotel-info', priority: 1 },
      { text: 'Block of rooms', url: 'https://rooms.example/', priority: 2 },
      { text: 'Full', url: 'https://full.example/', isEnabled: false },
      { text: 'Bad', url: 'javascript:alert(1)' },
    ],
  });
  const disabled = [{ text: 'Waiting list', url: 'https://stay.example/wait', isEnabled: false }];
  await openScreen('/hotel-info', [event, hotelDocument({ callToActions: disabled })]);
  await screen.findAllByRole('link', { name: 'Camp' });
  const actions = [...(document.querySelector('main header [data-variant]')?.parentElement?.children ?? [])];
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Block of rooms', 'Camp', 'Bad']);
  expect(screen.getAllByRole('button', { name: 'Bad' })[0]).toBeDisabled();
});

test('a button without an address cannot be pressed', async () => {
  await openHotel({ callToActions: [{ text: 'Soon' }, { url: '/x' }] });
  const [soon] = await screen.findAllByRole('button', { name: 'Soon' });
  expect(soon).toBeDisabled();
  expect(screen.getAllByRole('link', { name: 'Click Here' })).toHaveLength(2);
});

test('a hotel with only a name shows nothing else', async () => {
  await openScreen('/hotel-info', [
    eventDocument(),
    { ...hotelDocument(), ...Object.fromEntries(EVERYTHING.map((field) => [field, null])) },
  ]);
  expect(await heading('Grand Test Hotel')).toBeVisible();
  expect(headings()).toEqual(['Grand Test Hotel']);
  expect(within(screen.getByRole('main')).queryByRole('img')).toBeNull();
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
});
const EVERYTHING = [
  'subtitle',
  'heroSection',
  'packageDetails',
  'giftBoxGallery',
  'hotelGallery',
  'locationSection',
  'callToActions',
];

test('a picture that cannot be loaded is replaced by the placeholder, also in small windows', async () => {
  await openHotel();
  const front = await screen.findByRole('img', { name: 'The front at night' });
  expect(front.parentElement?.querySelector('source')).not.toBeNull();
  fireEvent.error(front);
  expect(front).toHaveAttribute('src', '/placeholder.svg');
  expect(front.parentElement?.querySelector('source')).toBeNull();
});

describe('the head', () => {
  test('has the editor’s texts for search engines', async () => {
    await openHotel({
      seoSettings: {
        metaTitle: 'Stay',
        metaDescription: 'Two nights.',
        socialShareImage: asset('/media/image/upload/share.jpg'),
        socialShareImageAlt: 'A bed',
        canonicalUrl: 'https://fair.example/hotel',
        keywords: ['hotel', 'beds'],
        noIndex: true,
        noFollow: false,
      },
    });
    await waitFor(() => expect(document.title).toBe('Stay - Test Fair 2025'));
    expect(meta('description')).toBe('Two nights.');
    expect(meta('og:image')).toMatch(/^https:\/\/fair\.example\/media\/.*w_1200,h_630.*share\.jpg$/);
    expect(meta('og:image:alt')).toBe('A bed');
    expect(meta('keywords')).toBe('hotel, beds');
    expect(meta('robots')).toBe('noindex');
    expect(meta('og:url')).toBe('https://fair.example/hotel');
    const canonicals = [...document.querySelectorAll('link[rel=canonical]')];
    expect(canonicals.map((link) => link.getAttribute('href'))).toEqual(['https://fair.example/hotel']);
  });

  test('otherwise has texts of the hotel and the site', async () => {
    await openHotel();
    await waitFor(() => expect(document.title).toBe('Grand Test Hotel - Test Fair 2025'));
    expect(meta('description')).toBe('Sleep where the bands sleep.');
    expect(meta('og:image')).toMatch(/front\.jpg$/);
    expect(meta('og:url')).toBe('https://fair.example/hotel-info');
    expect(meta('robots')).toBeUndefined();
    expect(meta('keywords')).toMatch(/^Test Fair, /);
  });
});

test.each([
  ['no hotel', []],
  ['one that is not published', [hotelDocument({ status: 'draft' })]],
])('with %s the visitor sees the not-found page, and Back skips it', async (_what, hotels) => {
  const { address, router, telemetry } = await openScreen('/marketplace', [eventDocument(), ...hotels]);
  await heading('Marketplace');
  await act(() => router.navigate('/hotel-info'));
  expect(await heading('Page Not Found')).toBeVisible();
  expect(address()).toBe('/404');
  expect(telemetry.failure).not.toHaveBeenCalled();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(address()).toBe('/marketplace'));
  takeConsole();
});

test('a failure is shown and reported once, and can be retried', async () => {
  const { failWith, router, telemetry, requests, user } = await openScreen('/not-a-page', HOTEL);
  failWith((query) => (isHotelQuery(query) ? new Response('{"error":"no"}', { status: 500 }) : undefined));
  await act(() => router.navigate('/hotel-info'));
  expect(await heading('Failed to Load Hotel Package')).toBeVisible();
  expect(
    screen.getByText('We could not load the hotel package information. Please try again later.'),
  ).toBeVisible();
  expect(telemetry.failure.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'http', status: 500 }), 'hotel'],
  ]);
  expect(requests.filter(isHotelQuery)).toHaveLength(1);

  failWith(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await heading('Grand Test Hotel')).toBeVisible();
  takeConsole();
});
