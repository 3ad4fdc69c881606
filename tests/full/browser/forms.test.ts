import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { type FormBackend, startFormBackend } from '../../support/formBackend.ts';
import { useSite } from '../../support/site.ts';
import { FIELD_VALUES } from '../../support/vendorForm.ts';
import { DESKTOP, PHONE, expectNoSidewaysScroll, hasFocus } from '../../support/browser/anyScreen.ts';
import { fillInApplication, throttleUploads, toast } from '../../support/browser/formScreen.ts';

const site = useSite();
let backend: FormBackend;

beforeEach(async () => {
  backend = await startFormBackend(site.origin());
});
afterEach(() => backend.close());

const MB = 1024 * 1024;
const pdf = (bytes: number, name = 'booth.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, '%PDF-1.7 '),
});

async function openForm(options = {}) {
  const page = await site.open('/vendor-application', { baseURL: backend.origin, ...options });
  await page.getByLabel('Full Name').waitFor();
  return page;
}

const picker = (page: Page) => page.getByLabel('Product Images Package');
const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Uploading your file' });
const fillIn = (page: Page, file = pdf(2000)) => fillInApplication(page, file);

async function isReady(page: Page) {
  await eventually(async () => expect(await submit(page).isEnabled()).toBe(true));
}

async function percent(page: Page) {
  return progress(page).evaluate((bar: HTMLProgressElement) => bar.value);
}

test('row g8: server killed during upload: the failure toast; the next try sends the file again', async () => {
  site.expectTrouble(/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET/);
  backend.meets.upload = 'killed';
  const page = await openForm();
  await fillIn(page, pdf(5 * MB));
  await submit(page).click();
  await toast(page, 'Upload failed').waitFor();
  await toast(page, 'Failed to upload file. Please try again.').waitFor();
  await isReady(page);
  expect(backend.rows).toEqual([]);
  backend.meets.upload = undefined;
  await submit(page).click();
  await toast(page, 'Application Submitted Successfully!').waitFor();
  expect(backend.uploads).toHaveLength(1);
  expect(backend.rows).toHaveLength(1);
});

test('row g2: insert committed, response lost: the same file address, also after a reload; 23505 is shown as success', async () => {
  site.expectTrouble(/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|409/);
  backend.meets.insert = 'killed';
  const page = await openForm();
  const file = { ...pdf(2000), lastModified: 1 };
  await fillIn(page, file);
  // A file on disk keeps its date. A file that a test creates gets its date when it is chosen.
  await page.evaluate(() => {
    Object.defineProperty(File.prototype, 'lastModified', { get: () => 1 });
  });
  await submit(page).click();
  await toast(page, 'Submission Failed').waitFor();
  await isReady(page);
  expect(backend.rows).toHaveLength(1);

  backend.meets.insert = { status: 409, body: { code: '23505', message: 'duplicate key' } };
  await page.reload();
  await page.evaluate(() => {
    Object.defineProperty(File.prototype, 'lastModified', { get: () => 1 });
  });
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Mara Lindqvist');
  await page.getByText('We kept what you typed. Please choose your file again.').waitFor();
  await picker(page).setInputFiles(file);
  await submit(page).click();
  await toast(page, 'Application Submitted Successfully!').waitFor();
  expect(backend.uploads).toHaveLength(1);
  expect(backend.rows[1]).toEqual(backend.rows[0]);
});

test('on a slow connection the real progress is shown, and Cancel Upload stops the upload', async () => {
  const page = await openForm();
  await fillIn(page, pdf(8 * MB));
  const stopThrottling = await throttleUploads(page, 1 * MB);
  await submit(page).click();
  await eventually(async () => {
    expect(await percent(page)).toBeGreaterThan(0);
    expect(await percent(page)).toBeLessThan(100);
  });
  const before = await percent(page);
  await eventually(async () => expect(await percent(page)).toBeGreaterThan(before));
  expect(await submit(page).isDisabled()).toBe(true);
  expect(await submit(page).textContent()).toContain('Submitting Application...');
  await page.getByRole('button', { name: 'Cancel Upload' }).click();
  await toast(page, 'Upload canceled').waitFor();
  await isReady(page);
  expect(await progress(page).count()).toBe(0);
  expect(backend.uploads).toEqual([]);
  expect(backend.rows).toEqual([]);

  await stopThrottling();
  await submit(page).click();
  await toast(page, 'Application Submitted Successfully!').waitFor();
  expect(backend.uploads).toHaveLength(1);
});

test('leaving the page while a file is uploading asks for confirmation', async () => {
  const page = await openForm();
  await fillIn(page, pdf(8 * MB));
  await throttleUploads(page, 1 * MB);
  await submit(page).click();
  await progress(page).waitFor();
  const prompted = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    });
  });
  await page.close({ runBeforeUnload: true });
  expect(await prompted).toBe('beforeunload');
});

test('row g6: offline on submit, online later: failure toast, form keeps its values, no silent background send', async () => {
  site.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const page = await openForm();
  await fillIn(page);
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await submit(page).click();
  // The toast's chunk cannot be loaded, but its text is shown.
  await page.getByText('Submission Failed').first().waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Mara Lindqvist');
  expect(backend.uploads).toEqual([]);
  expect(backend.rows).toEqual([]);
  await submit(page).click();
  await page.getByText('Application Submitted Successfully!').first().waitFor();
  expect(backend.rows).toHaveLength(1);
});

