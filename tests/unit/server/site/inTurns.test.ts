import { inTurns } from '#server/site/inTurns.ts';

test('between two pieces of work the event loop handles other events', async () => {
  const done: string[] = [];
  const work = inTurns(async (name: string) => void done.push(name));
  const all = Promise.all([work('a'), work('b'), work('c')]);
  const beside = (async () => {
    for (const turn of [1, 2]) {
      await new Promise(setImmediate);
      done.push(`turn ${turn}`);
    }
  })();
  await Promise.all([all, beside]);
  expect(done).toEqual(['turn 1', 'a', 'turn 2', 'b', 'c']);
});
