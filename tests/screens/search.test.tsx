import { act, screen, waitFor, within } from '@testing-library/react';
import { injectDeferred } from '#app/injectDeferred.ts';
import { minutePassed } from '#features/clock/clockSlice.ts';
import {
  asset,
  categoryDocument,
  eventDocument,
  faqDocument,
  mapDocument,
  navigationDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  postDocument,
  referenceTo,
  scheduleEventDocument,
  staticPageDocument,
} from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';

const food = categoryDocument('Food');
const toys = categoryDocument('Toys');
const news = categoryDocument('Shows', { type: 'feed' });
const FAIR = [
  eventDocument(),
  food,
  toys,
  news,
  placeDocument('Denki Dolls', { locationName: 'Hall A, Booth 12', categories: [referenceTo(toys)] }),
  placeDocument('Noodle & Nap', { locationName: 'Hall B, Booth 7', categories: [referenceTo(food)] }),
  placeDocument('Zebra Toys', { categories: [referenceTo(toys)] }),
  performerDocument('Denki Band'),
  scheduleEventDocument('Denki Night', { startsAt: '2025-10-25T18:00:00Z' }),
  postDocument('Denki Dolls arrive', { alias: { current: 'denki-arrives' }, priority: 'high' }),
  staticPageDocument('denki-rules', { title: 'Denki rules' }),
  faqDocument('Denki', [{ question: 'Where is Denki?', answer: paragraphs('Here.') }]),
];

const box = () => screen.findByRole('textbox', { name: 'Search everything' });
const combobox = () => screen.findByRole('combobox', { name: 'Search everything' });
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

beforeEach(() => window.localStorage.clear());

