import type { Page, Route } from 'playwright-core';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { eventually } from '../../support/eventually.ts';
import { type FormBackend, startFormBackend } from '../../support/formBackend.ts';
import { useSite } from '../../support/site.ts';
import { FIELD_VALUES } from '../../support/vendorForm.ts';
import { expectNoSidewaysScroll, hasFocus } from '../../support/browser/anyScreen.ts';
import { fillInApplication, toast } from '../../support/browser/formScreen.ts';

/** Both forms with a captcha. Cloudflare's script is replaced by a stub. */
const SITE_KEY = '1x00000000000000000000AA';
const site = useSite({ environment: readSiteEnvironment({ TURNSTILE_SITE_KEY: SITE_KEY }) });
let backend: FormBackend;

beforeEach(async () => {
  backend = await startFormBackend(site.origin());
});
afterEach(() => backend.close());

/** Behaviours of the stub. */
const WIDGETS = {
  satisfied: 'setTimeout(() => options.callback("proof-" + options.sitekey))',
  challenge: `setTimeout(() => {
    options["before-interactive-callback"]();
    const button = document.createElement("button");
    button.textContent = "I am human";
    button.onclick = () => options.callback("ticked");
    box.append(button);
  })`,
  failing: 'setTimeout(() => options["error-callback"]("300030"))',
  'at odds with the key': 'throw new Error("[Cloudflare Turnstile] Invalid input for parameter sitekey")',
};

/** Opens a site that was built with a site key. */
async function openWithKey(address: string, widget: keyof typeof WIDGETS | 'blocked', options = {}) {
  const page = await site.visit({ baseURL: backend.origin, ...options });
  await page.route(/\/assets\/main\..*\.js$/, setSiteKey);
  const scripts: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    scripts.push(route.request().url());
    if (widget === 'blocked') return route.abort('blockedbyclient');
    const body = `window.turnstile = {
      render(box, options) { ${WIDGETS[widget]}; return "widget"; },
      remove() {},
    };`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(address);
  return { page, scripts };
}

/** The build inlines the site's variables into the main script: adds a site key there. */
async function setSiteKey(route: Route) {
  const response = await route.fetch();
  const script = await response.text();
  const anonKey = 'supabaseAnonKey:"sb_publishable_embedded"';
  expect(script).toContain(anonKey);
  await route.fulfill({
    response,
    body: script.replace(anonKey, `${anonKey},turnstileSiteKey:"${SITE_KEY}"`),
  });
}

const email = (page: Page) => page.getByLabel('Email address');
const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const fillIn = (page: Page) =>
  fillInApplication(page, {
    name: 'booth.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 '),
  });

test('an unsuspected visitor notices nothing, and the script loads on the first submit', async () => {
  const { page, scripts } = await openWithKey('/#join', 'satisfied');
  await email(page).fill('mara@lumen.example');
  expect(scripts).toEqual([]);
  await email(page).press('Enter');
  await toast(page, 'You are on the list.').waitFor();
  expect(scripts).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
  expect(backend.proofs).toEqual([`proof-${SITE_KEY}`]);
  expect(backend.emails).toEqual([{ email: 'mara@lumen.example' }]);
  // Each request needs a new token, but the script loads only once.
  await email(page).fill('robin@lumen.example');
  await email(page).press('Enter');
  await eventually(() => expect(backend.proofs).toHaveLength(2));
  expect(scripts).toHaveLength(1);
});

test('a suspected visitor gets a box to tick: it takes the focus, works by keyboard, and then the upload starts', async () => {
  const { page } = await openWithKey('/vendor-application', 'challenge', {
    viewport: { width: 390, height: 800 },
  });
  await fillIn(page);
  await submit(page).click();
  const box = page.getByRole('dialog', { name: 'Please confirm that you are human' });
  await box.waitFor();
  expect(await hasFocus(box)).toBe(true);
  await expectNoSidewaysScroll(page);
  expect(backend.uploads).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toast(page, 'Application Submitted Successfully!').waitFor();
  expect(await box.count()).toBe(0);
  // Nobody is asked twice: without a second tick the link comes by mail only.
  await page.getByText('The link to your application comes by mail.').waitFor();
  expect(await box.count()).toBe(0);
  expect(backend.proofs).toEqual(['ticked']);
  expect(backend.rows).toHaveLength(1);
});

test('a visitor can cancel the upload instead of solving the challenge', async () => {
  const { page } = await openWithKey('/vendor-application', 'challenge');
  await fillIn(page);
  await submit(page).click();
  await page.getByRole('dialog', { name: 'Please confirm that you are human' }).waitFor();
  await page.getByRole('button', { name: 'Cancel Upload' }).click();
  await toast(page, 'Upload canceled').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByLabel('Full Name').inputValue()).toBe(FIELD_VALUES['Full Name']);
  expect(backend.uploads).toEqual([]);
});

test.each(['blocked', 'failing', 'at odds with the key'] as const)(
  'if the script is %s, a message says what to do, the input stays, and the next try loads the script again',
  async (widget) => {
    site.expectTrouble(/challenges\.cloudflare\.com/);
    const advice = 'Allow challenges.cloudflare.com in your content blocker, or use another browser';
    const { page, scripts } = await openWithKey('/#join', widget);
    await email(page).fill('mara@lumen.example');
    await email(page).press('Enter');
    await toast(page, 'Subscription Failed').filter({ hasText: advice }).waitFor();
    expect(await email(page).inputValue()).toBe('mara@lumen.example');
    await eventually(async () => expect(await hasFocus(email(page))).toBe(true));
    await email(page).press('Enter');
    await eventually(() => expect(scripts).toHaveLength(widget === 'blocked' ? 2 : 1));

    await page.goto('/vendor-application');
    await fillIn(page);
    await submit(page).click();
    await toast(page, 'Upload failed').filter({ hasText: advice }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('mara@lumen.example');
    expect([backend.emails, backend.uploads, backend.rows]).toEqual([[], [], []]);
  },
);

test('without a site key nothing is sent to Cloudflare', async () => {
  const requests: string[] = [];
  const page = await site.visit({ baseURL: backend.origin });
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/#join');
  await email(page).fill('mara@lumen.example');
  await email(page).press('Enter');
  await toast(page, 'You are on the list.').waitFor();
  expect(requests.filter((url) => /cloudflare|turnstile/.test(url))).toEqual([]);
  expect(backend.proofs).toEqual([undefined]);
});
