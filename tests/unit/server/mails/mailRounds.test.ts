import { type MailRounds, startMailRounds } from '#server/mails/mailRounds.ts';

let rounds: MailRounds;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('there is a round soon after the start, soon after each request, and every minute', async () => {
  const work = jest.fn(() => Promise.resolve());
  rounds = startMailRounds(work);
  await pass(2);
  expect(work).toHaveBeenCalledTimes(1);
  rounds.soon();
  await pass(0.9);
  rounds.soon();
  await pass(0.2);
  expect(work).toHaveBeenCalledTimes(2);
  await pass(59);
  expect(work).toHaveBeenCalledTimes(2);
  await pass(60);
  expect(work).toHaveBeenCalledTimes(3);
  await rounds.close();
  rounds.soon();
  await pass(120);
  expect(work).toHaveBeenCalledTimes(3);
});

test('two rounds never run at the same time, and closing waits for the running one', async () => {
  const ends: (() => void)[] = [];
  const work = jest.fn((_signal: AbortSignal) => new Promise<void>((resolve) => ends.push(resolve)));
  rounds = startMailRounds(work);
  await pass(1);
  rounds.soon();
  await pass(120);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await pass(1);
  expect(work).toHaveBeenCalledTimes(2);
  let isClosed = false;
  const closing = rounds.close().then(() => (isClosed = true));
  await pass(1);
  expect([isClosed, work.mock.calls[1]?.[0].aborted]).toEqual([false, true]);
  ends[1]?.();
  await closing;
});

test('the same failure is logged once', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  rounds = startMailRounds(() => Promise.reject(new Error('The disk is full.')));
  await pass(300);
  expect(log.mock.calls).toEqual([['Mails could not be sent:', 'The disk is full.']]);
  await rounds.close();
});