describe('the search screen', () => {
  test('Ctrl+F focuses its field', async () => {
    const { user } = await openScreen('/search', FAIR);
    const field = await box();
    await user.keyboard('{Control>}f{/Control}');
    expect(field).toHaveFocus();
  });

  test('groups its results by kind, as links to their addresses', async () => {
    const { user, address } = await openScreen('/search', FAIR);
    await user.type(await box(), 'denki');
    expect(await screen.findByText('6 results for “denki”')).toBeVisible();
    const hrefs = within(screen.getByRole('main'))
      .getAllByRole('link', { name: /denki/i })
      .map((link) => link.getAttribute('href'));
    expect(hrefs.sort()).toEqual([
      '/denki-rules',
      '/faq#where-is-denki',
      '/feed?post=denki-arrives',
      '/lineup/denki-band',
      '/marketplace/denki-dolls',
      '/schedule/denki-night',
    ]);
    await waitFor(() => expect(address()).toBe('/search?q=denki'));
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('opens an address with its text, and finds a booth', async () => {
    await openScreen('/search?q=a12', FAIR);
    expect(await screen.findByRole('link', { name: /Denki Dolls/ })).toBeVisible();
    expect(await box()).toHaveValue('a12');
  });

  test('a link to a question leads to the question', async () => {
    const { user } = await openScreen('/search?q=where', FAIR);
    await user.click(await screen.findByRole('link', { name: /Where is Denki/ }));
    expect(await screen.findByText('Here.')).toBeVisible();
    expect(document.getElementById('where-is-denki')).toHaveTextContent('Where is Denki?');
  });

  test('offers similar names if nothing is found', async () => {
    const { user } = await openScreen('/search?q=denki+unicorn', FAIR);
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    const [similar] = screen.getAllByRole('link', { name: /^Denki/ });
    await user.click(similar as HTMLElement);
    expect(await screen.findByText(/results? for “Denki/)).toBeVisible();
  });

  test('a suggested question has only its own question mark', async () => {
    await openScreen('/search?q=where+unicorn', FAIR);
    const suggestion = await screen.findByRole('link', { name: 'Where is Denki?' });
    expect(suggestion.closest('p')?.textContent).toBe('Did you mean: Where is Denki?');
  });

  test('shows a failure, and can retry', async () => {
    const { user, failWith } = await openScreen('/search', FAIR);
    failWith((query) =>
      query.get('query')?.startsWith('{"event": ') ? new Response('{}', { status: 400 }) : undefined,
    );
    await user.type(await box(), 'denki');
    expect(await screen.findByRole('heading', { name: 'Search failed' })).toBeVisible();
    failWith(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('6 results for “denki”')).toBeVisible();
    takeConsole();
  });

  test('remembers searches, until the visitor removes them', async () => {
    const { user } = await openScreen('/search', FAIR);
    await user.type(await box(), 'denki{Enter}');
    await user.clear(await box());
    await user.click(await screen.findByRole('link', { name: 'denki' }));
    expect(await screen.findByText('6 results for “denki”')).toBeVisible();
    await user.clear(await box());
    await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('link', { name: 'denki' })).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  test('requests names and descriptions once, and only when something is typed', async () => {
    const { user, requests } = await openScreen('/search', FAIR);
    const requestCount = () =>
      requests.filter((query) => query.get('query')?.startsWith('{"event": ')).length;
    expect(requestCount()).toBe(0);
    await user.type(await box(), 'denki dolls');
    expect(await screen.findByText(/results for “denki dolls”/)).toBeVisible();
    // The names and the descriptions.
    await waitFor(() => expect(requestCount()).toBe(2));
    await user.type(await box(), ' arrive');
    expect(await screen.findByText(/result for “denki dolls arrive”/)).toBeVisible();
    expect(requestCount()).toBe(2);
  });
});

describe('beyond names', () => {
  const stage = placeDocument('Main Stage', { status: 'inactive', locationName: 'Main Stage, Hall C' });
  const WIDE = [
    eventDocument({ startDate: '2025-10-25', endDate: '2025-10-26' }),
    navigationDocument('home', [
      { menuLabel: 'Where to sleep', internalMenuItem: '/hotel-info' },
      { menuLabel: 'Tickets', url: 'https://tickets.example/weekend' },
    ]),
    food,
    stage,
    placeDocument('Vegan Vera', { locationName: 'Hall B, Booth 7', categories: [referenceTo(food)] }),
    placeDocument('Noodle Nap', {
      locationName: undefined,
      categories: [referenceTo(food)],
      description: paragraphs('Dumplings by the basket.', 'Fully vegan, and open until the doors close.'),
      social_links: { instagramUrl: 'https://www.instagram.com/nap.official' },
      image: asset('/media/image/upload/nap.png'),
    }),
    scheduleEventDocument('First Drop: The Las Vegas Pairs', { eventPlace: [referenceTo(stage)] }),
    mapDocument('Hall B', {
      alias: { current: 'hall-b' },
      booths: [
        { label: 'Booth 9', place: { _ref: 'place-noodle-nap' }, x: 1, y: 1, width: 1, height: 1 },
        { label: 'Booth 10', x: 2, y: 1, width: 1, height: 1 },
        { label: 'Quiet Room', x: 3, y: 1, width: 1, height: 1 },
      ],
      points: [
        { kind: 'toilet', x: 1, y: 1 },
        { kind: 'toilet', x: 2, y: 1 },
        { kind: 'first-aid', label: 'Nurse', x: 3, y: 1 },
      ],
    }),
  ];
  const links = () => within(screen.getByRole('main')).getAllByRole('link');
  const firstLink = async (text: string) => {
    await openScreen(`/search?q=${text}`, WIDE);
    await screen.findByText(/^\d+ results? for/);
    return links()[0];
  };

  test('descriptions complete what names have found, which stays first', async () => {
    const { user, failWith } = await openScreen('/search', WIDE);
    let release = () => {};
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    failWith((query) => (query.get('query')?.includes('pt::text') ? held : undefined));
    await user.type(await box(), 'vegan');
    expect(await screen.findByText('1 result for “vegan”')).toBeVisible();
    expect(links()[0]).toHaveTextContent(/^Vegan Vera/);
    act(release);
    expect(await screen.findByText('2 results for “vegan”')).toBeVisible();
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'Vegan VeraHall B, Booth 7',
      // Its booth is that of the map.
      'Noodle NapHall B, Booth 9… by the basket. Fully vegan, and open until the doors close.',
    ]);
    expect(screen.queryByText(/Las Vegas/)).toBeNull();
  });

  test('if descriptions cannot be loaded, names are found, even with wrong letters', async () => {
    const { failWith, user } = await openScreen('/search', WIDE);
    failWith((query) =>
      query.get('query')?.includes('pt::text') ? new Response('{}', { status: 400 }) : undefined,
    );
    await user.type(await box(), 'vera');
    expect(await screen.findByText('1 result for “vera”')).toBeVisible();
    await user.clear(await box());
    await user.type(await box(), 'noodel');
    expect(await screen.findByText('1 result for “noodel”')).toBeVisible();
    takeConsole();
  });

  test.each([
    ['sleep', '/hotel-info'],
    ['tickets', 'https://tickets.example/weekend'],
    ['food', '/marketplace/category/food'],
    ['main+stage', '/schedule?location=main-stage%2C-hall-c'],
    ['hall+b', '/map?map=hall-b'],
    ['b7', '/marketplace/vegan-vera'],
    ['b9', '/marketplace/noodle-nap'],
    ['b10', '/map?map=hall-b&booth=Booth+10'],
    ['quiet', '/map?map=hall-b&booth=Quiet+Room'],
    ['toilet', '/map?map=hall-b&points=toilet'],
    ['wc', '/map?map=hall-b&points=toilet'],
    ['first+aid', '/map?map=hall-b&points=first-aid'],
    ['@nap.official', '/marketplace/noodle-nap'],
  ])('%s leads to %s', async (text, href) => {
    expect(await firstLink(text)).toHaveAttribute('href', href);
  });

  test('a kind of points on maps is one result, with how many there are and where', async () => {
    await firstLink('toilets');
    expect(links().map(({ textContent }) => textContent)).toEqual(['Toilets2 · Hall B']);
  });

  test('a result has a small picture that is loaded late, or a pattern', async () => {
    await firstLink('vegan');
    await screen.findByText('2 results for “vegan”');
    const [without, withPicture] = links();
    const picture = withPicture?.querySelector('img');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '96');
    expect(without?.querySelector('img')).toBeNull();
    expect(without?.querySelector('[data-pattern]')).not.toBeNull();
  });

  test('before a visitor types, categories are offered, and during the festival what is on', async () => {
    const { store } = await openScreen('/search', WIDE);
    expect(await screen.findByRole('heading', { name: 'Popular categories' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Food/ })).toHaveTextContent('Food2 vendors');
    expect(screen.queryByRole('heading', { name: 'On now' })).toBeNull();
    const setTime = (time: string) =>
      act(() => {
        injectDeferred();
        store.dispatch(minutePassed(Date.parse(time)));
      });
    setTime('2025-10-24T18:30:00Z');
    expect(screen.queryByRole('heading', { name: 'On now' })).toBeNull();
    setTime('2025-10-25T18:30:00Z');
    expect(await screen.findByRole('heading', { name: 'On now' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^First Drop/ })).toHaveAttribute(
      'href',
      '/schedule/first-drop:-the-las-vegas-pairs',
    );
    setTime('2025-10-25T19:30:00Z');
    expect(screen.queryByRole('heading', { name: 'On now' })).toBeNull();
  });

  test('the dialog offers the same, for the arrow keys', async () => {
    const { user, openSearch, address } = await openScreen('/marketplace', WIDE);
    openSearch();
    await user.keyboard('{Control>}k{/Control}');
    await combobox();
    expect(await screen.findByRole('option', { name: /^Food/ })).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/marketplace/category/food'));
  });

  test('an empty list offers what its descriptions say', async () => {
    await openScreen('/marketplace?q=dumplings', WIDE);
    const described = await screen.findByRole('navigation', { name: 'Matches beyond names' });
    expect(within(described).getByRole('link', { name: /^Noodle Nap/ })).toHaveAttribute(
      'href',
      '/marketplace/noodle-nap',
    );
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });
});

