import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { dayParts } from '#lib/dates/dayTexts.ts';
import { dateParts } from '#lib/dates/longDateText.ts';
import { timeParts } from '#lib/dates/timeTexts.ts';
import { readClock } from '#lib/dates/wallClock.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const SOURCE = join(__dirname, '../../src');
const ENGLISH = 'messages/en.json';

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !/^studio\//.test(file),
);
const code = files.filter((file) => /\.tsx?$/.test(file));
const rooms = files.filter((file) => file.endsWith(`/${ENGLISH}`)).map((file) => dirname(dirname(file)));

type Texts = Readonly<Record<string, string>>;
const textsOf = (room: string, language = 'en') =>
  JSON.parse(readFileSync(join(SOURCE, room, `messages/${language}.json`), 'utf8')) as Texts;
const languagesOf = (room: string) =>
  readdirSync(join(SOURCE, room, 'messages')).flatMap((name) =>
    name.endsWith('.json') ? [basename(name, '.json')] : [],
  );

/** The names of a text's placeholders, and what it needs of Lingui: `#`, or a kind of placeholder. */
function partsOf(text: string): { names: string[]; kinds: string[] } {
  const names = new Set<string>();
  const kinds = new Set<string>();
  function visit(part: unknown) {
    if (part === '#') kinds.add(part);
    if (!Array.isArray(part)) return;
    const [name, kind, cases] = part as [string, string?, (Record<string, unknown> | string)?];
    names.add(name);
    if (kind !== undefined) kinds.add(kind);
    for (const inner of Object.values(cases ?? {})) if (Array.isArray(inner)) inner.forEach(visit);
  }
  compileMessageOrThrow(text).forEach(visit);
  return { names: [...names].sort(), kinds: [...kinds] };
}

/** The cases that a text chooses from by a value, apart from plurals. */
function casesIn(text: string): string[] {
  const visit = (part: unknown): string[] => {
    if (!Array.isArray(part)) return [];
    const [, kind, { offset: _, ...cases } = {}] = part as [string, string?, Record<string, unknown>?];
    const inner = Object.values(cases).flatMap((one) => (Array.isArray(one) ? one.flatMap(visit) : []));
    return kind === 'select' ? [...Object.keys(cases), ...inner] : inner;
  };
  return compileMessageOrThrow(text).flatMap(visit);
}

const placeholdersOf = (text: string) => partsOf(text).names;

/** Whether a build can say a text (src/build/slimLingui.mjs). */
const isBuildable = (text: string) =>
  partsOf(text).kinds.every((kind) => ['plural', 'select'].includes(kind)) && !/\\[ux]/.test(text);

interface Use {
  file: string;
  room: string;
  key: string;
  /** The names of the values that a call of `t` passes; undefined elsewhere, or if they are not written out. */
  values?: string[] | undefined;
}

/** Where a module reads texts of a room: `MESSAGES.title`, or `t(MESSAGES.title, { name })`. */
function usesIn(file: string, text = readFileSync(join(SOURCE, file), 'utf8')): Use[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const roomOf = new Map<string, string>();
  const uses: Use[] = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const path = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!path.endsWith('messages/index.ts') || !bindings || !ts.isNamedImports(bindings)) continue;
    const module = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
    for (const { name } of bindings.elements) roomOf.set(name.text, dirname(dirname(module)));
  }
  function visit(node: ts.Node) {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const room = roomOf.get(node.expression.text);
      if (room !== undefined) uses.push({ file, room, key: node.name.text, values: valuesFor(node) });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return uses;
}

function valuesFor(message: ts.Node): string[] | undefined {
  const call = message.parent;
  if (
    !ts.isCallExpression(call) ||
    call.arguments[0] !== message ||
    !/(^|\.)t$/.test(call.expression.getText())
  )
    return undefined;
  const values = call.arguments[1];
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  return values.properties.map((property) => property.name?.getText() ?? '').sort();
}

