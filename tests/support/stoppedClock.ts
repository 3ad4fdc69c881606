import { setImmediate as turn, setTimeout as realPause } from 'node:timers/promises';

/** Milliseconds of real time. */
const TIMEOUT_MS = 5000;
/** Real milliseconds in which a loopback request arrives and its response is read. */
const SOCKET_TIME = 10;
/** Retry delays have up to a fifth of jitter. */
const JITTER = 0.2;

/** Fake timers for the code under test; sockets run in real time. */
export interface StoppedClock {
  /** Waits until the code under test starts a timer of this many milliseconds, or up to a fifth more. */
  pauseOf(milliseconds: number): Promise<void>;
  /** Advances the time, then lets the requests that this causes arrive. */
  pass(milliseconds: number): Promise<void>;
  /**
   * Waits for these timers one after the other. It stops one millisecond before each may fire, and then lets it fire.
   * So a request that is sent too early has an earlier time than one sent after the delay.
   */
  sitOut(...pauses: number[]): Promise<void>;
}

/** Fakes `setTimeout` and `Date` in every test of the file, at a full second. */
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
      if (performance.now() > deadline) throw new Error(`No code has started a timer of ${milliseconds} ms.`);
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