test('counts what was typed, once, and not the beginnings of words', async () => {
  const { user, telemetry } = await openScreen('/search', FAIR);
  await user.type(await box(), 'denki dolls');
  await waitFor(() => expect(telemetry.search).toHaveBeenCalled(), { timeout: 4000 });
  expect(telemetry.search.mock.calls).toEqual([['denki dolls']]);
});

describe('the dialog', () => {
  test('opens by a key, can be used by keys only, and Escape returns the focus', async () => {
    const { user, openSearch, address, settled } = await openScreen('/marketplace?letter=Z', FAIR);
    openSearch();
    await settled();
    const before = await screen.findByRole('textbox', { name: /search/i });
    before.focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(await combobox()).toHaveFocus();
    await user.keyboard('denki do');
    await waitFor(() => expect(chosen()).toMatch('Denki Dolls'));
    const input = await combobox();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Denki Dolls',
    );
    const options = screen.getAllByRole('option');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(options[1]?.textContent);
    await user.keyboard('{End}');
    expect(chosen()).toBe('See all 2 results');
    await user.keyboard('{Home}{ArrowUp}');
    expect(chosen()).toBe('See all 2 results');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull());
    expect(before).toHaveFocus();
    expect(address()).toBe('/marketplace?letter=Z');
  });

  test('Enter opens the chosen result instead of the dialog', async () => {
    const { user, openSearch, router, address } = await openScreen('/marketplace', FAIR);
    openSearch();
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await user.type(await combobox(), 'noodel');
    await waitFor(() => expect(chosen()).toMatch('Noodle'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/marketplace/noodle-&-nap'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/marketplace');
    expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull();
  });

  test('all results are on the search screen, with the typed text', async () => {
    const { user, openSearch, address } = await openScreen('/marketplace', FAIR);
    openSearch();
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(await combobox(), 'denki');
    await waitFor(() => expect(chosen()).toMatch('Denki'));
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=denki'));
    expect(await screen.findByRole('textbox', { name: 'Search everything' })).toHaveValue('denki');
    await user.keyboard('{Control>}k{/Control}');
    expect(await box()).toHaveFocus();
  });

  test('Back closes it', async () => {
    const { user, openSearch, router } = await openScreen('/marketplace', FAIR);
    openSearch();
    await user.keyboard('{Control>}k{/Control}');
    await combobox();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull());
  });
});

