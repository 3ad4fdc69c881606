import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { addressOf } from '../../support/browser/anyScreen.ts';
import { openBeforeScript } from '../../support/browser/beforeScript.ts';
import { toast } from '../../support/browser/formScreen.ts';

/** Rendered forms: visible before the code that submits them. */
const site = useSite({ isRendered: true, hasBackend: true });

const name = (page: Page) => page.getByLabel('Full Name');
const email = (page: Page) => page.getByLabel('Email address');
const submit = (page: Page) => page.getByRole('button', { name: /^Subm/ });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });
const isReady = (button: ReturnType<typeof submit>) =>
  eventually(async () => expect(await button.isEnabled()).toBe(true));

test('an application that is typed before the script keeps all values, and Enter puts nothing into the address', async () => {
  const { page, release } = await openBeforeScript(site, '/vendor-application');
  await name(page).pressSequentially('Mara Lindqvist');
  await name(page).press('Enter');
  expect(await submit(page).isDisabled()).toBe(true);
  expect(await page.getByLabel('Product Images Package').isDisabled()).toBe(true);
  release();
  await isReady(submit(page));
  expect(addressOf(page)).toBe('/vendor-application');
  await submit(page).click();
  await page.getByText('Business name is required').waitFor();
  expect(await page.getByText('Full name is required').count()).toBe(0);
  expect(await name(page).inputValue()).toBe('Mara Lindqvist');
});

test('a sign-up that is typed before the script can be sent, and Enter puts nothing into the address', async () => {
  const { page, release } = await openBeforeScript(site, '/');
  await email(page).pressSequentially('early@festival.example');
  await email(page).press('Enter');
  expect(await subscribe(page).isDisabled()).toBe(true);
  release();
  await isReady(subscribe(page));
  expect(addressOf(page)).toBe('/');
  await email(page).press('Enter');
  await toast(page, 'Welcome to the Future!').waitFor({ timeout: 30_000 });
});

test('a stored text is restored after hydration', async () => {
  const page = await site.open('/vendor-application');
  await isReady(submit(page));
  await name(page).fill('Mara Lindqvist');
  await page.goto('/');
  await isReady(subscribe(page));
  await email(page).fill('mara@lumen.example');
  await page.goto('/vendor-application');
  await page.getByText('We kept what you typed. Please choose your file again.').waitFor();
  expect(await name(page).inputValue()).toBe('Mara Lindqvist');
  await page.goto('/');
  await eventually(async () => expect(await email(page).inputValue()).toBe('mara@lumen.example'));
});

test('without scripts a form says so, and sends nothing', async () => {
  // Chromium's message for a blocked script.
  site.expectTrouble(/\.js \(csp\)$/);
  const page = await site.visit({ javaScriptEnabled: false });
  for (const address of ['/vendor-application', '/']) {
    await page.goto(address);
    const notice = page.locator('form noscript');
    expect([await notice.textContent(), await notice.isVisible()]).toEqual([
      'This form needs JavaScript.',
      true,
    ]);
    const field = page.getByRole('textbox', { name: /^Email/ });
    await field.fill('mara@lumen.example');
    await field.press('Enter');
    await page.getByRole('button', { name: /^sub/i }).click({ force: true });
    expect(addressOf(page)).toBe(address);
  }
});
