import { act, screen, waitFor, within } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import {
  asset,
  categoryDocument,
  eventDocument,
  paragraphs,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';
import { asksFor } from '../support/asksFor.ts';

const panel = categoryDocument('Panel', { type: 'schedule' });
const concert = categoryDocument('Concert', { type: 'schedule' });
const food = categoryDocument('Food', { type: 'place' });
/** A venue that sells nothing: the marketplace hides it, the schedule must not. */
const stage = placeDocument('Sodium Stage', { locationName: 'Sodium Stage, Hall D', status: 'inactive' });
const booth = placeDocument('Nova', { locationName: 'Hall A, Booth 1' });

const performer = (name: string, status = 'active'): StoredDocument => ({
  ...placeDocument(name, { status, locationName: undefined }),
  _id: `performer-${name}`,
  _type: 'performer',
});
const sol = performer('Imara Sol', 'featured');
const choir = performer('Night Ferry Choir');
const secret = performer('Secret Guest', 'inactive');

const lightsOn = scheduleEventDocument('Lights On', {
  startsAt: '2025-10-25T18:00:00Z',
  endsAt: '2025-10-25T18:15:00Z',
  eventPlace: [referenceTo(stage)],
  eventPerformer: [referenceTo(choir), referenceTo(secret)],
  categories: [referenceTo(concert)],
  image: asset('/media/image/upload/lights.jpg'),
  mediaCaption: 'The lamps of hall D',
  description: paragraphs('Be inside by 10:59.', '', 'Bring a lamp.'),
  buttonLabel: 'Save a seat',
  buttonURL: 'tickets.example/lights-on',
});
const lateGlow = scheduleEventDocument('Late Glow', {
  startsAt: '2025-10-26T06:30:00Z',
  endsAt: '2025-10-26T08:30:00Z',
  eventPlace: [referenceTo(stage)],
  categories: [referenceTo(concert)],
});
const signing = scheduleEventDocument('Signing with Sol', {
  startsAt: '2025-10-26T18:30:00Z',
  endsAt: '2025-10-26T20:00:00Z',
  eventPlace: [referenceTo(booth)],
  eventPerformer: [referenceTo(sol)],
  categories: [referenceTo(panel), referenceTo(food)],
});
const FAIR: StoredDocument[] = [
  eventDocument(),
  ...[panel, concert, food, stage, booth, sol, choir, secret],
  ...[signing, lateGlow, lightsOn],
];

/** The texts of the schedule's rows, after all of them are mounted. */
async function rows(): Promise<string[]> {
  await screen.findByText(/^Showing/);
  act(() => mockAllIsIntersecting(true));
  const list = screen.getByRole('region', { name: 'events' });
  return within(list)
    .queryAllByRole('listitem')
    .filter((item) => !item.closest('[aria-label="Chosen filters"]'))
    .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim());
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
const status = (text: RegExp | string) => screen.findByText(text);

const isSchedule = asksFor('scheduleEvent');

describe('the timetable', () => {
  test('shows that it is loading', async () => {
    const { failWith, router } = await openScreen('/not-a-page', FAIR);
    failWith((query) => (isSchedule(query) ? new Promise<Response>(() => undefined) : undefined));
    await act(() => router.navigate('/schedule'));
    expect(await screen.findByText('Loading Schedule')).toBeVisible();
    expect(
      screen.getByText(/Please wait while we fetch the latest schedule information\.\.\./),
    ).toBeVisible();
    takeConsole();
  });

  test('shows the events by day and hour in Las Vegas', async () => {
    await openScreen('/schedule', FAIR);
    expect(await status('Showing 3 of 3 events')).toBeVisible();
    expect(await rows()).toEqual([
      '11:00 AM – 11:15 AM Sat · 15 min Lights On Sodium Stage, Hall D Concert Night Ferry Choir, Secret Guest',
      '11:30 PM – 1:30 AM (Sun) Sat · 2h 0m Late Glow Sodium Stage, Hall D Concert',
      '11:30 AM – 1:00 PM Sun · 1h 30m Signing with Sol Nova, Hall A, Booth 1 Panel Imara Sol',
    ]);
    expect(headings(1)).toEqual(['Schedule']);
    expect(headings(2)).toEqual(['Saturday, October 25', 'Sunday, October 26']);
    expect(headings(3)).toEqual(['11 AM', '11 PM', '11 AM']);
    expect(screen.getByText('All times are Las Vegas time.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Schedule - Test Fair 2025'));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringContaining('Test Fair'),
    );
  });

  test('a row is a link with the picture, a machine-readable time, and a fallback', async () => {
    await openScreen('/schedule', FAIR);
    await rows();
    const row = screen.getByRole('link', { name: /Lights On/ });
    expect(row).toHaveAttribute('href', '/schedule/lights-on');
    expect(row.querySelector('time')).toHaveAttribute('datetime', '2025-10-25T18:00Z');
    expect(within(row).getByRole('presentation').getAttribute('src')).toContain('lights.jpg');
    const plain = screen.getByRole('link', { name: /Late Glow/ });
    expect(within(plain).getByRole('presentation')).toHaveAttribute('src', '/placeholder.svg');
  });

  test('without any picture no space is reserved for pictures', async () => {
    await openScreen(
      '/schedule',
      FAIR.filter((document) => document !== lightsOn),
    );
    expect(await rows()).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'events' }).querySelector('img')).toBeNull();
  });

  test('each day has an address, with the other filters', async () => {
    await openScreen('/schedule?q=a&utm_source=mail', FAIR);
    await rows();
    const links = screen.getAllByRole('tab').map((tab) => tab.getAttribute('href'));
    expect(links).toEqual(['/schedule?q=a', '/schedule?day=sat&q=a', '/schedule?day=sun&q=a']);
  });

  test('unusual times and places are shown in a readable form', async () => {
    const at = (title: string, fields: object) => scheduleEventDocument(title, fields);
    await openScreen('/schedule', [
      eventDocument(),
      at('1 no end', { endsAt: undefined }),
      at('2 ends at start', { endsAt: '2025-10-25T18:00:00Z' }),
      at('3 ends before', { endsAt: '2025-10-25T17:00:00Z' }),
      at('4 bad end', { endsAt: 'Invalid Date' }),
      at('5 wall clock', { startsAt: '2025-10-25T11:00:00', endsAt: '2025-10-25T12:00' }),
      at('6 bad start', { startsAt: 'soon' }),
      at('7 no start', { startsAt: null }),
      at('8 dangling', {
        startsAt: '2025-10-25T19:00:00Z',
        endsAt: '2025-10-25T19:59:00Z',
        eventPlace: [{ _type: 'reference', _ref: 'nowhere' }],
        eventPerformer: [{ _type: 'reference', _ref: 'nobody' }],
        categories: 7,
      }),
      at('9 no address', { startsAt: '2025-10-25T20:00:00Z', alias: { current: '..' } }),
    ]);
    const texts = await rows();
    expect(texts).toEqual([
      // Stored in another format, and therefore sorted before the query's other events at the same time.
      '11:00 AM – 12:00 PM Sat · 1h 0m 5 wall clock Location TBD',
      '11:00 AM Sat 1 no end Location TBD',
      '11:00 AM Sat 2 ends at start Location TBD',
      '11:00 AM Sat 3 ends before Location TBD',
      '11:00 AM Sat 4 bad end Location TBD',
      '12:00 PM – 12:59 PM Sat · 59 min 8 dangling Location TBD',
      '1:00 PM Sat 9 no address Location TBD',
      'TBD 6 bad start Location TBD',
      'TBD 7 no start Location TBD',
    ]);
    expect(headings(2)).toEqual(['Saturday, October 25', 'Date TBD']);
    expect(document.body.textContent).not.toMatch(/Invalid Date|NaN|undefined|-\d+ min/);
    expect(screen.queryByRole('link', { name: /no address/ })).toBeNull();
    expect(takeConsole()).toEqual(
      ['categories', 'eventPlace', 'eventPerformer'].map((field) =>
        expect.stringContaining(`"${field}" cannot be read`),
      ),
    );
  });

  test('hidden events, drafts and events of other festivals are not shown; a malformed one is left out and logged', async () => {
    await openScreen('/schedule', [
      eventDocument(),
      scheduleEventDocument('Shown'),
      scheduleEventDocument('Canceled', { status: 'canceled' }),
      scheduleEventDocument('Elsewhere', { eventInstance: { _type: 'reference', _ref: 'festival-2024' } }),
      { ...scheduleEventDocument('Draft'), _id: 'drafts.session-draft' },
      { ...scheduleEventDocument('Bad'), title: 7 },
    ]);
    expect(await rows()).toEqual(['11:00 AM – 11:45 AM Sat · 45 min Shown Location TBD']);
    expect(takeConsole()).toEqual([expect.stringContaining('session-bad')]);
  });

  test('a performer without a name has the artist’s name', async () => {
    const artist: StoredDocument = { ...placeDocument('Imara Sol'), _id: 'artist-1', _type: 'artist' };
    const unnamed = { ...performer('x'), name: undefined, artistReference: referenceTo(artist) };
    await openScreen('/schedule', [
      eventDocument(),
      artist,
      unnamed,
      scheduleEventDocument('Talk', { eventPerformer: [referenceTo(unnamed)] }),
    ]);
    expect(await rows()).toEqual(['11:00 AM – 11:45 AM Sat · 45 min Talk Location TBD Imara Sol']);
  });

  test('only rows near the window are in the document, and all of them are printed', async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      scheduleEventDocument(`Event ${index}`, {
        startsAt: new Date(Date.UTC(2025, 9, 25, 18, index)).toISOString(),
      }),
    );
    await openScreen('/schedule', [eventDocument(), ...many]);
    await status('Showing 200 of 200 events');
    const count = () => screen.queryAllByRole('link', { name: /Event \d+/ }).length;
    expect(count()).toBeGreaterThan(7);
    expect(count()).toBeLessThan(50);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(count()).toBe(200);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(count()).toBeLessThan(50);
  });
});

