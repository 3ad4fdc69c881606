import fc from 'fast-check';
import * as z from 'zod/mini';
import { createDraft } from '#lib/formStorage.ts';

const schema = z.object({ name: z.string(), at: z.number() });
const parse = (stored: unknown) => schema.safeParse(stored).data;

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function refused(): never {
  throw new DOMException('The storage is blocked.', 'SecurityError');
}

test('a stored value is read back, by a later page too', () => {
  fc.assert(
    fc.property(fc.record({ name: fc.string(), at: fc.integer() }), (value) => {
      const storage = memory();
      createDraft(() => storage, 'form', parse).save(value);
      expect(createDraft(() => storage, 'form', parse).read()).toEqual(value);
    }),
  );
});

test('drafts do not see each other', () => {
  const storage = memory();
  createDraft(() => storage, 'one', parse).save({ name: 'a', at: 1 });
  expect(createDraft(() => storage, 'two', parse).read()).toBeUndefined();
});

test('a forgotten draft is gone', () => {
  const storage = memory();
  const draft = createDraft(() => storage, 'form', parse);
  draft.save({ name: 'a', at: 1 });
  draft.remove();
  expect(draft.read()).toBeUndefined();
  expect(createDraft(() => storage, 'form', parse).read()).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"name":1,"at":2}'])('%j in the storage is no draft', (text) => {
  const storage = memory();
  storage.setItem('form', text);
  expect(createDraft(() => storage, 'form', parse).read()).toBeUndefined();
});

test.each([
  ['a storage that is blocked', refused],
  ['a storage that is full', () => ({ ...memory(), setItem: refused })],
])('%s: the draft lives as long as the page', (_case, storage) => {
  const draft = createDraft(storage, 'form', parse);
  draft.save({ name: 'a', at: 1 });
  draft.save({ name: 'ab', at: 2 });
  expect(draft.read()).toEqual({ name: 'ab', at: 2 });
  draft.remove();
  expect(draft.read()).toBeUndefined();
});
