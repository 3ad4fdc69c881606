import { type HostileGroup, ofEachKind } from './group.ts';

/** Names, and the letter of the strip that each belongs to. */
export const LETTERED: readonly (readonly [name: string, letter: string | undefined])[] = [
  ['\u{1F469}\u200d\u{1F469}\u200d\u{1F467}\u200d\u{1F466} Family of emoji', undefined],
  ['\u{1F3F3}\ufe0f\u200d\u{1F308} Flag', undefined],
  // No other document is listed under Q, X and Y.
  ['\u202eXerox turned round', 'X'],
  ['\u200bQuiet at first', 'Q'],
  ['\u201cNever\u201d at a loss', 'N'],
  ["'\u00c9t\u00e9", 'E'],
  ['#hashtag', 'H'],
  ['?!', undefined],
  ['\ufeffYarn with a mark', 'Y'],
  ['Z\u0337\u0321\u031ba\u0338l\u0335g\u0336o\u0337'.normalize(), 'Z'],
  ['E\u0301lan decomposed', 'E'],
  ['\u0130stanbul', 'I'],
  ['\u00dftreet food', 'S'],
  ['\ufb01ne ligature', 'F'],
  ['\uff11\uff12 full width', '0-9'],
  ['\u0627\u0644\u0639\u0631\u0628\u064a\u0629 42!', '\u0627'],
  ['\u05e9\u05dc\u05d5\u05dd (shop)', undefined],
  ['Half \ud83d of an emoji', 'H'],
  ['Null \u0000 and \u0007 bell', 'N'],
];

export const letters: HostileGroup = {
  name: 'emoji of several code points, overrides of direction, zalgo, invisible and unusual first letters',
  documents: LETTERED.flatMap(([name], index) =>
    ofEachKind(`lettered-${index}`, name, {
      locationName: name,
      label: name,
      tags: [name],
      mediaCaption: name,
      description: [{ _type: 'block', children: [{ _type: 'span', text: name }] }],
    }),
  ),
};
