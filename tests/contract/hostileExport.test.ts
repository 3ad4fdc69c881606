import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import sharp from 'sharp';
import { type Header, pack } from 'tar-stream';
import { createFileReceiver } from '#server/assets/receiveFiles.ts';
import { loadDataset } from '#server/dataset/loadDataset.ts';
import { readArchive } from '#server/dataset/readExport.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairground-hostile-export-'));
const assetsDir = join(folder, 'assets');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(assetsDir, { recursive: true, force: true });
  mkdirSync(assetsDir);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
});

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c83264' } })
    .png()
    .toBuffer();

const document = (_sanityAsset: string) =>
  JSON.stringify({ _id: 'a', _type: 'place', image: { _type: 'image', _sanityAsset } });

/** Loads an archive with these entries, and returns its first document, and the files that were created. */
async function load(entries: readonly [Partial<Header> & { name: string }, (string | Buffer)?][]) {
  const archive = pack();
  for (const [header, content] of entries) archive.entry(header, content ?? '');
  archive.finalize();
  const path = join(folder, 'export.tar.gz');
  await pipeline(archive, createGzip(), createWriteStream(path));
  const [place] = await loadDataset(path, { assetsDir });
  return { place, files: readdirSync(assetsDir) };
}

test('row c14: names in an archive do not become paths', async () => {
  const picture = await pictureOf(30, 20);
  const { place, files } = await load([
    [{ name: 'x/images/../../../images/a.png' }, picture],
    [{ name: 'data.ndjson' }, document('image@file://./images/../images/a.png')],
  ]);
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{40}-30x20\.png$/)]);
  expect(place?.image).toMatchObject({
    asset: { _ref: expect.stringMatching(/^image-[0-9a-f]{40}-30x20-png$/) },
  });
  expect(existsSync(join(folder, 'images'))).toBe(false);
});

test('row c14: links in an archive, and references out of it, are ignored', async () => {
  const { place, files } = await load([
    [{ name: 'images/a.png', type: 'symlink', linkname: join(folder, 'secret.txt') }],
    [{ name: 'notes.ndjson', type: 'symlink', linkname: join(folder, 'secret.txt') }],
    [{ name: 'folder.ndjson', type: 'directory' }],
    [{ name: 'images/device.png', type: 'character-device' }],
    [{ name: 'images/pipe.png', type: 'fifo' }],
    [{ name: 'files/b.pdf', type: 'link', linkname: join(folder, 'secret.txt') }],
    [{ name: 'data.ndjson' }, document(`image@file://${join(folder, 'secret.txt')}`)],
  ]);
  expect(files).toEqual([]);
  expect(place?.image).not.toHaveProperty('asset');
});

test('row c14: names that differ in case, in accents or beyond the length of a file name stay distinct', async () => {
  const names = ['a', 'A', '\u00e9', 'e\u0301', 'x'.repeat(300)];
  const pictures = await Promise.all(names.map((_name, index) => pictureOf(30 + index, 20)));
  const { files } = await load([
    ...names.map(
      (name, index) => [{ name: `images/${name}.png` }, pictures[index]] as [{ name: string }, Buffer],
    ),
    [{ name: 'data.ndjson' }, document(`image@file://./images/${encodeURIComponent('e\u0301')}.png`)],
  ]);
  expect(files).toHaveLength(names.length);
  const [place] = await loadDataset(join(folder, 'export.tar.gz'), { assetsDir });
  expect(place?.image).toMatchObject({ asset: { _ref: expect.stringMatching(/-33x20-png$/) } });
});

test('row c14: an .ndjson file cannot name files outside its folders', async () => {
  const path = join(folder, 'data.ndjson');
  writeFileSync(path, document('image@file://./images/../../secret.txt'));
  const [place] = await loadDataset(path, { assetsDir });
  expect(place?.image).not.toHaveProperty('asset');
  expect(readdirSync(assetsDir)).toEqual([]);
});

test('row c16: anything but a file in the folders beside an .ndjson file is left out', async () => {
  const beside = join(folder, 'beside');
  mkdirSync(join(beside, 'images', 'folder.png'), { recursive: true });
  execFileSync('mkfifo', [join(beside, 'images', 'pipe.png')]);
  execFileSync('mkfifo', [join(beside, 'assets.json')]);
  symlinkSync('/dev/zero', join(beside, 'images', 'device.png'));
  writeFileSync(join(beside, 'plan.png'), await pictureOf(30, 20));
  symlinkSync(join(beside, 'plan.png'), join(beside, 'images', 'link.png'));
  const names = ['folder', 'pipe', 'device', 'gone', 'link'];
  const path = join(beside, 'data.ndjson');
  writeFileSync(path, names.map((name) => document(`image@file://./images/${name}.png`)).join('\n'));
  const documents = await loadDataset(path, { assetsDir });
  expect(documents.slice(0, 5).map(({ image }) => Object.hasOwn(image as object, 'asset'))).toEqual([
    ...[false, false, false, false, true],
  ]);
  expect(readdirSync(assetsDir)).toEqual([expect.stringMatching(/-30x20\.png$/)]);
});

