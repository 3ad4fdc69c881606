import fc from 'fast-check';
import { PARTS, myCodec } from '#features/my-festival/model/myState.ts';
import { myStateChanged, mySlice } from '#features/my-festival/model/mySlice.ts';
import { pickCode, writePickCodes } from '#content/pickCode.ts';
import { addressText } from '#lib/url/screenCodec.ts';

const HOME = { pathname: '/my', search: '' };
const codes = fc.array(fc.string().map(pickCode), { maxLength: 9 });
const states = fc.record({
  part: fc.constantFrom('', ...PARTS),
  shared: fc.record({ e: codes, p: codes, a: codes }).map(writePickCodes),
});

test('the state can be read back from its address', () => {
  fc.assert(
    fc.property(states, (state) => {
      const { pathname, search } = new URL(addressText(myCodec.write(state, HOME)), 'https://fair.example');
      expect(myCodec.read({ pathname, search })).toEqual(state);
    }),
  );
});

test('invalid values are read as the own list, and addresses of other screens are not read', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const search = `?${new URLSearchParams({ p: `!${text}`, part: `${text}x` })}`;
      expect(myCodec.read({ ...HOME, search })).toEqual({ part: '', shared: '' });
    }),
  );
  expect(myCodec.read({ pathname: '/mystery', search: '' })).toBeUndefined();
});

test('leaving a shared list keeps the part of the screen', () => {
  const { reducer } = mySlice;
  const walking = reducer({ part: 'schedule', shared: 'eABCDEFG' }, myStateChanged({ part: 'walk' }));
  expect(reducer(walking, myStateChanged({ shared: '' }))).toEqual({ part: 'walk', shared: '' });
});
