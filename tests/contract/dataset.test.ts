import { execFileSync } from 'node:child_process';
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { loadDataset } from '#server/dataset/loadDataset.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairground-dataset-'));
afterAll(() => rmSync(folder, { recursive: true }));

const documents = [
  { _id: 'a', _type: 'place', name: 'Élan' },
  { _id: 'b', _type: 'place', name: 'ユニコード' },
];
const lines = documents.map((document) => JSON.stringify(document)).join('\n');

function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function archiveOf(name: string, entries: Record<string, string | Buffer>): Promise<string> {
  const archive = pack();
  for (const [entry, content] of Object.entries(entries)) archive.entry({ name: entry }, content);
  archive.finalize();
  const path = join(folder, name);
  await pipeline(archive, createGzip(), createWriteStream(path));
  return path;
}

test('an .ndjson file is loaded', async () => {
  expect(await loadDataset(fileOf('event.ndjson', `\uFEFF${lines}\n\n`))).toEqual(documents);
});

test('a link to a file is loaded', async () => {
  symlinkSync(fileOf('linked.ndjson', lines), join(folder, 'link.ndjson'));
  expect(await loadDataset(join(folder, 'link.ndjson'))).toEqual(documents);
});

test('the archive of an export is loaded, wherever its .ndjson file is in it', async () => {
  const picture = Buffer.alloc(100_000, 7);
  const path = await archiveOf('event.tar.gz', {
    'production-export/images/one.jpg': picture,
    'production-export/._data.ndjson': 'what tar on macOS adds',
    'production-export/assets.json': '{}',
    'production-export/data.ndjson': lines,
    'production-export/files/two.pdf': picture,
  });
  expect(await loadDataset(path)).toEqual(documents);
});

test('a large archive is loaded', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    _id: `place-${index}`,
    _type: 'place',
    text: 'long '.repeat(50),
  }));
  const path = await archiveOf('large.tgz', {
    'data.ndjson': many.map((document) => JSON.stringify(document)).join('\n'),
    'images/after.jpg': Buffer.alloc(1_000_000, 7),
  });
  expect(await loadDataset(path)).toEqual(many);
});

describe('there is one clear message', () => {
  const messageFor = (path: string) =>
    loadDataset(path).then(
      () => 'no error',
      (error: unknown) => String(error).replaceAll(folder, ''),
    );

  test('for a broken line, with file and line', async () => {
    const path = fileOf('broken.ndjson', `${lines}\n{"_id": "c", "_type"\n`);
    expect(await messageFor(path)).toMatch(/^DatasetError: \/broken\.ndjson:3: not JSON \([^\n]+\)$/);
  });

  test('for a broken line in an archive', async () => {
    const path = await archiveOf('broken.tar.gz', { 'x/data.ndjson': `${lines}\n{"_id": "c"}\n` });
    expect(await messageFor(path)).toBe('DatasetError: /broken.tar.gz/x/data.ndjson:3: no text in "_type"');
  });

  test('for an archive without an .ndjson file', async () => {
    const path = await archiveOf('pictures.tar.gz', { 'images/one.jpg': 'x' });
    expect(await messageFor(path)).toBe('DatasetError: /pictures.tar.gz: no .ndjson file in the archive');
  });

  test('for a file that is not an archive', async () => {
    expect(await messageFor(fileOf('text.tar.gz', 'hello'))).toBe(
      'DatasetError: /text.tar.gz: cannot be read (incorrect header check)',
    );
  });

  test('for a truncated archive', async () => {
    const whole = readFileSync(await archiveOf('whole.tar.gz', { 'data.ndjson': lines }));
    expect(await messageFor(fileOf('cut.tar.gz', whole.subarray(0, 100)))).toBe(
      'DatasetError: /cut.tar.gz: cannot be read (unexpected end of file)',
    );
  });

  test('for a file that does not exist, and for a folder', async () => {
    expect(await messageFor(join(folder, 'gone.ndjson'))).toBe('DatasetError: /gone.ndjson: no such file');
    expect(await messageFor(join(folder, 'gone.tar.gz'))).toBe('DatasetError: /gone.tar.gz: no such file');
    expect(await messageFor(folder)).toBe('DatasetError: : is a folder');
    mkdirSync(join(folder, 'folder.tar.gz'));
    expect(await messageFor(join(folder, 'folder.tar.gz'))).toBe('DatasetError: /folder.tar.gz: is a folder');
  });

  test.each(['ndjson', 'tar.gz'])(
    'row c16: for a file that never ends (.%s): a pipe, a device',
    async (ending) => {
      const [pipe, device] = [join(folder, `pipe.${ending}`), join(folder, `device.${ending}`)];
      execFileSync('mkfifo', [pipe]);
      symlinkSync('/dev/zero', device);
      expect(await messageFor(pipe)).toBe(`DatasetError: /pipe.${ending}: is not a file`);
      expect(await messageFor(device)).toBe(`DatasetError: /device.${ending}: is not a file`);
    },
  );
});
