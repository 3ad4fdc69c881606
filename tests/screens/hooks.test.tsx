import { Suspense, use } from 'react';
import { act, render, renderHook, screen } from '@testing-library/react';
import { useBriefLag } from '#hooks/useBriefLag.ts';
import { useDelayed } from '#hooks/useDelayed.ts';

describe('useDelayed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function open(active: boolean, turn = 0) {
    const callback = jest.fn();
    const { rerender, unmount } = renderHook(
      (props: { active: boolean; turn: number }) => useDelayed(props.active, 500, callback, props.turn),
      { initialProps: { active, turn } },
    );
    return { callback, rerender, unmount };
  }

  test('calls once after the delay', () => {
    const { callback } = open(true);
    jest.advanceTimersByTime(499);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('does not call if it becomes inactive or unmounts before', () => {
    const stopped = open(true);
    stopped.rerender({ active: false, turn: 0 });
    const unmounted = open(true);
    unmounted.unmount();
    jest.advanceTimersByTime(5000);
    expect(stopped.callback).not.toHaveBeenCalled();
    expect(unmounted.callback).not.toHaveBeenCalled();
  });

  test('restarts the delay for the next turn, even if it stayed active', () => {
    const { callback, rerender } = open(true);
    jest.advanceTimersByTime(500);
    rerender({ active: true, turn: 50 });
    jest.advanceTimersByTime(500);
    expect(callback).toHaveBeenCalledTimes(2);
  });
});

describe('useBriefLag', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const never = new Promise<string>(() => undefined);

  /** A list whose rendering takes as long as the test wants. */
  function List({ search }: { search: string }) {
    return search === 'slow' ? use(never) : search;
  }

  function Screen({ search }: { search: string }) {
    return (
      <Suspense fallback="Loading">
        <p>
          <List search={useBriefLag(search)} />
        </p>
      </Suspense>
    );
  }

  test('the last result stays for a moment, then the next one is no longer put off', async () => {
    const { rerender } = render(<Screen search="a" />);
    rerender(<Screen search="b" />);
    expect(screen.getByText('b')).toBeVisible();
    await act(async () => rerender(<Screen search="slow" />));
    await act(() => jest.advanceTimersByTimeAsync(99));
    expect(screen.getByText('b')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Loading')).toBeVisible();
    await act(async () => rerender(<Screen search="c" />));
    expect(screen.getByText('c')).toBeVisible();
  });
});
