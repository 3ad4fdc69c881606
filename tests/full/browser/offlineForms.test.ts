import type { Page } from 'playwright-core';
import { SERVICE_KEY, connect } from '../../support/backend.ts';
import { useDeployments } from '../../support/deployments.ts';
import { eventually } from '../../support/eventually.ts';
import { cachedResponses, waitForCaching } from '../../support/browser/browserCaches.ts';

const site = useDeployments({ hasBackend: true });

const toast = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: words });

async function signUp(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

test('a form is neither cached nor sent in the background', async () => {
  const page = await site.open('/');
  await waitForCaching(page);
  await signUp(page, 'first@festival.example');
  await toast(page, 'Welcome to the Future!').waitFor({ timeout: 30_000 });

  await site.unplug();
  await signUp(page, 'second@festival.example');
  await toast(page, 'Subscription Failed').waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('second@festival.example');

  await site.plugIn();
  await page.reload();
  await eventually(async () =>
    expect(await page.getByLabel('Email address').inputValue()).toBe('second@festival.example'),
  );
  await signUp(page, 'third@festival.example');
  await eventually(async () => expect(await page.getByLabel('Email address').inputValue()).toBe(''));
  const { data } = await connect(site.origin(), SERVICE_KEY).from('email_subscribers').select('email');
  expect(data?.map(({ email }) => email)).toEqual(['first@festival.example', 'third@festival.example']);
  expect((await cachedResponses(page)).filter(({ url }) => /\/(functions|rest|storage)\//.test(url))).toEqual(
    [],
  );
});
