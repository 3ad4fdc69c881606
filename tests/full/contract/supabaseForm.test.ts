import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { toApplicationRecord, vendorApplicationSchema } from '#submissions/vendorApplicationSchema.ts';
import { useBackend } from '../../support/backend.ts';

const backend = useBackend();
const schema = vendorApplicationSchema(i18nOf('en').t);

/** A file URL as an upload returns it, without the file. */
async function notedAddress(): Promise<string> {
  const name = `${randomUUID()}.pdf`;
  const public_url = `https://files.example/${name}`;
  const { error } = await backend
    .service()
    .from('uploaded_files')
    .insert({ name, bucket: 'vendor-files', public_url });
  expect(error).toBeNull();
  return public_url;
}

const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });
/** Parts of URLs, and invalid characters. */
const path = fc
  .array(fc.constantFrom('a', '/', '?', '#', '@', ':', '.', '%', '%2e', '[', '"', '<', '|', "'", 'ä', '岩'))
  .map((pieces) => pieces.join(''));
const long = fc.nat(2100).map((length) => 'x'.repeat(length));
const tail = fc.oneof(path, long, fc.tuple(path, long).map(String));

const typed = fc.record({
  full_name: text(210),
  email: fc.oneof(
    fc.emailAddress(),
    fc.tuple(text(20), path).map(([user, host]) => `${user}@${host}.example`),
  ),
  business_name: text(210),
  phone_number: fc.oneof(fc.constant(' '), text(60)),
  website_url: fc.oneof(
    fc.constant(''),
    fc.webUrl(),
    tail.map((end) => `vega.example/${end}`),
    path,
  ),
  instagram_url: fc.oneof(
    fc
      .tuple(fc.constantFrom('instagram.com/', 'HTTP://www.Instagram.com/v', 'm.instagram.com/v'), tail)
      .map(([host, end]) => host + end),
    fc.stringMatching(/^@?\w+[._]\w+$/),
  ),
  project_description: fc.oneof(text(300), long),
  product_images: fc.constant(new File(['%PDF-1.7'], 'booth.pdf')),
});

test('the database accepts everything that the form accepts', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (form) => {
      const { data } = z.safeParse(schema, form);
      fc.pre(data !== undefined);
      const record = toApplicationRecord(data, await notedAddress());
      const { error } = await backend.anon().from('vendor_applications').insert(record);
      expect(error).toBeNull();
    }),
    { numRuns: 150, maxSkipsPerRun: 100 },
  );
});
