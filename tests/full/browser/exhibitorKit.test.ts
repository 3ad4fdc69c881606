import sharp from 'sharp';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { publishApplication } from '#content/place/publish/publishApplication.ts';
import { openContentFile } from '#server/applications/publish/contentFile.ts';
import { makeToken } from '#lib/linkToken.ts';
import { hashOf } from '#supabase/functions/_shared/linkToken.ts';
import { SERVICE_KEY, buildApplication, connect, fileForm } from '../../support/backend.ts';
import { expectNoSidewaysScroll } from '../../support/browser/anyScreen.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { download, readCode } from '../../support/browser/qrCode.ts';
import { writeDataset } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { pdf } from '../../support/files.ts';
import { callsOf } from '../../support/publishing.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';

const content = writeDataset(
  readEnglishDemo().map((document) =>
    document._id === 'festival-2025' ? { ...document, languages: ['en', 'ar'] } : document,
  ),
);
const site = useSite({ hasBackend: true, isRendered: true, dataset: content.path });
// The site, which watches the file, is closed before.
afterAll(content.remove);

const PHONE = { viewport: { width: 390, height: 844 } };
const LONG_NAME = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${'& Töchter '.repeat(14)}`.trim();

const calls = callsOf(site);

let booths = 0;

/** Publishes the application of a business, at a booth of its own that no map has. */
async function publish(company_name: string): Promise<{ link: string; booth: string }> {
  booths += 1;
  const booth = `Tent ${booths}`;
  const organiser = connect(site.origin(), SERVICE_KEY);
  const uploaded = await fetch(`${site.origin()}/functions/v1/secure-file-upload`, {
    method: 'POST',
    headers: { apikey: embeddedAnonKey },
    body: fileForm(pdf(), 'plan.pdf'),
  });
  const { publicUrl } = (await uploaded.json()) as { publicUrl: string };
  await connect(site.origin())
    .from('vendor_applications')
    .insert(buildApplication(publicUrl, { company_name }))
    .throwOnError();
  const { data } = await organiser
    .from('vendor_applications')
    .select('id')
    .order('created_at', { ascending: false })
    .limit(1);
  const [{ id: application }] = data as [{ id: string }];
  const offer = { event: 'festival-2025', booth, answer_by: '2099-01-01T00:00:00Z' };
  const move = { application, reason: null, offer: null };
  await calls.call('move_application', {
    ...move,
    seen: 'submitted',
    target: 'offered',
    actor: 'organiser',
    offer,
  });
  await calls.call('move_application', { ...move, seen: 'offered', target: 'accepted', actor: 'applicant' });
  await publishApplication({ ...calls, store: openContentFile(content.path) }, { id: application });
  await eventually(() => expect(site.documents().map(({ _id }) => _id)).toContain(`place-${application}`));
  const token = makeToken();
  await organiser.rpc('add_link', { application, link_hash: await hashOf(token) }).throwOnError();
  return { link: `/vendor-application#application=${token}`, booth };
}

test('a vendor on a phone downloads the code, which leads to the listing, and its picture', async () => {
  const { link } = await publish('Vega & Söner');
  const page = await site.open(link, PHONE);
  await page.getByRole('heading', { name: 'Your exhibitor kit' }).waitFor();
  const address = await page.getByLabel('Link to your listing').inputValue();
  expect(address).toBe(`${site.origin()}/marketplace/vega-soner`);
  await page.getByText('Download picture to share').waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const png = await download(page, 'Download QR code (PNG)');
  expect([png.file, await readCode(png.bytes)]).toEqual(['vega-soner-qr.png', address]);
  const svg = await download(page, 'Download QR code (SVG)');
  expect([svg.file, await readCode(svg.bytes)]).toEqual(['vega-soner-qr.svg', address]);
  const picture = await download(page, 'Download picture to share');
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });

  await page.goto((await readCode(png.bytes)) ?? '');
  await page.getByRole('dialog', { name: 'Vega & Söner' }).waitFor();
});

test.each([
  ['a short name', 'Q', ''],
  ['a long name with accents', LONG_NAME, ''],
  ['a name from right to left, on an Arabic page', 'سوق الفنون والموسيقى', '/ar'],
])('the sign of %s is one page of A4 with all of its texts', async (_, name, prefix) => {
  const { link, booth } = await publish(name);
  const page = await site.visit();
  await page.addInitScript(() => (window.print = () => undefined));
  await page.goto(prefix + link);
  await expectAccessible(page);
  await page.locator('main button', { hasText: 'PDF' }).click();
  await page.emulateMedia({ media: 'print' });
  // The width of A4 in CSS pixels.
  await page.setViewportSize({ width: 794, height: 1123 });
  const texts = page.locator('body > :not(script) > p');
  expect((await texts.allInnerTexts()).join('\n').toUpperCase()).toContain(name.toUpperCase());
  expect(await page.locator('body').innerText()).toContain(booth.toUpperCase());
  const cut = await texts.evaluateAll((nodes) =>
    nodes
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  expect(await readCode(await page.screenshot())).toMatch(/\/marketplace\/./);
  expect(await page.getByRole('main').isVisible()).toBe(false);

  // After this the page is as before.
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
  // In points.
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  await page.getByRole('main').waitFor();
});
