import { createSingleFlight } from '#server/http/singleFlight.ts';

/** Work that the test completes, and that records its abort. */
function setUp() {
  const share = createSingleFlight<string>();
  const signals: AbortSignal[] = [];
  let finish: (text: string) => void = () => {};
  const work = jest.fn((signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { share, work, signals, finish: (text: string) => finish(text) };
}

test('concurrent callers share the work, and later ones start it again', async () => {
  const { share, work, finish } = setUp();
  const both = [share('a', work), share('a', work)];
  finish('first');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  const later = share('a', work);
  finish('second');
  expect(await later).toBe('second');
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failure is shared and not cached', async () => {
  const { share } = setUp();
  const failing = () => Promise.reject(new Error('torn'));
  await expect(Promise.all([share('a', failing), share('a', failing)])).rejects.toThrow('torn');
  expect(await share('a', async () => 'fine')).toBe('fine');
});

test('the work continues while one caller waits, and is aborted with the last', async () => {
  const { share, work, signals } = setUp();
  const [one, other] = [new AbortController(), new AbortController()];
  const calls = [share('a', work, one.signal), share('a', work, other.signal)];
  one.abort(new Error('gone'));
  expect(signals[0]?.aborted).toBe(false);
  other.abort(new Error('gone'));
  expect(signals[0]?.aborted).toBe(true);
  for (const left of calls) await expect(left).rejects.toThrow('gone');
});

test('a caller after the abort starts it again', async () => {
  const { share, work, finish } = setUp();
  const leaver = new AbortController();
  const left = share('a', work, leaver.signal);
  leaver.abort(new Error('gone'));
  const next = share('a', work);
  await expect(left).rejects.toThrow('gone');
  finish('done');
  expect(await next).toBe('done');
});
