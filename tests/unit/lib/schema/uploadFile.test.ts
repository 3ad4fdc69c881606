import { fileKey, fileSize, uploadedFile } from '#lib/schema/uploadFile.ts';

test.each([
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [655_360, '640 KB'],
  [1_048_575, '1 MB'],
  [2_516_582, '2.4 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test('a file is identified by its name, its size and the time when it was saved', () => {
  const file = { name: 'a.pdf', size: 10, lastModified: 5 };
  expect(fileKey({ ...file })).toBe(fileKey(file));
  const others = [
    { ...file, name: 'b.pdf' },
    { ...file, size: 11 },
    { ...file, lastModified: 6 },
  ];
  expect(new Set([file, ...others].map(fileKey)).size).toBe(4);
});

test.each([
  [null, undefined],
  ['', undefined],
  ['javascript:alert(1)//a.png', undefined],
  [
    'https://files.example/a.pdf?download=',
    { url: 'https://files.example/a.pdf?download=', isPicture: false },
  ],
  [
    'https://files.example/a.PNG?download=',
    { url: 'https://files.example/a.PNG?download=', isPicture: true },
  ],
])('only a web address is an uploaded file, and only some are pictures: %p', (address, file) => {
  expect(uploadedFile(address)).toEqual(file);
});