test('row g10: success, then reset; Back and Forward: no second send', async () => {
  const page = await openForm();
  await fillIn(page);
  await submit(page).click();
  await toast(page, 'Application Submitted Successfully!').waitFor();
  await page.goto('/map');
  await page.goBack();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('');
  await page.reload();
  expect(backend.uploads).toHaveLength(1);
  expect(backend.rows).toHaveLength(1);
});

test.each([
  ['a phone', PHONE, 'Submit Application', 'Submitting...'],
  ['a desktop', DESKTOP, 'Submit Vendor Application', 'Submitting Application...'],
])(
  'the button of %s has the label that fits, and the second click of a double click does not hit what appears meanwhile',
  async (_kind, window, idle, busy) => {
    const page = await openForm(window);
    await page.getByRole('button', { name: idle, exact: true }).waitFor();
    await fillIn(page, pdf(2 * MB));
    await throttleUploads(page, 1 * MB);
    await submit(page).scrollIntoViewIfNeeded();
    const box = await submit(page).boundingBox();
    if (!box) throw new Error('The button is not seen.');
    const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await progress(page).waitFor();
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: busy, exact: true }).waitFor();
    await toast(page, 'Application Submitted Successfully!').waitFor();
    expect(backend.uploads).toHaveLength(1);
  },
);

test('a dropped file is accepted, and nothing is wider than any window, not even with a long name', async () => {
  const page = await openForm();
  const dataTransfer = await page.evaluateHandle(
    (name) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
      return transfer;
    },
    `${'long-name-'.repeat(20)}.pdf`,
  );
  await picker(page).dispatchEvent('dragover', { dataTransfer });
  await picker(page).dispatchEvent('drop', { dataTransfer });
  await page.getByText('long-name-').first().waitFor();
  await submit(page).click();
  await page.getByText('Full name is required').waitFor();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('a file of exactly 10 MB arrives completely; the backend client is loaded with it, and by no screen before', async () => {
  const scripts: string[] = [];
  const page = await site.visit({ baseURL: backend.origin });
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await page.getByLabel('Email address').waitFor();
  await page.goto('/vendor-application');
  await fillIn(page, pdf(10 * MB));
  await page.getByText('10 MB', { exact: true }).waitFor();
  expect(scripts.filter((url) => url.includes('supabase'))).toEqual([]);
  await submit(page).click();
  await toast(page, 'Application Submitted Successfully!').waitFor();
  await toast(page, 'File uploaded successfully').waitFor();
  expect(scripts.filter((url) => /supabase\..*\.js$/.test(url))).toHaveLength(1);
  expect(backend.uploads).toHaveLength(1);
  expect(backend.uploads[0]?.includes(pdf(10 * MB).buffer)).toBe(true);
  expect(backend.rows).toEqual([
    expect.objectContaining({ product_images_urls: ['https://files.example/1.pdf'] }),
  ]);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('');
  expect(await hasFocus(page.getByRole('note').locator('..'))).toBe(true);
});

test('row g3: double click, Enter twice: one row per submission', async () => {
  const page = await openForm();
  await fillIn(page);
  await submit(page).dblclick();
  await toast(page, 'Application Submitted Successfully!').waitFor();
  await fillIn(page);
  await page.getByLabel('Email').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await eventually(() => expect(backend.rows).toHaveLength(2));
  await isReady(page);
  expect(backend.uploads).toHaveLength(2);
  expect(backend.rows).toHaveLength(2);
});

test('row g5: refresh or Back mid-way: text restored from session storage, file has to be chosen again', async () => {
  const page = await openForm();
  await fillIn(page);
  await page.reload();
  for (const [label, text] of Object.entries(FIELD_VALUES)) {
    expect(await page.getByLabel(label).inputValue()).toBe(text);
  }
  expect(await page.getByText('booth.pdf').count()).toBe(0);
  await page.goto('/map');
  await page.goBack();
  expect(await page.getByLabel('Business Name').inputValue()).toBe('Lumen & Oak');
});

test('row g11: email response lost, resent: the field is kept, the same message; a double click signs up once', async () => {
  site.expectTrouble(/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET/);
  const email = (page: Page) => page.getByLabel('Email address');
  backend.meets.email = 'killed';
  const page = await site.open('/#join', { baseURL: backend.origin });
  await email(page).fill('mara@lumen.example');
  await email(page).press('Enter');
  await toast(page, 'Subscription Failed').waitFor();
  await toast(page, 'Something went wrong. Please try again.').waitFor();
  await eventually(async () => expect(await hasFocus(email(page))).toBe(true));
  expect(backend.emails).toHaveLength(1);
  backend.meets.email = undefined;
  await page.getByRole('button', { name: /^SUBSCRIB/ }).dblclick();
  await toast(page, 'Welcome to the Future!').waitFor();
  await toast(page, 'You are on the list.').waitFor();
  expect(await email(page).inputValue()).toBe('');
  expect(backend.emails).toHaveLength(2);
  expect(backend.emails[1]).toEqual(backend.emails[0]);
});
