import { createPictureCache } from '../../../../src/backend/local/media/pictureCache';

const picture = (size: number) => ({ bytes: Buffer.alloc(size), contentType: 'image/png', etag: '"x"' });

/** A promise that the test settles. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

test('callers that ask while a picture is made share it, and later ones get the kept one', async () => {
  const cache = createPictureCache({ maxBytes: 100, maxRunning: 2 });
  const { opened, open } = gate();
  const make = jest.fn(async () => {
    await opened;
    return picture(10);
  });
  const asked = [cache.get('a', make), cache.get('a', make)];
  open();
  const [first, second] = await Promise.all(asked);
  expect(second).toBe(first);
  expect(await cache.get('a', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what was used longest ago goes first when the bytes run out', async () => {
  const cache = createPictureCache({ maxBytes: 30, maxRunning: 1 });
  const made: string[] = [];
  const get = (key: string, size = 10) =>
    cache.get(key, async () => {
      made.push(key);
      return picture(size);
    });
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key);
  for (const key of ['a', 'c', 'd']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  await get('b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('a picture larger than the whole cache is answered and not kept', async () => {
  const cache = createPictureCache({ maxBytes: 30, maxRunning: 1 });
  const make = jest.fn(async () => picture(31));
  expect((await cache.get('big', make)).bytes).toHaveLength(31);
  await cache.get('big', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('no more than maxRunning are made at once, in order of arrival', async () => {
  const cache = createPictureCache({ maxBytes: 1000, maxRunning: 2 });
  const gates = [gate(), gate(), gate(), gate()];
  const begun: number[] = [];
  const asked = gates.map(({ opened }, index) =>
    cache.get(String(index), async () => {
      begun.push(index);
      await opened;
      return picture(1);
    }),
  );
  expect(begun).toEqual([0, 1]);
  gates[1]?.open();
  await asked[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  await Promise.all(asked);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('a failure is not kept and gives its place to the next', async () => {
  const cache = createPictureCache({ maxBytes: 100, maxRunning: 1 });
  const failing = () => Promise.reject(new Error('torn'));
  await expect(cache.get('a', failing)).rejects.toThrow('torn');
  expect((await cache.get('a', async () => picture(3))).bytes).toHaveLength(3);
});