const DATES = 'lib/dates';
const { t } = i18nOf('en');
const DATE_PARTS = [timeParts, dayParts].flatMap((parts) => Object.keys(parts(readClock(0), t)));
const LONG_DATE_PARTS = Object.keys(dateParts(readClock(0), t));

const uses = code.flatMap((file) => usesIn(file));

test('the rooms with texts are found', () => expect(rooms).toContain('features/marketplace'));

test('two rooms have no texts with the same ids', () => {
  const names = rooms.map((room) => basename(room));
  expect([...new Set(names)]).toEqual(names);
});

test.each(rooms)('%s defines its texts under its own name', (room) =>
  expect(readFileSync(join(SOURCE, room, 'messages/index.ts'), 'utf8')).toContain(
    `defineMessages('${basename(room)}', english)`,
  ),
);

test.each(rooms)('every text of %s is used', (room) => {
  const all = code.map((file) => readFileSync(join(SOURCE, file), 'utf8')).join('\n');
  const used = new Set(uses.filter((use) => use.room === room).map(({ key }) => key));
  // A list gets its texts as a whole.
  const isRead = (key: string) => used.has(key) || new RegExp(`\\bmessages\\.${key}\\b`).test(all);
  expect(Object.keys(textsOf(room)).filter((key) => !isRead(key))).toEqual([]);
});

test('every text gets the values that it has placeholders for', () => {
  const wrong = uses.filter(
    ({ room, key, values }) => values && String(values) !== String(placeholdersOf(textsOf(room)[key] ?? '')),
  );
  expect(wrong).toEqual([]);
});

test.each(rooms.flatMap((room) => languagesOf(room).map((language) => [room, language] as const)))(
  'the texts of %s in the language %s have the keys and placeholders of the English ones',
  (room, language) => {
    const shapeOf = (texts: Texts) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]));
    const [own, english] = [shapeOf(textsOf(room, language)), shapeOf(textsOf(room))];
    // A pattern of a date gets all parts, and each language uses others.
    for (const [key, parts] of Object.entries(own)) {
      const known = key === 'longDate' ? LONG_DATE_PARTS : DATE_PARTS;
      if (room === DATES && parts.every((part) => known.includes(part))) own[key] = english[key] ?? [];
    }
    expect(own).toEqual(english);
  },
);

test('no text chooses by a string, which may be inserted with marks around it', () => {
  const cases = rooms.flatMap((room) =>
    languagesOf(room).flatMap((language) => Object.values(textsOf(room, language)).flatMap(casesIn)),
  );
  expect([...new Set(cases)].filter((one) => !/^(undefined|true|false|\d+|other)$/.test(one))).toEqual([]);
});

test.each(rooms)('the texts of %s have no numbers as #, no dates and no escapes', (room) =>
  expect(
    languagesOf(room).flatMap((language) =>
      Object.values(textsOf(room, language)).filter((text) => !isBuildable(text)),
    ),
  ).toEqual([]),
);

test('what is wrong would be found', () => {
  expect(casesIn('{a, select, x {{b, select, y {} other {}}} other {}}')).toEqual([
    'x',
    'other',
    'y',
    'other',
  ]);
  expect(
    ['{a, plural, other {# b}}', '{a, number}', '{a, selectordinal, other {b}}', '\\x41'].filter(isBuildable),
  ).toEqual([]);
  expect(isBuildable('{a, plural, other {{b}}} #{c}')).toBe(true);
  expect(placeholdersOf('{a, plural, one {{b}} other {# {c}}}')).toEqual(['a', 'b', 'c']);
  expect(
    usesIn(
      'x.ts',
      `import { MESSAGES as M } from '#ui/messages/index.ts'; i18n.t(M.close, { name: 1, at });`,
    ),
  ).toEqual([{ file: 'x.ts', room: 'ui', key: 'close', values: ['at', 'name'] }]);
});
