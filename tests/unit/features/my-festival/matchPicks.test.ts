import { matchCodes, matchPicks } from '#features/my-festival/model/matchPicks.ts';
import { pickCode } from '#content/pickCode.ts';

const document = (_id: string, alias?: string) => ({ _id, ...(alias && { alias: { current: alias } }) });
const DOCUMENTS = [document('a', 'ana'), document('b'), document('new', 'cleo')];

test('picks are found by id, or by alias if the id is new, or they are missing', () => {
  expect(matchPicks({ a: 'renamed', old: 'cleo', gone: 'gone', 'gone-too': '' }, DOCUMENTS)).toEqual({
    found: [DOCUMENTS[0], DOCUMENTS[2]],
    moved: { old: DOCUMENTS[2] },
    missing: ['gone', 'gone-too'],
  });
});

test('two documents without an alias are not taken for the same', () => {
  expect(matchPicks({ gone: '' }, [document('b')])).toEqual({ found: [], moved: {}, missing: ['gone'] });
});

test('a shared list contains the documents that still exist', () => {
  expect(matchCodes([pickCode('b'), pickCode('gone')], DOCUMENTS)).toEqual([DOCUMENTS[1]]);
});