test('row c15: files with the same name in several folders of an archive do not replace each other', async () => {
  const [red, small] = [await pictureOf(30, 20), await pictureOf(3, 2)];
  const { place, files } = await load([
    [{ name: 'x/images/a.png' }, red],
    [{ name: 'y/images/a.png' }, red],
    [{ name: 'images/b.png' }, small],
    [{ name: 'data.ndjson' }, document('image@file://./images/a.png')],
  ]);
  expect(place?.image).toMatchObject({ asset: { _ref: expect.stringMatching(/-30x20-png$/) } });
  expect(files.map((name) => name.replace(/^.*-/, '')).toSorted()).toEqual(['30x20.png', '3x2.png']);
});

test('row c16: an archive that unpacks to too many bytes is not read to its end', async () => {
  const archive = pack();
  archive.entry({ name: 'notes.txt' }, Buffer.alloc(100_000));
  archive.entry({ name: 'data.ndjson' }, document(''));
  archive.finalize();
  const path = join(folder, 'bomb.tar.gz');
  await pipeline(archive, createGzip(), createWriteStream(path));
  await expect(readArchive(path, undefined, {}, 100_000)).rejects.toThrow(
    'unpacks to more than 100000 bytes',
  );
});

test('row c15: too many files or bytes end the load', async () => {
  const receiver = createFileReceiver(assetsDir, { files: 2, bytes: 1000 });
  await receiver.receive('images/a.png', Readable.from([Buffer.alloc(600)]));
  await expect(receiver.receive('images/b.png', Readable.from([Buffer.alloc(600)]))).rejects.toThrow(
    'disk space',
  );
  expect(readdirSync(assetsDir)).toEqual(['received-0']);
  const counting = createFileReceiver(assetsDir, { files: 1, bytes: 1000 });
  await counting.receive('images/a.png', Readable.from([Buffer.alloc(1)]));
  // A name that was received before counts as well.
  await expect(counting.receive('images/a.png', Readable.from([Buffer.alloc(1)]))).rejects.toThrow(
    'more than 1',
  );
});

test('row c15: an export that cannot be loaded leaves none of its files behind', async () => {
  const entries: [{ name: string }, string | Buffer][] = [
    [{ name: 'images/a.png' }, await pictureOf(30, 20)],
    [{ name: 'files/b.pdf' }, 'pdf'],
    [{ name: 'data.ndjson' }, '{"_id":'],
  ];
  await expect(load(entries)).rejects.toThrow('data.ndjson:1: not JSON');
  expect(readdirSync(assetsDir)).toEqual([]);
});

test('row c15: a picture with too many pixels, and a file that is no picture, are left out and logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  // The header of a small PNG, changed to 20,000 x 20,000.
  const bomb = await pictureOf(30, 20);
  bomb.writeUInt32BE(20_000, 16);
  bomb.writeUInt32BE(20_000, 20);
  const { place, files } = await load([
    [{ name: 'images/bomb.png' }, bomb],
    [{ name: 'images/page.png' }, '<script>alert(1)</script>'],
    [{ name: 'data.ndjson' }, document('image@file://./images/bomb.png')],
  ]);
  expect(files).toEqual([]);
  expect(place?.image).not.toHaveProperty('asset');
  expect(warn.mock.calls.map(([text]) => String(text).split(':')[0])).toEqual([
    'Left out images/bomb.png',
    'Left out images/page.png',
  ]);
  warn.mockRestore();
});

test('row c15: the size that an archive names for a file does not replace the measured one', async () => {
  const picture = await pictureOf(30, 20);
  const sha1 = createHash('sha1').update(picture).digest('hex');
  const details = {
    _id: 'festival-2025',
    _type: 'event',
    altText: 'Plan',
    metadata: { dimensions: { width: 9e9 } },
  };
  const { files } = await load([
    [{ name: 'images/a.png' }, picture],
    [{ name: 'assets.json' }, JSON.stringify({ [`image-${sha1}`]: details })],
    [{ name: 'data.ndjson' }, document('image@file://./images/a.png')],
  ]);
  expect(files).toEqual([`${sha1}-30x20.png`]);
  const documents = await loadDataset(join(folder, 'export.tar.gz'), { assetsDir });
  expect(documents.at(-1)).toMatchObject({
    _id: `image-${sha1}-30x20-png`,
    _type: 'sanity.imageAsset',
    altText: 'Plan',
    metadata: {
      dimensions: { width: 30, height: 20 },
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
    },
  });
  expect(readFileSync(join(assetsDir, `${sha1}-30x20.png`))).toEqual(picture);
});
