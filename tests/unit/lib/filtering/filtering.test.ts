import fc from 'fast-check';
import { emptyLines } from '#features/list/emptyLines.ts';
import { MESSAGES } from '#features/marketplace/messages/index.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { filterKey, filterOptions, isShownCategory } from '#lib/filtering/filterKey.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import { lettersOf, isLetter } from '#lib/filtering/letters.ts';
import { availableLetters, letterOf } from '#lib/filtering/letterOf.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';

const { t } = i18nOf('en');

describe('foldText', () => {
  test.each([
    ['Élan', 'elan'],
    ['E\u0301lan', 'elan'],
    ['ØRSTED', 'orsted'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['\u200BNebula', 'nebula'],
    ['Z\u0335a\u0335lgo', 'zalgo'],
    ['  two   words ', 'two words'],
    ['ﬁne', 'fine'],
    ['東京', '東京'],
  ])('%s is folded to %s', (text, folded) => expect(foldText(text)).toBe(folded));

  test('folding twice changes nothing, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});

describe('letters', () => {
  test.each([
    ['Élan', 'E'],
    ['9 Lives', '0-9'],
    ['٣ Moons', undefined],
    ['ßig', 'S'],
    ['Øre', 'O'],
    ['\u202Eevil', 'E'],
    ['.env', 'E'],
    ['“Weird” Al', 'W'],
    ['...', undefined],
    ['', undefined],
    ['東京', undefined],
  ])('%s is listed under %s', (name, letter) => expect(letterOf(name, 'en')).toBe(letter));

  test('the strip contains digits and the whole alphabet', () => {
    expect(lettersOf('en')).toHaveLength(27);
    expect(isLetter('ALL') && isLetter('0-9') && isLetter('Z')).toBe(true);
    expect(isLetter('AA') || isLetter('z') || isLetter('')).toBe(false);
  });

  test.each([
    ['Åland', 'fi', 'Å'],
    ['A\u030Aland', 'fi-FI', 'Å'],
    ['Åland', 'en', 'A'],
    ['«ñandú»', 'es', 'Ñ'],
    ['Ñandú', 'de', 'N'],
    ['Ölquelle', 'de', 'O'],
    ['أحمر', 'ar', 'ا'],
    ['Nova', 'ar', 'N'],
    ['بيت', 'en', 'ب'],
  ])('%s is listed in %s under %s', (name, language, letter) =>
    expect(letterOf(name, language)).toBe(letter),
  );

  test('a strip has the order of its alphabet', () => {
    expect(lettersOf('fi').slice(-4).join('')).toBe('ZÅÄÖ');
    expect(lettersOf('es-MX').slice(13, 17).join('')).toBe('MNÑO');
    expect(lettersOf('ar').slice(0, 3)).toEqual(['0-9', 'ا', 'ب']);
    expect(lettersOf('ar')).toHaveLength(1 + 28 + 26);
  });

  test('a link with a letter of another language finds what is under it', () => {
    const names = ['Åland', 'Apple', 'Zoo'].map((name) => ({ name }));
    const found = (letter: string, language: string) =>
      filterByName(indexNames(names, language), { letter, search: '' }).map(({ name }) => name);
    expect(found('Å', 'fi')).toEqual(['Åland']);
    expect(found('A', 'fi')).toEqual(['Apple']);
    expect(found('Å', 'en')).toEqual(['Åland', 'Apple']);
  });

  test('first characters enable their letters', () => {
    expect([...availableLetters(['a', 'É', '7', '.', 'A'], 'en')]).toEqual(['A', 'E', '0-9']);
  });
});

describe('filter keys', () => {
  test('are lower case with a hyphen for every space', () => {
    expect(filterKey('Oranges & Browns')).toBe('oranges-&-browns');
    expect(filterKey('A  B')).toBe('a--b');
  });

  test('each key is offered once, the first name wins, and names that do not help visitors are left out', () => {
    const names = ['Food', 'food', '', '  ', 'Marketplace', 'All', '__proto__', 'Art'];
    expect(filterOptions(names.map((name) => ({ name })))).toEqual([
      { key: 'food', name: 'Food' },
      { key: '__proto__', name: '__proto__' },
      { key: 'art', name: 'Art' },
    ]);
    expect(isShownCategory({ name: 'Markt', key: 'marketplace' })).toBe(false);
  });
});

describe('filterByName', () => {
  const items = ['Élan Vital', '9 Lives', 'Delta', 'Eleven'].map((name) => ({ name }));
  const names = (letter: string, search: string) =>
    filterByName(indexNames(items, 'en'), { letter, search }).map(({ name }) => name);

  test.each([
    ['ALL', '', ['Élan Vital', '9 Lives', 'Delta', 'Eleven']],
    ['E', '', ['Élan Vital', 'Eleven']],
    ['0-9', '', ['9 Lives']],
    ['ALL', 'ELÁN', ['Élan Vital']],
    ['ALL', 'el', ['Élan Vital', 'Delta', 'Eleven']],
    ['D', 'el', ['Delta']],
    ['Z', '', []],
    ['ALL', '   ', ['Élan Vital', '9 Lives', 'Delta', 'Eleven']],
  ])('letter %s and search "%s"', (letter, search, expected) =>
    expect(names(letter, search)).toEqual(expected),
  );

  test('without filters the list is the same object, so that nothing renders again', () => {
    expect(filterByName(indexNames(items, 'en'), { letter: 'ALL', search: '' })).toBe(items);
  });

  const someNames = fc.array(fc.record({ name: fc.stringMatching(/^[abÅß \n]{0,6}$/) }), { maxLength: 12 });
  const someText = fc.stringMatching(/^[abÅß \n]{0,3}$/);

  test('finds the same as a search in each name by itself', () => {
    fc.assert(
      fc.property(someNames, someText, fc.constantFrom('ALL', 'A', 'S', 'Z'), (list, search, letter) => {
        const expected = list.filter(
          ({ name }) =>
            foldText(name).includes(foldText(search)) &&
            (letter === 'ALL' || letterOf(name, 'en') === letter),
        );
        expect(filterByName(indexNames(list, 'en'), { letter, search })).toEqual(expected);
      }),
    );
  });

  test('the index of a list that has grown, shrunk or changed equals a new one', () => {
    fc.assert(
      fc.property(someNames, someNames, fc.nat({ max: 12 }), (list, more, prefix) => {
        const next = [...list.slice(0, prefix), ...more];
        expect(indexNames(next, 'en', indexNames(list, 'en'))).toEqual(indexNames(next, 'en'));
      }),
    );
  });
});

test('the empty state lists exactly the filters that are set', () => {
  expect(emptyLines(t, MESSAGES, { letter: 'B', search: ' zz ', mine: true }, 'Food')).toEqual([
    'No places start with “B”.',
    'No names contain “zz”.',
    'Looked in the category “Food”.',
    'Looked only at what you saved with a heart.',
  ]);
  expect(emptyLines(t, MESSAGES, { letter: 'ALL', search: '  ', mine: false }, undefined)).toEqual([]);
});
