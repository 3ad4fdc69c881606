import { BusyError, createWorkQueue } from '#server/http/workQueue.ts';

/** A queue with named work that the test completes. */
function setUp(limits: { maxRunning: number; maxWaiting: number }) {
  const queue = createWorkQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, options?: Parameters<typeof queue.run>[1]) =>
    queue.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, options);
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, run, end };
}

test('concurrency is limited, in order of arrival', async () => {
  const { begun, run, end } = setUp({ maxRunning: 2, maxWaiting: 9 });
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
  await end('');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('a failure frees its slot', async () => {
  const { queue } = setUp({ maxRunning: 1, maxWaiting: 9 });
  const failing = queue.run(() => Promise.reject(new Error('torn')));
  const next = queue.run(async () => 'fine');
  await expect(failing).rejects.toThrow('torn');
  expect(await next).toBe('fine');
});

test('row c6: lower cost runs first', async () => {
  const { begun, run, end } = setUp({ maxRunning: 1, maxWaiting: 9 });
  void run('running');
  void run('large', { cost: 30 });
  void run('small', { cost: 10 });
  void run('medium', { cost: 20 });
  void run('small too', { cost: 10 });
  const order = ['running', 'small', 'small too', 'medium', 'large'];
  await end('');
  for (const name of order) await end(name);
  expect(begun).toEqual(order);
});

test('rows c5 and c6: a full queue rejects the highest cost, and of equal cost the last', async () => {
  const { run, begun, end } = setUp({ maxRunning: 1, maxWaiting: 2 });
  void run('running');
  const large = run('large', { cost: 9 });
  void run('small', { cost: 1 });
  void run('smaller', { cost: 0 });
  await expect(large).rejects.toBeInstanceOf(BusyError);
  await expect(run('late', { cost: 1 })).rejects.toBeInstanceOf(BusyError);
  await end('running');
  await end('smaller');
  expect(begun).toEqual(['running', 'smaller', 'small']);
});

test('rows c5 and c6: aborted work never starts', async () => {
  const { run, begun, end } = setUp({ maxRunning: 1, maxWaiting: 9 });
  void run('running');
  const leaver = new AbortController();
  const left = run('left', { signal: leaver.signal });
  void run('next');
  leaver.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(run('too late', { signal: leaver.signal })).rejects.toThrow('gone');
  await end('running');
  expect(begun).toEqual(['running', 'next']);
});

test('row c18: one client has at most a fifth of the queue, running and waiting', async () => {
  const { run, begun, end } = setUp({ maxRunning: 2, maxWaiting: 8 });
  const greedy = { client: '192.0.2.1' };
  void run('one', greedy);
  void run('two', greedy);
  await expect(run('three', greedy)).rejects.toBeInstanceOf(BusyError);
  void run('other', { client: '192.0.2.2' });
  for (const name of ['a', 'b', 'c']) void run(name);
  await end('one');
  void run('again', greedy);
  for (const name of ['two', 'other', 'a', 'b', 'c']) await end(name);
  expect(begun).toEqual(['one', 'two', 'other', 'a', 'b', 'c', 'again']);
});

test('row c18: work that was aborted while it waited, or was rejected, counts for no client', async () => {
  const { run, begun, end } = setUp({ maxRunning: 1, maxWaiting: 4 });
  const client = '192.0.2.1';
  void run('running');
  const leaver = new AbortController();
  const left = run('left', { client, signal: leaver.signal });
  leaver.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const costly = run('costly', { client, cost: 9 });
  for (const name of ['a', 'b', 'c', 'd']) void run(name);
  await expect(costly).rejects.toBeInstanceOf(BusyError);
  await end('running');
  void run('next', { client });
  for (const name of ['a', 'b', 'c', 'd']) await end(name);
  expect(begun.at(-1)).toBe('next');
});