describe('filters', () => {
  test('day tabs: arrow keys move and select, the address follows, and the tabs are one tab stop', async () => {
    const { user, address } = await openScreen('/schedule', FAIR);
    await rows();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All Days',
      'Saturday Oct 25',
      'Sunday Oct 26',
    ]);
    const all = screen.getByRole('tab', { name: 'All Days' });
    expect(all).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Sunday Oct 26' }));
    expect(await status('Showing 1 of 3 events (filtered)')).toBeVisible();
    expect(address()).toBe('/schedule?day=sun');
    expect(screen.getByRole('tabpanel', { name: 'Sunday Oct 26' })).toBeVisible();

    await user.keyboard('{ArrowLeft}');
    const saturday = screen.getByRole('tab', { name: 'Saturday Oct 25' });
    expect(saturday).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/schedule?day=sat'));
    expect(await rows()).toHaveLength(2);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Home}{End}{ArrowRight}');
    expect(all).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/schedule'));
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Search events and performers...' })).toHaveFocus();
  });

  test('the events of another day come from its side', async () => {
    const { user } = await openScreen('/schedule', FAIR);
    await rows();
    const animate = jest.spyOn(Element.prototype, 'animate');
    for (const name of ['Sunday Oct 26', 'Saturday Oct 25']) {
      await user.click(screen.getByRole('tab', { name }));
      await waitFor(() => expect(screen.getByRole('tab', { name }).ariaSelected).toBe('true'));
    }
    await waitFor(() => expect(animate).toHaveBeenCalledTimes(2));
    expect(animate.mock.calls.map(([frames]) => frames)).toMatchObject([
      [{ translate: '16px' }, {}],
      [{ translate: '-16px' }, {}],
    ]);
  });

  test('search finds titles and performers, ignoring accents and case', async () => {
    const { user, address } = await openScreen('/schedule', FAIR);
    await rows();
    const box = screen.getByRole('textbox', { name: 'Search events and performers...' });
    expect(box).toHaveAttribute('placeholder', 'Search events and performers...');
    await user.type(box, 'FÉRRY');
    expect(await status('Showing 1 of 3 events (filtered)')).toBeVisible();
    expect((await rows())[0]).toContain('Lights On');
    await waitFor(() => expect(address()).toBe('/schedule?q=F%C3%89RRY'));
    await user.clear(box);
    await user.type(box, 'glow');
    expect((await rows())[0]).toContain('Late Glow');
  });

  describe('search finds more than the rows show', () => {
    const isTexts = (query: URLSearchParams) => query.get('query')?.includes('pt::text') ?? false;
    const box = () => screen.getByRole('textbox', { name: 'Search events and performers...' });

    test.each([
      ['sodium', 2, 'Lights On'],
      ['booth 1', 1, 'Signing with Sol'],
      ['PANEL', 1, 'Signing with Sol'],
      ['bring a lamp', 1, 'Lights On'],
    ])('for %p it finds %d', async (text, count, title) => {
      const { user } = await openScreen('/schedule', FAIR);
      await rows();
      await user.type(box(), text);
      expect(await status(`Showing ${count} of 3 events (filtered)`)).toBeVisible();
      expect((await rows())[0]).toContain(title);
    });

    test('descriptions are requested once, when the search box is focused', async () => {
      const { user, requests } = await openScreen('/schedule', FAIR);
      await rows();
      const requestCount = () => requests.filter(isTexts).length;
      expect(requestCount()).toBe(0);
      await user.click(box());
      await waitFor(() => expect(requestCount()).toBe(1));
      await user.keyboard('lamp');
      expect(await status('Showing 1 of 3 events (filtered)')).toBeVisible();
      expect(requestCount()).toBe(1);
    });

    test('while they are loading, the list does not say that nothing matches', async () => {
      const { user, failWith } = await openScreen('/schedule', FAIR);
      await rows();
      let release = () => {};
      const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
      failWith((query) => (isTexts(query) ? held : undefined));
      await user.type(box(), 'lamp');
      expect(await status('Showing 0 of 3 events (filtered)')).toBeVisible();
      expect(screen.queryByText('No events found')).toBeNull();
      release();
      expect(await status('Showing 1 of 3 events (filtered)')).toBeVisible();
    });

    test('if they cannot be loaded, the other texts are searched', async () => {
      const { user, failWith } = await openScreen('/schedule', FAIR);
      await rows();
      failWith((query) => (isTexts(query) ? new Response('{}', { status: 500 }) : undefined));
      await user.type(box(), 'lamp');
      expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible();
      await user.clear(box());
      await user.type(box(), 'sol');
      expect((await rows())[0]).toContain('Signing with Sol');
      takeConsole();
    });
  });

  test('locations and categories are those of the schedule, without categories of places', async () => {
    const { user, address } = await openScreen('/schedule', FAIR);
    await rows();
    const options = () =>
      within(screen.getByRole('list', { name: 'Location' }))
        .getAllByRole('checkbox')
        .map((box) => box.parentElement?.textContent);
    const location = screen.getByRole('button', { name: 'Location: All Locations' });
    await user.click(location);
    expect(options()).toEqual(['Hall A, Booth 1 (1)', 'Sodium Stage, Hall D (2)']);
    await user.click(screen.getByRole('checkbox', { name: 'Sodium Stage, Hall D (2)' }));
    expect(await status('Showing 2 of 3 events (filtered)')).toBeVisible();
    expect(address()).toBe('/schedule?location=sodium-stage%2C-hall-d');
    expect(location).toHaveAccessibleName('Location: Sodium Stage, Hall D');
    await user.click(screen.getByRole('checkbox', { name: 'Hall A, Booth 1 (1)' }));
    expect(await status('Showing 3 of 3 events (filtered)')).toBeVisible();
    expect(address()).toBe('/schedule?location=hall-a%2C-booth-1,sodium-stage%2C-hall-d');
    expect(location).toHaveAccessibleName('Location: Hall A, Booth 1 + 1');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(address()).toBe('/schedule');
    // Opening another list closes this one.
    await user.click(screen.getByRole('button', { name: 'Category: All Categories' }));
    expect(screen.queryByRole('checkbox', { name: 'Hall A, Booth 1 (1)' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Panel (1)' }));
    expect(await status('Showing 1 of 3 events (filtered)')).toBeVisible();
  });

  test('locations are counted under the other filters, and empty ones cannot be chosen', async () => {
    const { user } = await openScreen('/schedule?category=panel', FAIR);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Location: All Locations' }));
    const boxes = screen.getAllByRole('checkbox');
    const counts = boxes.map((box) => Number(/\((\d+)\)$/.exec(box.parentElement?.textContent ?? '')?.[1]));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(boxes.map((box) => !(box as HTMLInputElement).disabled)).toEqual(counts.map((count) => count > 0));
  });

  test('the list of a filter works by keyboard: arrows, space, and Escape, which keeps the filters', async () => {
    const { user, address, settled } = await openScreen('/schedule', FAIR);
    await rows();
    const button = screen.getByRole('button', { name: 'Category: All Categories' });
    act(() => button.focus());
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown} ');
    expect(screen.getByRole('checkbox', { name: 'Panel (1)' })).toHaveFocus();
    await waitFor(() => expect(address()).toContain('category=panel'));
    await status(/^Showing/);
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(address()).toContain('category=panel');
    await settled();
  });

  test('the compact view is in the address, and stays when filters are cleared', async () => {
    const { user, address } = await openScreen('/schedule?q=lights', FAIR);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Compact view' }));
    expect(address()).toBe('/schedule?q=lights&view=compact');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(address()).toBe('/schedule?view=compact'));
    expect(screen.getByRole('region', { name: 'events' }).querySelector('img')).toBeNull();
  });

  test('the hours of the shown days are links to their rows', async () => {
    await openScreen('/schedule', FAIR);
    await rows();
    const hours = within(screen.getByRole('navigation', { name: 'Hours' })).getAllByRole('link');
    expect(hours.map(({ textContent }) => textContent)).toEqual(['11 AM', '11 PM', '11 AM']);
    const target = hours[1]?.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).toHaveTextContent(/^11 PM.*Late Glow/);
  });

  test('a link with every parameter opens its list, and rows keep the parameters in their addresses', async () => {
    const address = '?day=sat&q=lights&location=sodium-stage%2C-hall-d&category=concert';
    await openScreen(`/schedule${address}`, FAIR);
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Lights On/ })).toHaveAttribute(
      'href',
      `/schedule/lights-on${address}`,
    );
    expect(screen.getByRole('button', { name: 'Location: Sodium Stage, Hall D' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Category: Concert' })).toBeVisible();
  });

  test('invalid parameters are corrected at once, and unknown keys as soon as the schedule is loaded', async () => {
    const { address } = await openScreen(
      '/schedule?day=mon&location=moon&category=panel&utm_source=mail',
      FAIR,
    );
    expect(await status('Showing 1 of 3 events (filtered)')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/schedule?category=panel&utm_source=mail'));
  });

  test('clearing keeps the day, and the empty state lists the filters and offers links', async () => {
    const { user, address } = await openScreen('/schedule?day=sun&q=zz&category=panel', FAIR);
    expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible();
    expect(screen.getByText('No events or performers contain “zz”.')).toBeVisible();
    expect(screen.getByText('Looked on Sunday Oct 26.')).toBeVisible();
    expect(await screen.findByText('Looked in the category “Panel”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    await waitFor(() => expect(address()).toBe('/schedule?day=sun'));
    expect(await rows()).toHaveLength(1);
  });

  test('a day without events links to all days', async () => {
    const { user, address } = await openScreen('/schedule?day=sun', [eventDocument(), lightsOn]);
    expect(await screen.findByText('Looked on Sunday Oct 26.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear All Filters' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show All Days' }));
    await waitFor(() => expect(address()).toBe('/schedule'));
    expect(await status('Showing 1 of 1 events')).toBeVisible();
  });

  test('Escape clears the filters, and Ctrl+F focuses the search box', async () => {
    const { user, address } = await openScreen('/schedule?q=glow', FAIR);
    await rows();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/schedule'));
    await user.keyboard('{Control>}f{/Control}');
    expect(screen.getByRole('textbox', { name: 'Search events and performers...' })).toHaveFocus();
  });

  test('a festival without a schedule says when there will be one', async () => {
    await openScreen('/schedule', [eventDocument()]);
    expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible();
    expect(screen.getByText('The schedule will be available closer to the festival.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Clear|Show/ })).toBeNull();
  });
});

describe('failures', () => {
  const refused = () => new Response('{"error":"no"}', { status: 500 });

  test.each([
    ['refuses', refused, /server error 500/],
    ['returns nothing', () => Response.json({ result: null, ms: 1 }), /not found/],
    ['returns no list', () => Response.json({ result: 'hello', ms: 1 }), /Invalid input/],
  ])(
    'if the service %s, the failure is shown within shell and footer, with a retry',
    async (_what, answer, why) => {
      const { user, failWith, router } = await openScreen('/not-a-page', FAIR);
      failWith((query) => (isSchedule(query) ? answer() : undefined));
      await act(() => router.navigate('/schedule?day=sat'));
      expect(await screen.findByRole('heading', { name: 'Failed to Load Schedule' })).toBeVisible();
      expect(screen.getByText('We could not load the schedule data. Please try again later.')).toBeVisible();
      expect(screen.getByText(why)).toBeInTheDocument();
      expect(screen.queryByText('No events found')).toBeNull();
      expect(screen.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
      expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(screen.getByRole('contentinfo')).toBeVisible();
      failWith(() => undefined);
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await status('Showing 2 of 3 events (filtered)')).toBeVisible();
      takeConsole();
    },
  );

  test('without the event document the schedule still works', async () => {
    await openScreen('/schedule', FAIR.slice(1));
    expect(await status('Showing 3 of 3 events')).toBeVisible();
    expect(document.title).toBe('Schedule');
  });
});

describe('the event dialog', () => {
  const details = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

  test('opens by its address over the list, with everything that is known', async () => {
    await openScreen('/schedule/lights-on?day=sat', FAIR);
    const dialog = await screen.findByRole('dialog', { name: 'Lights On' });
    expect(details(dialog)).toEqual([
      'Date: Saturday, October 25, 2025',
      'Time: 11:00 AM – 11:15 AM',
      'Duration: 15 min',
      'Location: Sodium Stage, Hall D',
      'Performers: Night Ferry ChoirSecret Guest',
    ]);
    expect(within(dialog).getByRole('img', { name: 'The lamps of hall D' })).toBeVisible();
    expect(within(dialog).getByText('Be inside by 10:59.')).toBeVisible();
    const button = within(dialog).getByRole('link', { name: 'Save a seat' });
    expect(button).toHaveAttribute('href', 'https://tickets.example/lights-on');
    expect(button).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(document.title).toBe('Lights On - Test Fair 2025'));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Be inside by 10:59.',
    );
  });

  test('a performer in the lineup is a link to the dialog over this event, and any other is a name', async () => {
    const { user, router } = await openScreen('/schedule/lights-on?day=sat', FAIR);
    const dialog = await screen.findByRole('dialog', { name: 'Lights On' });
    expect(within(dialog).queryByRole('link', { name: 'Secret Guest' })).toBeNull();
    const link = within(dialog).getByRole('link', { name: 'Night Ferry Choir' });
    expect(link).toHaveAttribute('href', '/schedule/lights-on/lineup/night-ferry-choir?day=sat');
    await user.click(link);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/schedule/lights-on/lineup/night-ferry-choir'),
    );
    // Closing the performer goes one step back.
    expect(router.state.location.state).toEqual({ fromList: true });
    takeConsole();
  });

  test('shows an event past midnight, one with few fields, and one whose button leads to a page of the site', async () => {
    const { router } = await openScreen('/schedule/late-glow', [
      ...FAIR,
      scheduleEventDocument('Bare', { startsAt: undefined, buttonURL: 'javascript:alert(1)' }),
      scheduleEventDocument('Inside', { buttonURL: '/lineup' }),
    ]);
    expect(details(await screen.findByRole('dialog', { name: 'Late Glow' }))).toEqual([
      'Date: Saturday, October 25, 2025',
      'Time: 11:30 PM – 1:30 AM (Sun)',
      'Duration: 2h 0m',
      'Location: Sodium Stage, Hall D',
    ]);
    await act(() => router.navigate('/schedule/bare'));
    const bare = await screen.findByRole('dialog', { name: 'Bare' });
    expect(details(bare)).toEqual(['Date: Date and time TBD', 'Location: Location TBD']);
    expect(within(bare).getByText('No image available')).toBeVisible();
    expect(within(bare).queryByRole('link')).toBeNull();
    await act(() => router.navigate('/schedule/inside'));
    const inside = within(await screen.findByRole('dialog', { name: 'Inside' }));
    const button = inside.getByRole('link', { name: 'Click Here' });
    expect(button).toHaveAttribute('href', '/lineup');
    expect(button).not.toHaveAttribute('target');
    expect(inside.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/calendar/event/inside.ics',
    );
  });

  test('a row opens it by Enter, and closing leads back to the row and the filters', async () => {
    const { user, address } = await openScreen('/schedule?day=sun', FAIR);
    await rows();
    const row = screen.getByRole('link', { name: /Signing with Sol/ });
    act(() => row.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Signing with Sol' });
    expect(address()).toBe('/schedule/signing-with-sol?day=sun');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(address()).toBe('/schedule?day=sun'));
    await waitFor(() => expect(row).toHaveFocus());
  });

  test('shows that it is loading', async () => {
    const { failWith, router } = await openScreen('/schedule', FAIR);
    await rows();
    failWith((query) => (query.has('$slug') ? new Promise<Response>(() => undefined) : undefined));
    await act(() => router.navigate('/schedule/lights-on'));
    expect(await screen.findByRole('dialog', { name: 'Loading event details...' })).toBeVisible();
  });

  test('an unknown slug shows the list, and the filters stay', async () => {
    const { address, router } = await openScreen('/schedule/nowhere?day=sun', FAIR);
    await waitFor(() => expect(address()).toBe('/schedule?day=sun'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await status('Showing 1 of 3 events (filtered)')).toBeVisible();
  });

  test('an event that cannot be read says so, stays, and can be retried', async () => {
    const { user, failWith, router, address } = await openScreen('/schedule', FAIR);
    await rows();
    failWith((query) => (query.has('$slug') ? new Response('{}', { status: 500 }) : undefined));
    await act(() => router.navigate('/schedule/lights-on'));
    const failed = await screen.findByRole('dialog', { name: 'Failed to Load Schedule' });
    expect(within(failed).getByRole('alert')).toHaveTextContent(
      'We could not load the schedule data. Please try again later.',
    );
    expect(address()).toBe('/schedule/lights-on');
    failWith(() => undefined);
    await user.click(within(failed).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('dialog', { name: 'Lights On' })).toBeVisible();
    takeConsole();
  });

  test('of two events with one address both are listed, and the older one opens', async () => {
    const twin = (title: string, _createdAt: string) => ({
      ...scheduleEventDocument(title, { alias: { current: 'twin' } }),
      _createdAt,
    });
    await openScreen('/schedule/twin', [
      eventDocument(),
      twin('Another', '2025-06-02T00:00:00Z'),
      twin('One', '2025-06-01T00:00:00Z'),
    ]);
    expect(await screen.findByRole('dialog', { name: 'One' })).toBeVisible();
    expect(await screen.findByText('Showing 2 of 2 events')).toBeInTheDocument();
    expect(takeConsole()).toEqual([expect.stringContaining('Several documents have the alias "twin"')]);
  });
});
