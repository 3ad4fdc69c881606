import { setImmediate as turn, setTimeout as realPause } from 'node:timers/promises';

/** How long a pause may take to come, in real milliseconds. */
const TIMEOUT_MS = 5000;
/** In this real time a request over loopback is there and its answer is read. Milliseconds. */
const SOCKET_TIME = 10;
/** What a pause may be longer than it should: retries spread themselves by a fifth. */
const JITTER = 0.2;

/** Time as the code under test sees it. Sockets live in real time all the while. */
export interface StoppedClock {
  /** Waits until the code under test has asked for a pause of so many milliseconds, or a fifth more. */
  pauseOf(milliseconds: number): Promise<void>;
  /** Lets so many milliseconds go by, then gives requests that this set off the time to arrive. */
  pass(milliseconds: number): Promise<void>;
  /**
   * Waits for these pauses in turn; stops one millisecond before each may end, then lets it end. A
   * request that goes out too early so bears an earlier time than one that goes out after the pause.
   */
  sitOut(...pauses: number[]): Promise<void>;
}

/** Stops `setTimeout` and `Date` in every test of the file that calls it, at a full second. */
export function useStoppedClock(): StoppedClock {
  let timeouts: jest.SpiedFunction<typeof setTimeout>;
  let seen: number;

  beforeEach(() => {
    jest.useFakeTimers({
      now: Date.parse('2025-10-25T18:00:00Z'),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
      ],
    });
    timeouts = jest.spyOn(globalThis, 'setTimeout');
    seen = 0;
  });

  afterEach(() => {
    timeouts.mockRestore();
    jest.useRealTimers();
  });

  async function pauseOf(milliseconds: number) {
    const deadline = performance.now() + TIMEOUT_MS;
    for (;;) {
      const index = timeouts.mock.calls.findIndex(
        ([, delay = 0], call) =>
          call >= seen && delay >= milliseconds && delay <= milliseconds * (1 + JITTER),
      );
      if (index >= 0) {
        seen = index + 1;
        return;
      }
      if (performance.now() > deadline) throw new Error(`Nothing asked for a pause of ${milliseconds} ms.`);
      await turn();
    }
  }

  async function pass(milliseconds: number) {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await realPause(SOCKET_TIME);
  }

  return {
    pauseOf,
    pass,
    async sitOut(...pauses) {
      for (const milliseconds of pauses) {
        await pauseOf(milliseconds);
        await pass(milliseconds - 1);
        await pass(milliseconds * JITTER + 1);
      }
    },
  };
}
