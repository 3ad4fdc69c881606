import { createSearchEngine } from '#lib/search/createSearchEngine.ts';

const DOCUMENTS = [
  { name: 'First Drop: The Las Vegas Pairs', topics: [] },
  { name: 'Vegan Vera', topics: [] },
  { name: 'Snap Sisters', location: 'Hall D, Stall 7', topics: ['Food'] },
  { name: 'Odile Marsh', topics: [] },
  { name: 'Tock', topics: [] },
];
const TEXTS = [
  { text: 'Twelve booths, twelve pairs, one wheel.', accounts: [] },
  { text: '', accounts: [] },
  {
    text: 'Dinner, with a line at noon and none at three. Vegan and halal options are marked on the board.',
    accounts: ['snap_sisters'],
  },
  {
    text: 'Portraits from memory, of people she met for exactly one minute.',
    accounts: ['the.bird.painter'],
  },
  { text: 'Clocks and candles.', accounts: [] },
];

function engine() {
  const created = createSearchEngine(DOCUMENTS);
  created.addTexts(TEXTS);
  return created;
}

async function find(text: string, isWhole = true) {
  const { found, ...answer } = await engine().answer({ text, isWhole });
  return { ...answer, names: found.map((at) => DOCUMENTS[at]?.name) };
}

test('names are found at once, and descriptions complete them without moving them', async () => {
  expect((await find('vegan', false)).names).toEqual(['Vegan Vera']);
  expect((await find('vegan')).names).toEqual(['Vegan Vera', 'Snap Sisters']);
});

test('until descriptions are searched, wrong letters are not forgiven: a description may be meant', async () => {
  expect(await find('halel', false)).toEqual({ names: [], excerpts: [], isFuzzy: false, similar: [] });
});

test('a name with wrong letters is found only if nothing else is', async () => {
  // `vegas` is one letter away.
  expect((await find('vegan')).names).not.toContain('First Drop: The Las Vegas Pairs');
  expect(await find('vegaz')).toMatchObject({
    names: expect.arrayContaining(['First Drop: The Las Vegas Pairs', 'Vegan Vera']),
    isFuzzy: true,
  });
});

test('words of a text may be in the name, the place, the topic and the description', async () => {
  expect((await find('snap halal food d7')).names).toEqual(['Snap Sisters']);
  expect((await find('snap clocks')).names).toEqual([]);
});

test.each(['@the.bird.painter', 'bird painter', 'thebirdpainter', '@the_bird'])(
  'the account %s is found',
  async (text) => {
    expect(await find(text)).toMatchObject({ names: ['Odile Marsh'], excerpts: ['@the.bird.painter'] });
  },
);

test('a plural finds the singular, and the other way round', async () => {
  expect((await find('pairs')).names).toEqual(['First Drop: The Las Vegas Pairs']);
  expect((await find('candle')).names).toEqual(['Tock']);
  expect((await find('portrait')).names).toEqual(['Odile Marsh']);
  expect((await find('boards')).names).toEqual(['Snap Sisters']);
});

test('what a description adds comes with the words that match', async () => {
  const { names, excerpts } = await find('vegan');
  expect(names).toHaveLength(2);
  expect(excerpts).toEqual(['… at noon and none at three. Vegan and halal options are marked on the board.']);
});

test('if nothing is found there are similar names', async () => {
  expect(await find('odile submarine')).toMatchObject({ names: [], similar: [3] });
});

test('a question is answered by questions first', async () => {
  const asked = createSearchEngine([
    { name: 'Mailbox Closes', topics: [] },
    { name: 'When do the halls open and close?', isQuestion: true, topics: [] },
    { name: 'Clay Today', topics: [] },
    { name: 'What happens if it rains?', isQuestion: true, topics: [] },
  ]);
  asked.addTexts(
    ['', '', 'Where the lights are.', 'We leave the lights on.'].map((text) => ({ text, accounts: [] })),
  );
  const first = async (text: string) => (await asked.answer({ text, isWhole: true })).found[0];
  expect(await first('close')).toBe(0);
  expect(await first('when do you close')).toBe(1);
  expect(await first('lights')).toBe(2);
  expect(await first('where are the lights')).toBe(3);
});

test('one or two letters find names, not nearly every description', async () => {
  expect((await find('a')).names).toEqual([]);
  expect((await find('ve')).names).toEqual(expect.arrayContaining(['Vegan Vera']));
  expect((await find('on')).names).toEqual([]);
});
