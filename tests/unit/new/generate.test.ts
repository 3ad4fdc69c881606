import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '../../new/generate.ts';
import { readName } from '../../new/names.ts';
import { TEMPLATES } from '../../new/templates.ts';

const ROOT = join(__dirname, '../../..');
/** What a generator reads. */
const READ = [
  ...Object.values(TEMPLATES).flatMap(({ files, lists }) => [
    ...Object.keys(files),
    ...lists.map(({ path }) => path),
  ]),
  ...['src/content/place', 'src/content/performer', 'src/content/event'].map(
    (folder) => `${folder}/index.ts`,
  ),
  ...['src/features/hotel/index.ts', 'src/studio/schema/documents/artist.ts'],
];

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'fairground-new-'));
  for (const path of READ) cpSync(join(ROOT, path), join(tree, path));
  mkdirSync(join(tree, 'src/demo'));
  writeFileSync(join(tree, 'src/demo/afterglow.ndjson'), '{"_id":"a"}\n');
});
afterEach(() => rmSync(tree, { recursive: true }));

const read = (path: string) => readFileSync(join(tree, path), 'utf8');
const allTexts = () =>
  readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path, readFileSync(path, 'utf8')]);

test('a kind and its screen are written under their name, in every form that it takes', () => {
  const kind = generate(tree, 'kind', readName('kind', 'food-truck', undefined));
  const screen = generate(tree, 'screen', readName('screen', 'food-trucks', undefined));
  expect(kind).toContain('src/content/food-truck/index.ts');
  expect(screen).toContain('tests/screens/foodTrucks.test.tsx');

  expect(read('src/content/food-truck/index.ts')).toContain("address: '/food-trucks?q=:slug'");
  expect(read('src/features/food-trucks/query.ts')).toContain('*[_type == "foodTruck" && ');
  expect(read('src/features/food-trucks/server.ts')).toContain("noun: ['food truck', 'food trucks']");
  expect(read('src/features/food-trucks/FoodTrucksPage.tsx')).toContain('<PageHead title="Food trucks" />');
  expect(read('src/features/food-trucks/index.ts')).toContain('webpackChunkName: "food-truck-queries"');

  expect(read('src/app/features.ts')).toMatch(/^ {2}foodTrucks,\n {2}home,$/m);
  expect(read('src/content/kinds.ts')).toMatch(/^ {2}foodTruck,\n {2}page,$/m);
  expect(read('src/studio/schema/schemaTypes.ts')).toMatch(/const documents = \[\s*foodTruck,/);
  for (const path of [...kind, ...screen]) {
    if (path.includes('ood')) expect(read(path)).not.toMatch(/sponsor|jest\.mock/i);
  }
});

test('a letter in shared lists belongs to one kind', () => {
  for (const name of ['patron', 'pavilion']) generate(tree, 'kind', readName('kind', name, undefined));
  const letters = ['patron', 'pavilion'].map(
    (name) => /pickLetter: '(.)'/.exec(read(`src/content/${name}/index.ts`))?.[1],
  );
  expect(letters).toEqual(['t', 'v']);
});

test.each([
  ['kind', 'place', 'src/content/place/index.ts is there already.'],
  ['kind', 'artist', 'src/studio/schema/documents/artist.ts is there already.'],
  ['screen', 'hotel-info', 'The screen in src/features/hotel has the path /hotel-info.'],
  ['screen', 'slices', 'src/app/features.ts has a name "slices" already.'],
] as const)('a %s %s is refused before anything is written', (what, name, message) => {
  const before = allTexts();
  expect(() => generate(tree, what, readName(what, name, 'thing'))).toThrow(message);
  expect(allTexts()).toEqual(before);
});

test.each([
  ['kind', 'gallery', undefined, { one: 'gallery', many: 'galleries' }],
  ['kind', 'day', undefined, { one: 'day', many: 'days' }],
  ['kind', 'food-branch', undefined, { one: 'food-branch', many: 'food-branches' }],
  ['screen', 'galleries', undefined, { one: 'gallery', many: 'galleries' }],
  ['screen', 'glasses', undefined, { one: 'glass', many: 'glasses' }],
  ['screen', 'sponsors', undefined, { one: 'sponsor', many: 'sponsors' }],
  ['screen', 'people', 'person', { one: 'person', many: 'people' }],
] as const)('a %s %s (%s) is named %j', (what, typed, other, name) =>
  expect(readName(what, typed, other)).toEqual(name),
);

test.each(['Sponsor', 'food_truck', '-food', '../up', 'food-', 'new'])('%s is no name', (name) =>
  expect(() => readName('kind', name, undefined)).toThrow(/no name in kebab case|word of JavaScript/),
);

test('a name that is its own plural needs a second one', () =>
  expect(() => readName('screen', 'staff', undefined)).toThrow('npm run new -- screen staff NAME'));
