import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(__dirname, '../..');
/** Not kept in the repository. */
const IGNORED =
  /(^|\/)node_modules$|^(\.git|\.local|coverage|dist|dist-node|dist-worker|export|src\/studio\/(\.sanity|dist))$/;

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (IGNORED.test(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const files = filesIn('');
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('tests/fixtures/'));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** What is wrong with a document's links to files of the repository and to headings. */
function brokenLinks(document: string, text: string): string[] {
  const links = [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : normalize(join(dirname(document), path));
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
}

const ROOMS = new Set(
  [...files, ...files.map((file) => file.replace(/^src\//, ''))].flatMap((file) =>
    file.includes('/') ? [file.split('/')[0] ?? ''] : [],
  ),
);
/** Written by programs, not kept in the repository. */
const GENERATED = /^(\.local|content|calendar|dist|dist-node|dist-worker|export|pictures|share|faq)\//;
/** Names of files in the wild or on a host, and of what somebody may add. */
const ELSEWHERE = new Set([
  '_headers',
  ...['404.html', 'holder.json', 'licences.txt', 'sw.js', 'studio.json', 'deno.json', 'index.html'],
]);

/** The paths that a text names in backticks, and that the repository lacks. */
function missingPaths(text: string): string[] {
  const named = [...withoutBlocks(text).matchAll(/`([\w.@/<>-]+)`/g)].map(([, name = '']) => name);
  return named.filter((name) => {
    const isFile = /\.(tsx?|mjs|scss|md|json|ndjson|yml|toml)$/.test(name) && !name.startsWith('.');
    const isFolder = name.includes('/') && ROOMS.has(name.split('/')[0] ?? '') && !name.startsWith('.');
    if ((!isFile && !isFolder) || ELSEWHERE.has(name) || name.includes('<')) return false;
    const path = name.replace(/\/$/, '');
    // Paths may begin in any room that the text speaks of.
    return !files.some((file) => `/${file}/`.includes(`/${path}/`)) && !GENERATED.test(name);
  });
}

function missingScripts(text: string): string[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  return [...text.matchAll(/npm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name));
}

test.each(documents)('%s leads to what exists: links, headings, files and scripts', (document) => {
  const text = read(document);
  expect({
    links: brokenLinks(document, text),
    paths: missingPaths(text),
    scripts: missingScripts(text),
  }).toEqual({ links: [], paths: [], scripts: [] });
});

test('what does not exist would be found', () => {
  const text = '[a](docs/none.md) [b](#none) `lib/none.ts` `src/none/` and `npm run none`';
  expect(brokenLinks('README.md', text)).toEqual(['docs/none.md', '#none']);
  expect(missingPaths(text)).toEqual(['lib/none.ts', 'src/none/']);
  expect(missingScripts(text)).toEqual(['none']);
});

test('the README has at most 8 kB', () => expect(statSync(join(ROOT, 'README.md')).size).toBeLessThan(8000));

test('every record of a decision is in the index once', () => {
  const linked = [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]*)\)/g)].map(
    ([, name = '']) => name,
  );
  const records = files.filter((file) => /^docs\/decisions\/\d/.test(file));
  expect(linked.sort()).toEqual(records.map((file) => file.replace('docs/decisions/', '')).sort());
});
