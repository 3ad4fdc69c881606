import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type Name, camel, rename } from './names.ts';
import { TEMPLATES } from './templates.ts';

const KINDS = 'src/content/kinds.ts';
const DEMO = 'src/demo/afterglow.ndjson';

/**
 * Writes a screen or a kind into the tree: copies of what tests run, under another name, and its line in the lists.
 *
 * @param root the folder with package.json.
 * @returns the paths that were written, new ones first.
 * @throws Error before anything is written, if the name is taken.
 */
export function generate(root: string, what: 'kind' | 'screen', name: Name): string[] {
  const { files, lists } = TEMPLATES[what];
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const written = new Map<string, string>();

  for (const [from, to] of Object.entries(files)) {
    const path = rename(to, name);
    if (existsSync(join(root, path))) throw new Error(`${path} is there already.`);
    written.set(path, rename(moveImports(withoutMocks(read(from)), from, to, files), name));
  }
  if (what === 'screen') refuseTakenPath(root, `/${name.many}`);
  for (const { path, module, name: nameOf, before = '', after = '' } of lists) {
    const [list, entry] = [read(path), nameOf(name)];
    if (new RegExp(`\\b${entry}\\b`).test(list)) throw new Error(`${path} has a name "${entry}" already.`);
    const line = before ? `  ${entry},\n${before}` : `${after}${entry}, `;
    written.set(
      path,
      addImport(list, entry, rename(module, name)).replace(before || after, () => line),
    );
  }
  for (const [path, text] of written)
    written.set(
      path,
      text.replace(/pickLetter: '.'/, () => `pickLetter: '${freeLetter(root, name.one)}'`),
    );
  if (what === 'kind') written.set(DEMO, `${read(DEMO).trimEnd()}\n${example(name)}\n`);

  for (const [path, text] of written) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...written.keys()];
}

/** The generated test sees the real lists. */
function withoutMocks(text: string): string {
  return text.replace(/^(\/\/ .*\n)?(jest\.mock\([^;]*;\n)+\n?/gm, '');
}

/** Imports of a file that is copied elsewhere, also those of other copied files. */
function moveImports(
  text: string,
  from: string,
  to: string,
  files: Readonly<Record<string, string>>,
): string {
  return text.replace(/(?<=(?:from|import\()[^'"\n]*(?:\*\/)? ?')\.[^']+/g, (path) => {
    const old = posix.join(posix.dirname(from), path);
    const moved = posix.relative(dirname(to), files[old] ?? old);
    return moved.startsWith('.') ? moved : `./${moved}`;
  });
}

function refuseTakenPath(root: string, path: string): void {
  const folder = join(root, 'src/features');
  for (const name of readdirSync(folder)) {
    const index = join(folder, name, 'index.ts');
    if (existsSync(index) && readFileSync(index, 'utf8').includes(`'${path}'`))
      throw new Error(`The screen in src/features/${name} has the path ${path}.`);
  }
}

/** Adds an import to those of its folder, in alphabetical order. */
function addImport(source: string, name: string, module: string): string {
  const line = `import { ${name} } from '${module}';`;
  const lines = source.split('\n');
  const folder = /^.*?\/(documents\/)?/.exec(module)?.[0] ?? '';
  const moduleOf = (one: string) => (one.startsWith('import {') ? /'(.*)'/.exec(one)?.[1] : undefined) ?? '';
  const beside = lines.filter((one) => moduleOf(one).startsWith(folder));
  const next = beside.find((one) => moduleOf(one) > module);
  const position = next === undefined ? lines.lastIndexOf(beside.at(-1) ?? '') + 1 : lines.indexOf(next);
  return lines.toSpliced(position, 0, line).join('\n');
}

/** A letter for shared lists that no other kind has: one of its name, if possible. */
function freeLetter(root: string, name: string): string {
  const folder = join(root, dirname(KINDS));
  const taken = readdirSync(folder)
    .map((kind) => join(folder, kind, 'index.ts'))
    .filter((path) => existsSync(path))
    .flatMap((path) => /pickLetter: '(.)'/.exec(readFileSync(path, 'utf8'))?.[1] ?? []);
  const free = [...name, ...'abcdefghijklmnopqrstuvwxyz'].find(
    (one) => /[a-z]/.test(one) && !taken.includes(one),
  );
  if (free === undefined) throw new Error('Every letter for shared lists is taken.');
  return free;
}

/** A document that no visitor sees, for the demo. */
function example({ one }: Name): string {
  const now = '2025-06-01T12:00:00.000Z';
  return JSON.stringify({
    ...{
      _id: `${one}-example`,
      _type: camel(one),
      _createdAt: now,
      _updatedAt: now,
      _rev: 'exampleexampleexample1',
    },
    ...{ name: 'Example', alias: { _type: 'slug', current: 'example' }, status: 'draft' },
    eventInstance: { _type: 'reference', _ref: 'festival-2025' },
  });
}
