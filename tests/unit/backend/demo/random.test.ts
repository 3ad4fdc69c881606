import { seededRandom } from '../../../../src/backend/demo/random';

describe('seededRandom', () => {
  const draw = (seed: number, stream: string) => {
    const random = seededRandom(seed, stream);
    return Array.from({ length: 20 }, () => random.next());
  };

  it('answers by seed and stream alone', () => {
    expect(draw(1, 'a')).toEqual(draw(1, 'a'));
    expect(draw(1, 'a')).not.toEqual(draw(2, 'a'));
    expect(draw(1, 'a')).not.toEqual(draw(1, 'b'));
  });

  it('reaches both ends of a range and leaves it nowhere', () => {
    const random = seededRandom(1, 'range');
    const drawn = new Set(Array.from({ length: 200 }, () => random.int(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
  });

  it('deals a list out in full before an item comes again', () => {
    const deal = seededRandom(1, 'deal').dealer(['a', 'b', 'c']);
    const rounds = [0, 1, 2, 3].map(() => [deal(), deal(), deal()].sort().join(''));
    expect(rounds).toEqual(['abc', 'abc', 'abc', 'abc']);
  });

  it('shuffles a copy', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = seededRandom(1, 'shuffle').shuffle(list);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort()).toEqual(list);
  });

  it('refuses to choose from nothing', () => {
    expect(() => seededRandom(1, 'none').pick([])).toThrow(RangeError);
  });
});
