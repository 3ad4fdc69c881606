import { matchCodes, matchPicks } from '#features/my-festival/model/matchPicks.ts';
import { pickCode } from '#content/pickCode.ts';

const document = (_id: string, alias?: string) => ({ _id, ...(alias && { alias: { current: alias } }) });
const DOCUMENTS = [document('a', 'ana'), document('b'), document('new', 'cleo')];

test('picks are found by id, by alias where the id is new, or are missing', () => {
  expect(matchPicks({ a: 'renamed', old: 'cleo', gone: 'gone', 'gone-too': '' }, DOCUMENTS)).toEqual({
    found: [DOCUMENTS[0], DOCUMENTS[2]],
    moved: { old: DOCUMENTS[2] },
    missing: ['gone', 'gone-too'],
  });
});

test('a document without an alias is no successor of one without', () => {
  expect(matchPicks({ gone: '' }, [document('b')])).toEqual({ found: [], moved: {}, missing: ['gone'] });
});

test('a shared list holds what is still in the programme', () => {
  expect(matchCodes([pickCode('b'), pickCode('gone')], DOCUMENTS)).toEqual([DOCUMENTS[1]]);
});
