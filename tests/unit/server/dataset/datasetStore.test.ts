import { createDatasetStore, derivedFrom } from '#server/dataset/datasetStore.ts';

const document = (_id: string, name = _id) => ({ _id, _type: 'place', name });

test('drafts and release versions are left out', () => {
  const store = createDatasetStore([document('a'), document('drafts.a'), document('versions.r1.a')]);
  expect(store.current().documents).toEqual([document('a')]);
  expect([...store.current().byId.keys()]).toEqual(['a']);
  expect(store.current().stored).toEqual([document('a')]);
  expect(store.current().drafts).toBe(store.current());
});

describe('a store that keeps drafts', () => {
  const stored = [document('a'), document('b'), document('drafts.b', 'other'), document('drafts.c')];
  const content = createDatasetStore([...stored, document('versions.r1.a')], { keepsDrafts: true }).current();

  test('has each draft in place of its published document, and new ones at the end', () => {
    expect(content.documents).toEqual([document('a'), document('b')]);
    expect(content.drafts.documents).toEqual([
      { ...document('a'), _originalId: 'a' },
      { ...document('b', 'other'), _originalId: 'drafts.b' },
      { ...document('c', 'drafts.c'), _originalId: 'drafts.c' },
    ]);
    expect([...content.drafts.byId.values()]).toEqual(content.drafts.documents);
    expect(content.stored).toEqual(stored);
  });

  test('distinguishes the two views', () => {
    expect([content.perspective, content.drafts.perspective]).toEqual(['published', 'drafts']);
    expect(content.drafts.version).not.toBe(content.version);
  });
});

test('of two documents with the same id the later one wins', () => {
  const store = createDatasetStore([document('a', 'first'), document('b'), document('a', 'second')]);
  expect(store.current().documents).toEqual([document('a', 'second'), document('b')]);
  expect(store.current().byId.get('a')).toEqual(document('a', 'second'));
});

test('replacing gives another version, and does not change the earlier one', () => {
  const store = createDatasetStore([document('a')]);
  const before = store.current();
  store.replace([document('b')]);
  expect(store.current().documents).toEqual([document('b')]);
  expect(store.current().version).not.toBe(before.version);
  expect(before.documents).toEqual([document('a')]);
});

test('a derived value is computed once for each version', () => {
  const store = createDatasetStore([document('a')]);
  const count = jest.fn((documents: readonly unknown[]) => documents.length);
  const derived = derivedFrom(store, count);
  expect([derived(), derived()]).toEqual([1, 1]);
  expect(count).toHaveBeenCalledTimes(1);
  store.replace([document('a'), document('b')]);
  expect([derived(), derived()]).toEqual([2, 2]);
  expect(count).toHaveBeenCalledTimes(2);
});
