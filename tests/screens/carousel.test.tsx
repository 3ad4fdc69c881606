import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '#ui/carousel/Carousel.tsx';

const INTERVAL = 4500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Stubs the media query in jsdom. */
function prefer(motion: 'reduce' | 'no-preference') {
  const listeners = new Set<() => void>();
  let matches = motion === 'reduce';
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query.includes('reduced-motion') && matches;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return (next: 'reduce' | 'no-preference') =>
    act(() => {
      matches = next === 'reduce';
      for (const listener of [...listeners]) listener();
    });
}

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function open(settings: Partial<Parameters<typeof Carousel>[0]> = {}, count = 4) {
  const slides = Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    content: <img src={`/${index}.jpg`} alt={`Room ${index + 1}`} />,
  }));
  render(
    <>
      <Carousel
        label="Rooms"
        subject="pictures"
        slides={slides}
        interval={INTERVAL}
        showControls
        showIndicators
        {...settings}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  await pass(0);
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    carousel: screen.getByRole('region', { name: 'Rooms' }),
  };
}

const place = () => screen.getByText(/^\d of \d$/);
const button = (name: string) => screen.getByRole('button', { name });
/** The number of slides that it advances in a time without user input. */
async function turnsIn(milliseconds: number) {
  const at = () => Number(place().textContent?.split(' ')[0]);
  const before = at();
  await pass(milliseconds);
  return (at() - before + 4) % 4;
}

test('scrolls after each interval, in a loop', async () => {
  await open();
  expect(place()).toHaveTextContent('1 of 4');
  expect(await turnsIn(INTERVAL - 1)).toBe(0);
  expect(await turnsIn(1)).toBe(1);
  expect(await turnsIn(2 * INTERVAL)).toBe(2);
  expect(place()).toHaveTextContent('4 of 4');
  await pass(INTERVAL);
  expect(place()).toHaveTextContent('1 of 4');
});

test('uses the interval of the editor', async () => {
  await open({ interval: 2000 });
  expect(await turnsIn(1999)).toBe(0);
  expect(await turnsIn(1)).toBe(1);
});

/** Whether it is paused: a paused carousel is a polite live region. */
const isWaiting = () => place().getAttribute('aria-live') === 'polite';

async function expectRestOfThreeSeconds() {
  await pass(2999);
  expect(isWaiting()).toBe(true);
  await pass(1);
  expect(isWaiting()).toBe(false);
  expect(await turnsIn(INTERVAL - 1)).toBe(0);
  expect(await turnsIn(1)).toBe(1);
}

