import type { Page } from 'playwright-core';
import { eventually } from '../../../support/eventually.ts';
import { type FormBackend, startFormBackend } from '../../../support/formBackend.ts';
import { useSite } from '../../../support/site.ts';
import { FIELD_VALUES } from '../../../support/vendorForm.ts';
import { hasFocus } from '../../../support/browser/anyScreen.ts';
import { fillInApplication, toast } from '../../../support/browser/formScreen.ts';

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
const fillIn = (page: Page, file = pdf(2000)) => fillInApplication(page, file);

async function isReady(page: Page) {
  await eventually(async () => expect(await submit(page).isEnabled()).toBe(true));
}

test('a file of exactly 10 MB arrives completely, its URL is in the row, and toasts report it', async () => {
  const page = await openForm();
  await fillIn(page, pdf(10 * MB));
  await page.getByText('10 MB', { exact: true }).waitFor();
  await submit(page).click();
  await toast(page, 'Application Submitted Successfully!').waitFor();
  await toast(page, 'File uploaded successfully').waitFor();
  expect(backend.uploads).toHaveLength(1);
  expect(backend.uploads[0]?.includes(pdf(10 * MB).buffer)).toBe(true);
  expect(backend.rows).toEqual([
    expect.objectContaining({ product_images_urls: ['https://files.example/1.pdf'] }),
  ]);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('');
  expect(await hasFocus(page.getByRole('note').locator('..'))).toBe(true);
});

test('a file with one more byte is refused before anything is sent', async () => {
  const page = await openForm();
  await fillIn(page, pdf(10 * MB + 1));
  await toast(page, 'File too large').waitFor();
  await toast(page, 'Please select a file smaller than 10MB.').waitFor();
  await submit(page).click();
  await page.getByText('Product images package is required').waitFor();
  await eventually(async () => expect(await hasFocus(picker(page))).toBe(true));
  expect(backend.uploads).toEqual([]);
});

test('if the backend refuses a file, its message is shown and the form keeps its values', async () => {
  site.expectTrouble(/415/);
  backend.meets.upload = { status: 415, body: { error: 'This is not a PDF.' } };
  const page = await openForm();
  await fillIn(page);
  await submit(page).click();
  await toast(page, 'Upload failed').waitFor();
  await toast(page, 'This is not a PDF.').waitFor();
  await isReady(page);
  expect(await hasFocus(submit(page))).toBe(true);
  expect(await page.getByLabel('Email').inputValue()).toBe('mara@lumen.example');
  await page.getByText('booth.pdf').first().waitFor();
  expect(backend.rows).toEqual([]);
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

test('no screen loads the backend client; submitting a form does', async () => {
  const scripts: string[] = [];
  const page = await site.visit({ baseURL: backend.origin });
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await page.getByLabel('Email address').waitFor();
  await page.goto('/vendor-application');
  await fillIn(page);
  expect(scripts.filter((url) => url.includes('supabase'))).toEqual([]);
  await submit(page).click();
  await toast(page, 'Application Submitted Successfully!').waitFor();
  expect(scripts.filter((url) => /supabase\..*\.js$/.test(url))).toHaveLength(1);
});

describe('the mailing list', () => {
  const email = (page: Page) => page.getByLabel('Email address');
  const subscribe = (page: Page) => page.getByRole('button', { name: /^SUBSCRIB/ });

  test('a double click signs up once; the field is cleared', async () => {
    const page = await site.open('/#join', { baseURL: backend.origin });
    await email(page).fill('mara@lumen.example');
    await subscribe(page).dblclick();
    await toast(page, 'Welcome to the Future!').waitFor();
    await toast(page, 'You are on the list.').waitFor();
    expect(await email(page).inputValue()).toBe('');
    expect(backend.emails).toEqual([{ email: 'mara@lumen.example' }]);
  });

  test('row g11: email response lost, resent: the field is kept, the same message', async () => {
    site.expectTrouble(/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET/);
    backend.meets.email = 'killed';
    const page = await site.open('/#join', { baseURL: backend.origin });
    await email(page).fill('mara@lumen.example');
    await email(page).press('Enter');
    await toast(page, 'Subscription Failed').waitFor();
    await toast(page, 'Something went wrong. Please try again.').waitFor();
    await eventually(async () => expect(await hasFocus(email(page))).toBe(true));
    expect(backend.emails).toHaveLength(1);
    backend.meets.email = undefined;
    await email(page).press('Enter');
    await toast(page, 'You are on the list.').waitFor();
    expect(backend.emails[1]).toEqual(backend.emails[0]);
  });
});
