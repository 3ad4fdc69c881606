import fc from 'fast-check';
import { readPicks, writePicks } from '#features/picks/picksStorage.ts';
import { withPicks, withVisitToggled, withoutPicks } from '#features/picks/changePicks.ts';
import {
  NO_PICKS,
  pickToggled,
  picksReplaced,
  picksSlice,
  selectPicked,
} from '#features/picks/picksSlice.ts';

const picked = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 20 });
const some = picked.filter((own) => Object.keys(own).length > 0);
const storedPicks = fc.record({
  picked: fc.record({ event: some, place: some, sponsor: some }, { requiredKeys: [] }),
  visited: picked,
  keptClashes: picked,
});

test('picks can be read back from their text', () => {
  fc.assert(
    fc.property(storedPicks, (picks) => {
      expect(readPicks(writePicks(picks))).toEqual(picks);
    }),
  );
});

test('any stored text is read as picks or as nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readPicks(text);
      if (read) expect(readPicks(writePicks(read))).toEqual(read);
    }),
  );
  expect(readPicks(null)).toEqual(NO_PICKS);
  expect(readPicks('{"version":2,"event":{}}')).toBeUndefined();
  expect(readPicks('[]')).toBeUndefined();
  expect(readPicks('{"version":1,"event":{"a":"ana","b":7,"":"x"},"place":[1]}')).toEqual({
    ...NO_PICKS,
    picked: { event: { a: 'ana' } },
  });
});

test('the format on visitors’ devices stays the same', () => {
  const text =
    '{"version":1,"event":{"a":"ana"},"place":{"b":""},"performer":{"c":"cleo"},"visited":{"b":""}}';
  const picks = readPicks(text);
  expect(picks).toEqual({
    picked: { event: { a: 'ana' }, place: { b: '' }, performer: { c: 'cleo' } },
    visited: { b: '' },
    keptClashes: {},
  });
  expect(picks && writePicks(picks)).toBe(text);
});

describe('the slice', () => {
  const { reducer } = picksSlice;
  const start = reducer(undefined, { type: 'start' });

  test('a second press removes the pick of the first, and other kinds stay', () => {
    const once = reducer(start, pickToggled({ kind: 'event', id: 'a', alias: 'ana' }));
    expect(once.picked.event).toEqual({ a: 'ana' });
    const twice = reducer(once, pickToggled({ kind: 'event', id: 'a', alias: 'ana' }));
    expect(selectPicked({ picks: twice }, 'event')).toEqual({});
    const other = reducer(once, pickToggled({ kind: 'place', id: 'p' }));
    expect(other.picked.event).toBe(once.picked.event);
  });

  test('a second tick makes a visited place unvisited, and it stays picked', () => {
    const once = withVisitToggled({ ...start, picked: { place: { a: '' } } }, 'a');
    expect(once).toMatchObject({ picked: { place: { a: '' } }, visited: { a: '' } });
    expect(withVisitToggled(once, 'a').visited).toEqual({});
  });

  test('adding keeps existing picks, and removing takes only the named ones', () => {
    const some = { ...NO_PICKS, picked: { event: { a: 'ana' }, performer: { p: '' } } };
    const more = withPicks(some, { event: { b: 'bo', a: 'other' } });
    expect(Object.entries(more.picked.event ?? {})).toEqual([
      ['a', 'ana'],
      ['b', 'bo'],
    ]);
    const less = withoutPicks(more, { event: { a: '' } });
    expect(less).toEqual({ ...NO_PICKS, picked: { event: { b: 'bo' }, performer: { p: '' } } });
    expect(reducer({ ...some, isRead: true }, picksReplaced(less))).toEqual({ ...less, isRead: true });
  });
});
