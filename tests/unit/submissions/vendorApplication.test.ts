import * as z from 'zod/mini';
import {
  EMPTY_VALUES,
  type VendorForm,
  toApplicationRecord,
  vendorApplicationSchema,
} from '#submissions/vendorApplicationSchema.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { MAX_BYTES } from '#lib/schema/uploadFile.ts';

const SCHEMA = vendorApplicationSchema(i18nOf('en').t);
const PDF = new File(['%PDF-1.7'], 'booth.pdf');
const FILLED: VendorForm = {
  full_name: 'Mara Lindqvist',
  email: 'mara@lumen.example',
  business_name: 'Lumen & Oak',
  phone_number: '',
  website_url: '',
  instagram_url: 'https://www.instagram.com/lumenoak',
  project_description: 'Lamps from fallen oaks.',
  product_images: PDF,
};

/** The first message of each invalid field, as the form shows it. */
function messages(changes: Partial<Record<keyof VendorForm, unknown>>): Record<string, string> {
  const { error } = z.safeParse(SCHEMA, { ...FILLED, ...changes });
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

const read = (changes: Partial<VendorForm>) => z.parse(SCHEMA, { ...FILLED, ...changes });

/** A file that reports a size without using the memory. */
function sized(size: number, name = 'booth.pdf'): File {
  return Object.defineProperty(new File(['x'], name), 'size', { value: size });
}

test('a completed application is valid', () => {
  expect(messages({})).toEqual({});
});

test('an empty application has a message for every required field', () => {
  expect(messages({ ...EMPTY_VALUES, product_images: undefined })).toEqual({
    full_name: 'Full name is required',
    email: 'Please enter a valid email',
    business_name: 'Business name is required',
    instagram_url: 'Instagram URL is required',
    project_description: 'Description of project is required',
    product_images: 'Product images package is required',
  });
});

test.each([
  ['full_name', ' \t ', 'Full name is required'],
  ['business_name', '\u00a0', 'Business name is required'],
  ['project_description', '\n', 'Description of project is required'],
  ['email', 'mara', 'Please enter a valid email'],
  ['email', 'a@b', 'Please enter a valid email'],
  ['email', 'mara@lumen.example\r\nBcc: all@lumen.example', 'Please enter a valid email'],
  ['website_url', 'lumen oak', 'Please enter a valid URL'],
  ['website_url', 'https://', 'Please enter a valid URL'],
  ['website_url', 'javascript:alert(1)', 'Please enter a valid URL'],
  ['website_url', 'ftp://lumen.example', 'Please enter a valid URL'],
  // A single word may mean anything.
  ['instagram_url', 'lumenoak', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'pending', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'evil.example', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'evil.example/x', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'www.evil.example', 'Please enter a valid Instagram URL'],
  ['instagram_url', '@lumen oak', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'https://instagram.com/explore', 'Please enter a valid Instagram URL'],
  // The database accepts no language subdomains.
  ['instagram_url', 'https://de-de.instagram.com/lumenoak', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'https://evil.example/lumenoak', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'https://instagram.com.evil.example/x', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'https://instagram.com:8080/x', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'https://instagram.com/', 'Please enter a valid Instagram URL'],
  ['instagram_url', 'javascript:alert(1)//instagram.com/x', 'Please enter a valid Instagram URL'],
  ['product_images', 'booth.pdf', 'Product images package is required'],
])('%s: %j is refused', (field, value, message) => {
  expect(messages({ [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['website_url', '  lumen.example ', 'https://lumen.example/'],
  ['website_url', 'http://lumen.example/a?b=c', 'http://lumen.example/a?b=c'],
  ['website_url', ' ', ''],
  ['instagram_url', 'instagram.com/lumenoak', 'https://instagram.com/lumenoak'],
  ['instagram_url', ' www.instagram.com/lumenoak/ ', 'https://www.instagram.com/lumenoak/'],
  ['instagram_url', ' @lumenoak ', 'https://www.instagram.com/lumenoak'],
  ['instagram_url', 'analytical.noodles', 'https://www.instagram.com/analytical.noodles'],
  ['instagram_url', 'lumen_1', 'https://www.instagram.com/lumen_1'],
  ['full_name', '  Mara  ', 'Mara'],
  ['email', ' mara@lumen.example ', 'mara@lumen.example'],
] as const)('%s: %j is read as %j', (field, value, meant) => {
  expect(read({ [field]: value })[field]).toBe(meant);
});

test.each([
  ['full_name', 200],
  ['business_name', 200],
  ['phone_number', 50],
  ['project_description', 5000],
])('%s takes %i characters and no more', (field, max) => {
  expect(messages({ [field]: 'x'.repeat(max) })).toEqual({});
  expect(messages({ [field]: 'x'.repeat(max + 1) })).toEqual({
    [field]: `Please use at most ${max} characters`,
  });
});

test.each([
  ['website_url', 'lumen.example'],
  ['instagram_url', 'instagram.com'],
])('%s accepts 2048 characters in its stored form: complete and escaped', (field, host) => {
  const tooLong = { [field]: 'Please use at most 2048 characters' };
  const longest = `https://${host}/`.padEnd(2048, 'x');
  expect(messages({ [field]: longest })).toEqual({});
  expect(messages({ [field]: `${longest}x` })).toEqual(tooLong);
  expect(messages({ [field]: longest.replace('https://', '') })).toEqual({});
  expect(messages({ [field]: `${host}/${'ä'.repeat(400)}` })).toEqual(tooLong);
});

test.each([
  ['one byte less than 10 MB', MAX_BYTES - 1, {}],
  ['10 MB', MAX_BYTES, {}],
  ['one byte more than 10 MB', MAX_BYTES + 1, { product_images: 'Please select a file smaller than 10MB.' }],
  ['nothing', 0, { product_images: 'This file is empty. Please choose another one.' }],
])('a file of %s has its message', (_size, bytes, expected) => {
  expect(messages({ product_images: sized(bytes) })).toEqual(expected);
});

const WRONG_TYPE = { product_images: 'Please choose a PDF, ZIP, JPG or PNG file.' };
test.each([
  ['a.pdf', {}],
  ['A.PDF', {}],
  ['a.zip', {}],
  ['a.jpg', {}],
  ['a.jpeg', {}],
  ['a.b.png', {}],
  ['a.gif', WRONG_TYPE],
  ['a.pdf.exe', WRONG_TYPE],
  ['pdf', WRONG_TYPE],
])('a file named %s has its message', (name, expected) => {
  expect(messages({ product_images: new File(['x'], name) })).toEqual(expected);
});

test('blank values are stored as null, and missing fields as a fixed placeholder', () => {
  expect(toApplicationRecord(read({}), 'https://files.example/1.pdf')).toEqual({
    contact_name: 'Mara Lindqvist',
    contact_email: 'mara@lumen.example',
    company_name: 'Lumen & Oak',
    contact_phone: null,
    company_website: null,
    social_media_handles: { instagram: 'https://www.instagram.com/lumenoak' },
    product_description: 'Lamps from fallen oaks.',
    product_images_urls: ['https://files.example/1.pdf'],
    company_address: 'N/A',
    company_city: 'N/A',
    company_state: 'N/A',
    company_zip: 'N/A',
    company_country: 'N/A',
    business_type: 'N/A',
    product_categories: ['General'],
  });
});

test.each([
  ['   ', null],
  [' +46 70 123 ', '+46 70 123'],
])('the phone number %j is stored as %j', (phone_number, stored) => {
  expect(toApplicationRecord(read({ phone_number }), 'x').contact_phone).toBe(stored);
});

test.each([
  ['', null],
  ['lumen.example', 'https://lumen.example/'],
])('the website %j is stored as %j', (website_url, stored) => {
  expect(toApplicationRecord(read({ website_url }), 'x').company_website).toBe(stored);
});
