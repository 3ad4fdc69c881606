import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockAllIsIntersecting, mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { idle, pageLoaded } from '#lib/rendering/pageIdle.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { asset, eventDocument, paragraphs } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

const SETTINGS: StoredDocument = {
  _id: 'settings',
  _type: 'siteSettings',
  showAppBadge: true,
  appStoreUrl: 'https://apps.example/fair',
  appBadge: asset('/media/image/upload/badge.png'),
};

const EVENT = eventDocument({
  startDate: '2025-10-25',
  endDate: '2025-10-26',
  brandLogo: asset('/media/image/upload/logo.png'),
  backgroundMedia: asset('/media/video/upload/loop.mp4'),
  socialHandles: { instagramUrl: 'https://instagram.com/testfair' },
  ticketingCTAs: [
    { text: 'Later', url: 'https://tickets.example/later', priority: 2 },
    { text: 'Get tickets', url: 'https://tickets.example/now', priority: 1, openInNewTab: true },
  ],
  contentSections: [
    {
      sectionId: 'home',
      modules: [
        {
          _type: 'mediaModule',
          media: {
            mediaType: 'image',
            desktop: asset('/media/image/upload/dates.png'),
            mobile: asset('/media/image/upload/dates-small.png'),
            altText: 'October 25-26',
          },
        },
        { _type: 'textModule', headline: 'Doors at 11' },
      ],
    },
    {
      sectionId: 'main-hero',
      modules: [
        {
          _type: 'mediaModule',
          media: { mediaType: 'video', videoOptions: { poster: asset('/media/image/upload/poster.jpg') } },
        },
      ],
    },
    {
      sectionId: 'main-hero',
      modules: [
        {
          _type: 'textModule',
          content: paragraphs('One light.'),
          callsToAction: [{ text: 'See the map', url: '/map' }],
        },
      ],
    },
    {
      sectionId: 'welcome-section',
      modules: [
        {
          _type: 'videoModule',
          url: '/media/video/upload/welcome.mp4',
          posterUrl: '/media/image/upload/w.jpg',
        },
        { _type: 'textModule', headline: 'Stay for the glow', content: paragraphs('Four hundred makers.') },
      ],
    },
    {
      sectionId: 'join',
      modules: [{ _type: 'textModule', headline: 'Be first', content: paragraphs('One email.') }],
    },
  ],
});

const film = () => document.querySelector<HTMLVideoElement>('#home video');
const sourcesOf = (video: HTMLVideoElement | null) => [...(video?.querySelectorAll('source') ?? [])];

/** Moves the video of a section, or its poster, into the window or out of it. */
const bringIntoView = (isInView: boolean, section = 'home') =>
  act(async () => {
    mockIsIntersecting(document.querySelector(`#${section} [style*='--overlay']`) as Element, isInView);
    await pageLoaded();
    await idle();
  });

test('if the picture of the dates cannot be loaded, the dates are shown as text', async () => {
  await openScreen('/', [EVENT, SETTINGS]);
  const picture = await screen.findByRole('img', { name: 'October 25-26' });
  expect(screen.queryByText(/25-26, 2025/)).not.toBeInTheDocument();
  fireEvent.error(picture);
  expect(await screen.findByText(/25-26, 2025/)).toBeVisible();
});

