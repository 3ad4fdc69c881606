import fc from 'fast-check';
import { PICK_KINDS, pickCode, readPickCodes, writePickCodes } from '#content/pickCode.ts';
import { readDemo } from '../../../support/readDemo.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 60 });
const picks = fc.record({ event: ids, place: ids, performer: ids });

test('what is written reads as the same codes, sorted', () => {
  fc.assert(
    fc.property(picks, (picked) => {
      const codes = {
        event: picked.event.map(pickCode),
        place: picked.place.map(pickCode),
        performer: picked.performer.map(pickCode),
      };
      const read = readPickCodes(writePickCodes(codes));
      for (const kind of PICK_KINDS) expect(read?.[kind] ?? []).toEqual([...new Set(codes[kind])].sort());
    }),
  );
});

test('any text reads as codes that are written as that text, or as none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const codes = readPickCodes(text);
      if (codes) expect(readPickCodes(writePickCodes(codes))).toEqual(codes);
    }),
  );
  expect(readPickCodes('')).toBeUndefined();
  expect(readPickCodes('e123.zABCDEFG')).toBeUndefined();
  expect(readPickCodes('eABCDEFG123')).toEqual({ event: ['ABCDEFG'], place: [], performer: [] });
});

test('a code needs no escape in an address, and 200 of them stay under 2,000 characters', () => {
  const codes = Array.from({ length: 200 }, (_, index) => pickCode(`document-${index}`));
  const text = writePickCodes({
    event: codes.slice(0, 90),
    place: codes.slice(90),
    performer: codes.slice(0, 1),
  });
  expect(new URLSearchParams({ p: text }).toString()).toBe(`p=${text}`);
  expect(text.length).toBeLessThan(2000);
});

test('no two documents of the demo share a code, nor do 20,000 others', () => {
  const documents = readDemo().map(({ _id }) => _id);
  const others = Array.from({ length: 20_000 }, (_, index) => `drafts.${index.toString(16)}`);
  const all = [...new Set([...documents, ...others])];
  expect(new Set(all.map(pickCode)).size).toBe(all.length);
});

test('a code never changes: links to it were shared', () => {
  expect(pickCode('session-lights-on')).toMatchInlineSnapshot(`"mHNz83i"`);
});
