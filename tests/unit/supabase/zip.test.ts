import { detectFileType } from '#supabase/functions/secure-file-upload/detectFileType.ts';
import { type ZipFile, zip, zipDescriptor, zipUnicodeName } from '../../support/files.ts';

/** The status of a rejected archive; 200 if it is accepted. */
function statusOf(archive: Buffer): Promise<number> {
  return detectFileType('images.zip', new Uint8Array(archive)).then(
    () => 200,
    (refusal: unknown) => (refusal as { status: number }).status,
  );
}

/** An entry of a streaming writer, which does not know sizes in advance. */
const streamed: ZipFile = {
  name: 'a.jpg',
  flags: 8,
  localSizes: [0, 0],
  descriptor: zipDescriptor('content'),
};

test.each<[string, ZipFile]>([
  ['a bomb that claims to be small', { name: 'a.txt', content: Buffer.alloc(4_000_000), size: 4000 }],
  ['that claims more than it holds', { name: 'a.jpg', size: 8 }],
  ['whose packed data ends too early', { name: 'a.jpg', content: 'x'.repeat(50), cutTo: 2 }],
  ['that only claims to be packed', { name: 'a.jpg', content: '\xff'.repeat(9), isRaw: true }],
  ['with another size in its own header', { name: 'a.jpg', localSizes: [9, 8] }],
  ['with a wrong size where there need be none', { ...streamed, localSizes: [0, 9] }],
  ['with another size behind its data', { ...streamed, descriptor: zipDescriptor('content', { size: 9 }) }],
  ['with nothing where its sizes are to be', { ...streamed, descriptor: Buffer.alloc(0) }],
  ['that the directory does not list', { name: 'a.exe', isHidden: true }],
  ['with another name for some programs', { name: 'a.jpg', extra: zipUnicodeName('../a.exe') }],
])('row b8: an archive with an entry %s is refused', async (_what, entry) => {
  expect(await statusOf(zip([{ name: 'first.jpg' }, entry, { name: 'last.jpg' }]))).toBe(422);
});

test('row b8: an archive with bytes before the first entry is refused', async () => {
  const shifted = Buffer.concat([Buffer.from('PK\x03\x04'), zip([{ name: 'a.jpg' }])]);
  // The end record gives the position of the directory.
  shifted.writeUInt32LE(shifted.readUInt32LE(shifted.length - 6) + 4, shifted.length - 6);
  expect(await statusOf(shifted)).toBe(422);
});

test.each<[string, ZipFile]>([
  ['sizes behind the data', streamed],
  ['without a signature', { ...streamed, descriptor: zipDescriptor('content', { isSigned: false }) }],
  ['of which one was known', { ...streamed, localSizes: [0, 7] }],
  [
    'in the form of large archives',
    {
      ...streamed,
      localSizes: [0xffffffff, 0xffffffff],
      descriptor: zipDescriptor('content', { isLarge: true }),
    },
  ],
  ['in their place, and marked to follow', { name: 'a.jpg', flags: 8 }],
  ['and a name that is written twice', { name: 'a.jpg', extra: zipUnicodeName('ä.jpg') }],
])('an archive that a common program writes is accepted: %s', async (_what, entry) => {
  expect(await statusOf(zip([{ name: 'first.jpg' }, entry, { ...streamed, name: 'last.jpg' }]))).toBe(200);
});