test('the home screen shows name, dates, tickets, sign-up, app, accounts and sections', async () => {
  const { telemetry, user } = await openScreen('/', [EVENT, SETTINGS]);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Test Fair' });
  const hero = heading.closest('section');
  expect(hero).toHaveAttribute('id', 'home');
  expect(screen.getByRole('img', { name: 'October 25-26' })).toHaveAttribute(
    'src',
    expect.stringContaining('dates.png'),
  );
  expect(within(hero as HTMLElement).getByRole('heading', { level: 2, name: 'Doors at 11' })).toBeVisible();
  expect(within(hero as HTMLElement).getByText('One light.')).toBeVisible();
  expect(within(hero as HTMLElement).getByRole('link', { name: 'See the map' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'SIGN UP FOR UPDATES' })).toHaveAttribute('href', '/#join');
  expect(within(hero as HTMLElement).getByRole('link', { name: 'Instagram' })).toBeVisible();
  expect(await within(hero as HTMLElement).findByRole('link', { name: 'Get the app' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Stay for the glow' }).closest('section')).toHaveAttribute(
    'id',
    'welcome-section',
  );
  expect(screen.getByRole('heading', { name: 'Be first' }).closest('section')).toHaveAttribute('id', 'join');
  await waitFor(() => expect(document.title).toBe('Test Fair'));

  const [tickets, inWelcome] = screen.getAllByRole('link', { name: 'Get tickets' });
  expect(tickets).toHaveAttribute('href', 'https://tickets.example/now');
  expect(tickets).toHaveAttribute('rel', 'noopener noreferrer');
  expect(inWelcome?.closest('section')).toHaveAttribute('id', 'welcome-section');
  tickets?.addEventListener('click', (event) => event.preventDefault());
  await user.click(tickets as HTMLElement);
  expect(telemetry.purchaseClick).toHaveBeenCalledWith('Get tickets');
});

test('disabled and hidden buttons of a section are not shown, and the welcome section sells tickets instead', async () => {
  const callsToAction = [
    { text: 'Sold out', url: '/a', isEnabled: false },
    { text: 'Not yet', url: '/b', visibility: 'hidden' },
  ];
  const modules = [{ _type: 'textModule', headline: 'Stay for the glow', callsToAction }];
  await openScreen('/', [
    eventDocument({
      ticketingCTAs: [{ text: 'Get tickets', url: 'https://tickets.example/now' }],
      contentSections: [
        { sectionId: 'welcome-section', modules },
        { sectionId: 'more', modules },
      ],
    }),
  ]);
  await screen.findAllByRole('heading', { name: 'Stay for the glow' });
  expect(screen.queryByText(/Sold out|Not yet/)).toBeNull();
  const buttons = screen.getAllByRole('link', { name: 'Get tickets' });
  expect(buttons.map((button) => button.closest('section')?.id)).toEqual(['home', 'welcome-section']);
});

test('every id of the page is unique, whatever ids sections have', async () => {
  const ids = ['footer', 'floor', 'home', 'main-hero', 'join', 'root', 'floor', 'main', 'join', 'home'];
  const modules = [{ _type: 'textModule', headline: 'A section' }];
  await openScreen('/', [
    eventDocument({ contentSections: ids.map((sectionId) => ({ sectionId, modules })) }),
  ]);
  expect(await screen.findAllByRole('heading', { name: 'A section' })).toHaveLength(ids.length);
  const inUse = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(inUse).toEqual([...new Set(inUse)]);
  expect(inUse).toEqual(expect.arrayContaining(['home', 'footer-2', 'floor', 'floor-2', 'main-2', 'join-2']));
});

test('marketing buttons follow the tickets: by priority, without disabled ones, safe, and counted', async () => {
  const { telemetry, user } = await openScreen('/', [
    eventDocument({
      ticketingCTAs: [{ text: 'Get tickets', url: 'https://tickets.example/now' }],
      marketingCTAs: [
        { text: 'Someday', url: '/someday' },
        { text: 'Sell here', url: '/vendor-application', priority: 2, trackingLabel: 'sell' },
        { text: 'Unsafe', url: 'javascript:alert(1)', priority: 1 },
        { text: 'Over', url: '/over', isEnabled: false },
        { text: 'Secret', url: '/secret', visibility: 'hidden' },
      ],
    }),
  ]);
  const tickets = await screen.findByRole('link', { name: 'Get tickets' });
  const buttons = [...(tickets.parentElement?.children ?? [])];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Get tickets',
    'Unsafe',
    'Sell here',
    'Someday',
    'SIGN UP FOR UPDATES',
  ]);
  expect(screen.getByRole('button', { name: 'Unsafe' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Sell here' }));
  expect(telemetry.navigationClick).toHaveBeenCalledWith('sell', '/vendor-application');
});

describe('the promotion', () => {
  const sections = ['floor', 'more'].map((sectionId) => ({
    sectionId,
    modules: [{ _type: 'textModule', headline: sectionId }],
  }));
  const promo = (fields: object, contentSections: object[] = sections) =>
    openScreen('/', [eventDocument({ contentSections, ...fields })]);
  const PICTURE = { ...asset('/media/image/upload/app.jpg'), context: { custom: { alt: 'A phone' } } };

  test('is between the sections, and links to the editor’s target', async () => {
    const { telemetry, user } = await promo({
      promoMedia: PICTURE,
      promoMediaCaption: 'Your day',
      promoMediaUrl: 'apps.example/fair',
    });
    const link = await screen.findByRole('link', { name: 'Your day' });
    expect(link).toHaveAttribute('href', 'https://apps.example/fair');
    const section = link.closest('section');
    expect(section?.previousElementSibling).toHaveAttribute('id', 'floor');
    expect(section?.nextElementSibling).toHaveAttribute('id', 'more');
    expect(section).toHaveTextContent('Your day');
    expect(within(link).getByRole('img', { name: 'A phone' })).toHaveAttribute(
      'src',
      expect.stringContaining('app.jpg'),
    );
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(telemetry.navigationClick).toHaveBeenCalledWith('Your day', 'https://apps.example/fair');
  });

  test('has no link if its address is not safe, and is before the form if there are no sections', async () => {
    await promo({ promoMedia: PICTURE, promoMediaUrl: 'javascript:alert(1)' }, []);
    const picture = await screen.findByRole('img', { name: 'A phone' });
    expect(picture.closest('a')).toBeNull();
    expect(document.getElementById('join')?.previousElementSibling).toContainElement(picture);
  });

  test('may be a film, which is a link as well', async () => {
    await promo({ promoMedia: asset('/media/video/upload/app.mp4'), promoMediaUrl: '/map' });
    const link = await screen.findByRole('link', { name: 'More' });
    act(() => mockIsIntersecting(link.querySelector('[style*="--overlay"]') as Element, true));
    await waitFor(() =>
      expect(link.querySelector('source')).toHaveAttribute('src', '/media/video/upload/app.mp4'),
    );
  });

  test('is left out without a picture that may be shown', async () => {
    await promo({ promoMedia: asset('https://elsewhere.example/app.jpg'), promoMediaCaption: 'Your day' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Your day')).toBeNull();
  });
});

test('a text has the sizes that its editor has chosen, and unknown sizes are ignored', async () => {
  const modules = [
    { _type: 'textModule', headline: 'Large', headlineStyle: 'display', textStyle: 'lead', content: 'x' },
    {
      _type: 'textModule',
      headline: 'Odd',
      headlineStyle: 'wobbly',
      textStyle: 7,
      content: paragraphs('Odd.'),
    },
    { _type: 'textModule', headline: 'Plain', textStyle: 'small', content: paragraphs('Small.') },
  ];
  await openScreen('/', [eventDocument({ contentSections: [{ sectionId: 'floor', modules }] })]);
  const styleOf = (name: string) => screen.getByRole('heading', { name }).getAttribute('data-style');
  await screen.findByRole('heading', { name: 'Large' });
  expect(['Large', 'Odd', 'Plain'].map(styleOf)).toEqual(['display', 'h1', 'h1']);
  expect(screen.getByText('Small.').closest('[data-style]')).toHaveAttribute('data-style', 'small');
  expect(screen.getByText('Odd.').closest('[data-style]')).toBeNull();
});

test('the film is muted, loops, and plays only while it is visible', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
  await openScreen('/', [EVENT]);
  await screen.findByRole('heading', { level: 1 });
  expect(film()).toBeNull();
  await bringIntoView(true);
  expect(film()).toMatchObject({ muted: true, loop: true });
  expect(play).toHaveBeenCalledTimes(1);
  pause.mockClear();
  await bringIntoView(false);
  expect(pause).toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'with a connection of %j the film plays only if the visitor wants it',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
    const { user } = await openScreen('/', [EVENT]);
    await screen.findByRole('heading', { level: 1 });
    await bringIntoView(true);
    expect(play).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(play).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'connection');
  },
);

test('the film waits until the page is loaded', async () => {
  const isLoading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await openScreen('/', [EVENT]);
  await screen.findByRole('heading', { level: 1 });
  act(() => mockAllIsIntersecting(true));
  await act(async () => Promise.resolve());
  expect(film()).toBeNull();
  isLoading.mockRestore();
  fireEvent.load(window);
  await waitFor(() => expect(film()).toBeInTheDocument());
});

test('a small window has its own film, and the large one if that fails', async () => {
  const { telemetry } = await openScreen('/', [
    eventDocument({
      backgroundMedia: asset('/media/video/upload/loop.mp4'),
      contentSections: [
        {
          sectionId: 'main-hero',
          modules: [
            {
              _type: 'mediaModule',
              media: { mediaType: 'video', mobile: asset('/media/video/upload/small.mp4') },
            },
          ],
        },
        {
          sectionId: 'the-floor',
          modules: [
            {
              _type: 'mediaModule',
              media: { mediaType: 'video', tablet: asset('/media/video/upload/floor.mp4') },
            },
          ],
        },
      ],
    }),
  ]);
  await screen.findByRole('heading', { level: 1 });
  await bringIntoView(true);
  await bringIntoView(true, 'the-floor');
  const [small, large] = sourcesOf(film());
  expect(small).toHaveAttribute('src', '/media/video/upload/small.mp4');
  expect(small).toHaveAttribute('media', '(width < 768px)');
  expect(large).toHaveAttribute('src', '/media/video/upload/loop.mp4');
  fireEvent.error(small as HTMLSourceElement);
  expect(film()).toBeInTheDocument();
  expect(telemetry.failure).not.toHaveBeenCalled();
  expect(sourcesOf(document.querySelector('#the-floor video'))[0]).toHaveAttribute(
    'src',
    '/media/video/upload/floor.mp4',
  );
});

test('in a hidden tab the film pauses', async () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
  await openScreen('/', [EVENT]);
  await screen.findByRole('heading', { level: 1 });
  await bringIntoView(true);
  pause.mockClear();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).toHaveBeenCalled();
  hidden.mockRestore();
});

test('the poster is shown while the film loads and stays when it fails, which is reported', async () => {
  const { telemetry } = await openScreen('/', [EVENT]);
  await screen.findByRole('heading', { level: 1 });
  const poster = () => document.querySelector('#home img[src*="poster"]');
  await bringIntoView(true);
  expect(poster()).toBeInTheDocument();
  fireEvent.playing(film() as HTMLVideoElement);
  expect(poster()).toBeNull();
  fireEvent.error(sourcesOf(film()).at(-1) as HTMLSourceElement);
  expect(poster()).toBeInTheDocument();
  expect(film()).toBeNull();
  expect(telemetry.failure).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('loop.mp4') }),
    'home',
  );
});

test('an event with only the required fields still has a hero', async () => {
  await openScreen('/', [
    eventDocument({ startDate: '2025-10-25', endDate: '2025-10-26', locationName: 'Old Hall' }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Test Fair' })).toBeVisible();
  expect(screen.getByText('OCTOBER 25-26, 2025')).toBeVisible();
  expect(screen.queryByRole('link', { name: /tickets/i })).toBeNull();
  expect(document.getElementById('join')).toBeInTheDocument();
});

test("without a start date the date is 'DATE TBD'", async () => {
  await openScreen('/', [eventDocument()]);
  expect(await screen.findByText('DATE TBD')).toBeVisible();
});

test('if the event cannot be loaded, the screen says so, and the site continues with default content', async () => {
  await openScreen('/', []);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Failed to Load Event Data' })).toBeVisible(),
  );
  expect(screen.getByText(/The site continues with fallback content\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByText('OCTOBER 25-26, 2025')).toBeVisible();
  expect(document.getElementById('join')).toBeInTheDocument();
});