describe('pauses', () => {
  test('under the mouse, and then shows a slide for a full interval', async () => {
    const { carousel, user } = await open();
    await pass(INTERVAL - 1);
    await user.hover(carousel);
    expect(await turnsIn(10 * INTERVAL)).toBe(0);
    await user.unhover(carousel);
    expect(await turnsIn(INTERVAL - 1)).toBe(0);
    expect(await turnsIn(1)).toBe(1);
  });

  test('with keyboard focus inside, but not with the focus of a click', async () => {
    const { user } = await open();
    await user.tab();
    expect(button('Pause the pictures')).toHaveFocus();
    expect(await turnsIn(10 * INTERVAL)).toBe(0);
    await user.tab();
    expect(await turnsIn(10 * INTERVAL)).toBe(0);
    act(() => button('Elsewhere').focus());
    expect(await turnsIn(INTERVAL)).toBe(1);

    const next = button('Next');
    jest.spyOn(next, 'matches').mockReturnValue(false);
    act(() => next.focus());
    expect(await turnsIn(INTERVAL)).toBe(1);
  });

  test('while it is touched, and three seconds more', async () => {
    const { carousel, user } = await open();
    await user.pointer({ keys: '[TouchA>]', target: carousel });
    fireEvent.touchStart(carousel);
    expect(await turnsIn(10 * INTERVAL)).toBe(0);
    fireEvent.touchEnd(carousel);
    await expectRestOfThreeSeconds();
  });

  test('for three seconds after a manual change, counted from the last one', async () => {
    await open();
    fireEvent.click(button('Next'));
    expect(place()).toHaveTextContent('2 of 4');
    await pass(2999);
    fireEvent.click(button('Previous'));
    expect(place()).toHaveTextContent('1 of 4');
    await expectRestOfThreeSeconds();
  });

  test('in a hidden tab', async () => {
    await open();
    hideTab(true);
    expect(await turnsIn(10 * INTERVAL)).toBe(0);
    hideTab(false);
    expect(await turnsIn(INTERVAL)).toBe(1);
  });

  test('with reduced motion, as soon as it is set, and then has no pause button', async () => {
    const change = prefer('reduce');
    await open();
    expect(await turnsIn(10 * INTERVAL)).toBe(0);
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    change('no-preference');
    expect(button('Pause the pictures')).toBeVisible();
    expect(await turnsIn(INTERVAL)).toBe(1);
    change('reduce');
    expect(await turnsIn(10 * INTERVAL)).toBe(0);
  });

  test('after a visitor has stopped it, until it is started again, whatever the mouse does', async () => {
    const { carousel, user } = await open();
    await user.click(button('Pause the pictures'));
    await user.unhover(carousel);
    expect(await turnsIn(10 * INTERVAL)).toBe(0);
    fireEvent.click(button('Next'));
    expect(await turnsIn(10 * INTERVAL)).toBe(0);
    await user.click(button('Play the pictures'));
    // The mouse is still on the button that resumed it.
    expect(await turnsIn(INTERVAL)).toBe(1);
    expect(button('Pause the pictures')).toBeVisible();
  });
});

describe('manual control', () => {
  test('buttons and lines lead to every slide, and past both ends', async () => {
    const { user } = await open();
    await user.click(button('Previous'));
    expect(place()).toHaveTextContent('4 of 4');
    expect(button('Show 4 of 4')).toHaveAttribute('aria-current', 'true');
    await user.click(button('Next'));
    expect(place()).toHaveTextContent('1 of 4');
    await user.click(button('Show 3 of 4'));
    expect(place()).toHaveTextContent('3 of 4');
  });

  test('arrow keys work on all of its buttons', async () => {
    const { user } = await open();
    act(() => button('Show 2 of 4').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(place()).toHaveTextContent('3 of 4');
    await user.keyboard('{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}');
    expect(place()).toHaveTextContent('2 of 4');
  });
});

describe('for screen readers', () => {
  test('it is a carousel of numbered slides', async () => {
    const { carousel } = await open();
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = within(carousel).getAllByRole('group', { name: /^\d of 4$/ });
    expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(Array(4).fill('slide'));
    expect(within(carousel).getByRole('group', { name: '2 of 4' })).toContainElement(
      screen.getByRole('img', { name: 'Room 2' }),
    );
  });

  test('it announces slides only while it is paused', async () => {
    await open();
    expect(place()).toHaveAttribute('aria-live', 'off');
    fireEvent.click(button('Next'));
    expect(place()).toHaveAttribute('aria-live', 'polite');
    await pass(3000);
    expect(place()).toHaveAttribute('aria-live', 'off');
  });
});

test('a carousel without indicators shows none, and can still be stopped', async () => {
  await open({ showControls: false, showIndicators: false });
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(button('Pause the pictures')).toBeVisible();
  // Invisible, and still focusable.
  expect(button('Next').parentElement).toHaveAttribute('data-shown', 'false');
});

test('a carousel with one slide has no controls', async () => {
  const { carousel } = await open({}, 1);
  expect(within(carousel).queryByRole('button')).toBeNull();
  await pass(10 * INTERVAL);
  expect(screen.getByRole('img', { name: 'Room 1' })).toBeInTheDocument();
});
