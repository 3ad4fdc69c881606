import { mapInTurns } from '#lib/mapInTurns.ts';

/** Longer than a turn. */
function work(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

test('other work gets its turn between the items of a list', async () => {
  const log: string[] = [];
  const mapped = mapInTurns(['a', 'b', 'c'], (item) => {
    log.push(item);
    setTimeout(() => log.push(`after ${item}`));
    work();
    return item.toUpperCase();
  });
  expect(await mapped).toEqual(['A', 'B', 'C']);
  expect(log).toEqual(['a', 'after a', 'b', 'after b', 'c']);
});

test('of two lists one is mapped at a time, even after a failure', async () => {
  const log: string[] = [];
  const failing = mapInTurns(['a', 'b'], (item) => {
    work();
    log.push(item);
    if (item === 'b') throw new Error('torn');
  });
  const next = mapInTurns([1, 2], (item) => log.push(String(item)));
  await expect(failing).rejects.toThrow('torn');
  await next;
  expect(log).toEqual(['a', 'b', '1', '2']);
});