describe('suggestions if filters match nothing', () => {
  test('a letter without places of the category offers other categories, and one filter less', async () => {
    const { user, address } = await openScreen('/marketplace/category/food?letter=Z', FAIR);
    const others = await screen.findByRole('navigation', { name: 'Other categories with matches' });
    expect(within(others).getByRole('link', { name: 'Toys (1)' })).toHaveAttribute(
      'href',
      '/marketplace/category/toys?letter=Z',
    );
    const fewer = screen.getByRole('navigation', { name: 'With fewer filters' });
    expect(within(fewer).getByRole('link', { name: 'Without the letter “Z” (1)' })).toBeVisible();
    await user.click(within(fewer).getByRole('link', { name: 'In all categories (1)' }));
    expect(await screen.findByRole('link', { name: /Zebra Toys/ })).toBeVisible();
    expect(address()).toBe('/marketplace?letter=Z');
  });

  test('a name with a wrong letter offers the nearest spelling, and other documents with that name', async () => {
    const { user } = await openScreen('/lineup?q=denkie', FAIR);
    const elsewhere = await screen.findByRole('navigation', { name: 'Matches elsewhere' });
    expect(within(elsewhere).getAllByRole('link')[0]).toHaveAttribute('href', '/marketplace/denki-dolls');
    const suggestion = screen.getByRole('link', { name: 'Denki Band' });
    expect(suggestion.closest('p')?.textContent).toBe('Did you mean: Denki Band');
    await user.click(suggestion);
    expect(await screen.findByText(/Showing 1 of 1 performers/)).toBeVisible();
  });

  test('the schedule and the feed offer their own suggestions', async () => {
    const { router } = await openScreen('/schedule?day=sun&q=denki', FAIR);
    const days = await screen.findByRole('navigation', { name: 'Other days' });
    expect(within(days).getByRole('link', { name: /Saturday.* \(1\)/ })).toHaveAttribute(
      'href',
      '/schedule?day=sat&q=denki',
    );
    await act(() => router.navigate('/feed?category=shows&priority=high'));
    const fewer = await screen.findByRole('navigation', { name: 'With fewer filters' });
    expect(within(fewer).getByRole('link', { name: 'In all categories (1)' })).toHaveAttribute(
      'href',
      '/feed?priority=high',
    );
  });
});
