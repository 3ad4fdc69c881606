import fc from 'fast-check';
import { changedDocuments } from '#server/content/listener/changedDocuments.ts';
import { transitions } from '#server/content/listener/transitions.ts';

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh')).map((list) => new Set(list));

test('a document appears, disappears, or is updated if it matches before and after', () => {
  fc.assert(
    fc.property(ids, ids, ids, (before, after, changed) => {
      const happened = transitions(before, after, changed);
      for (const id of 'abcdefgh') {
        const [was, is] = [before.has(id), after.has(id)];
        const expected = was && is ? changed.has(id) && 'update' : is ? 'appear' : was && 'disappear';
        expect(happened.get(id) ?? false).toBe(expected);
      }
    }),
  );
});

test('whole documents are compared, in any order of their fields', async () => {
  const version = (...documents: { _id: string; [field: string]: unknown }[]) => ({
    byId: new Map(documents.map((document) => [document._id, { _type: 'place', ...document }])),
  });
  const before = version(
    { _id: 'same', a: 1, b: { c: [1] } },
    { _id: 'deep', b: { c: [1] } },
    { _id: 'gone' },
  );
  const after = version({ _id: 'new' }, { _id: 'deep', b: { c: [2] } }, { b: { c: [1] }, a: 1, _id: 'same' });
  expect(await changedDocuments(before, after)).toEqual(new Set(['deep', 'gone', 'new']));
});
