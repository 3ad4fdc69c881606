import fc from 'fast-check';
import { readKept, writeKept } from '#features/picks/picksStorage.ts';
import { withPicks, withoutPicks } from '#features/picks/changePicks.ts';
import { NO_PICKS, pickToggled, picksReplaced, picksSlice } from '#features/picks/picksSlice.ts';

const picked = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 20 });
const kept = fc.record({ event: picked, place: picked, performer: picked, visited: picked });

test('what is written reads as it was', () => {
  fc.assert(
    fc.property(kept, (picks) => {
      expect(readKept(writeKept(picks))).toEqual(picks);
    }),
  );
});

test('any stored text reads as picks or as nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readKept(text);
      if (read) expect(readKept(writeKept(read))).toEqual(read);
    }),
  );
  expect(readKept(null)).toEqual(NO_PICKS);
  expect(readKept('{"version":2,"event":{}}')).toBeUndefined();
  expect(readKept('[]')).toBeUndefined();
  expect(readKept('{"version":1,"event":{"a":"ana","b":7,"":"x"},"place":[1]}')).toEqual({
    ...NO_PICKS,
    event: { a: 'ana' },
  });
});

describe('the slice', () => {
  const { reducer } = picksSlice;
  const start = reducer(undefined, { type: 'start' });

  test('a second press drops what the first has picked; other kinds stay', () => {
    const once = reducer(start, pickToggled({ kind: 'event', id: 'a', alias: 'ana' }));
    expect(once.event).toEqual({ a: 'ana' });
    const twice = reducer(once, pickToggled({ kind: 'event', id: 'a', alias: 'ana' }));
    expect(twice).toEqual(start);
    expect(twice.place).toBe(start.place);
  });

  test('adding keeps what is there, removing takes only what is named', () => {
    const some = { ...NO_PICKS, event: { a: 'ana' }, performer: { p: '' } };
    const more = withPicks(some, { ...NO_PICKS, event: { b: 'bo', a: 'other' } });
    expect(Object.entries(more.event)).toEqual([
      ['a', 'ana'],
      ['b', 'bo'],
    ]);
    const less = withoutPicks(more, { ...NO_PICKS, event: { a: '' } });
    expect(less).toEqual({ ...NO_PICKS, event: { b: 'bo' }, performer: { p: '' } });
    expect(reducer({ ...some, isRead: true }, picksReplaced(less))).toEqual({ ...less, isRead: true });
  });
});
