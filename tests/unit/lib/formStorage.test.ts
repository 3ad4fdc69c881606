import fc from 'fast-check';
import * as z from 'zod/mini';
import { createFormStorage } from '#lib/formStorage.ts';

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

test('a stored value can be read back, also by a later page', () => {
  fc.assert(
    fc.property(fc.record({ name: fc.string(), at: fc.integer() }), (value) => {
      const storage = memory();
      createFormStorage(() => storage, 'form', parse).save(value);
      expect(createFormStorage(() => storage, 'form', parse).read()).toEqual(value);
    }),
  );
});

test('different forms do not share their text', () => {
  const storage = memory();
  createFormStorage(() => storage, 'one', parse).save({ name: 'a', at: 1 });
  expect(createFormStorage(() => storage, 'two', parse).read()).toBeUndefined();
});

test('a removed text is no longer stored', () => {
  const storage = memory();
  const draft = createFormStorage(() => storage, 'form', parse);
  draft.save({ name: 'a', at: 1 });
  draft.remove();
  expect(draft.read()).toBeUndefined();
  expect(createFormStorage(() => storage, 'form', parse).read()).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"name":1,"at":2}'])('%j in the storage is not read as a text', (text) => {
  const storage = memory();
  storage.setItem('form', text);
  expect(createFormStorage(() => storage, 'form', parse).read()).toBeUndefined();
});

test.each([
  ['a storage that is blocked', refused],
  ['a storage that is full', () => ({ ...memory(), setItem: refused })],
])('%s: the text lasts as long as the page', (_case, storage) => {
  const draft = createFormStorage(storage, 'form', parse);
  draft.save({ name: 'a', at: 1 });
  draft.save({ name: 'ab', at: 2 });
  expect(draft.read()).toEqual({ name: 'ab', at: 2 });
  draft.remove();
  expect(draft.read()).toBeUndefined();
});
