import fc from 'fast-check';
import { pickCode, readPickCodes, writePickCodes } from '#content/pickCode.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 60 });
const picks = fc.record({ e: ids, p: ids, a: ids, s: ids });

test('codes can be read back from their text, sorted', () => {
  fc.assert(
    fc.property(picks, (picked) => {
      const codes = Object.fromEntries(
        Object.entries(picked).map(([letter, own]) => [letter, own.map(pickCode)]),
      );
      const read = readPickCodes(writePickCodes(codes));
      for (const [letter, own] of Object.entries(codes))
        expect(read?.[letter] ?? []).toEqual([...new Set(own)].sort());
    }),
  );
});

test('any text is read as codes that are written as the same text, or as none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const codes = readPickCodes(text);
      if (codes) expect(readPickCodes(writePickCodes(codes))).toEqual(codes);
    }),
  );
  expect(readPickCodes('')).toBeUndefined();
  expect(readPickCodes('e123.9ABCDEFG')).toBeUndefined();
  expect(readPickCodes('eABCDEFG123')).toEqual({ e: ['ABCDEFG'] });
});

test('a list has one text, whatever the order in its link', () => {
  const shared = readPickCodes('eBBBBBBBAAAAAAA.pCCCCCCC.aDDDDDDD.eEEEEEEE');
  expect(shared).toEqual({ e: ['AAAAAAA', 'BBBBBBB'], p: ['CCCCCCC'], a: ['DDDDDDD'] });
  expect(writePickCodes(shared ?? {})).toBe('aDDDDDDD.eAAAAAAABBBBBBB.pCCCCCCC');
});

test('a code needs no escape in an address, and 200 codes stay under 2,000 characters', () => {
  const codes = Array.from({ length: 200 }, (_, index) => pickCode(`document-${index}`));
  const text = writePickCodes({
    e: codes.slice(0, 90),
    p: codes.slice(90),
    a: codes.slice(0, 1),
  });
  expect(new URLSearchParams({ p: text }).toString()).toBe(`p=${text}`);
  expect(text.length).toBeLessThan(2000);
});

test('no two documents of the demo have the same code, and neither have 20,000 others', () => {
  const documents = readEnglishDemo().map(({ _id }) => _id);
  const others = Array.from({ length: 20_000 }, (_, index) => `drafts.${index.toString(16)}`);
  const all = [...new Set([...documents, ...others])];
  expect(new Set(all.map(pickCode)).size).toBe(all.length);
});

test('a code never changes, because shared links contain it', () => {
  expect(pickCode('session-lights-on')).toMatchInlineSnapshot(`"mHNz83i"`);
});
