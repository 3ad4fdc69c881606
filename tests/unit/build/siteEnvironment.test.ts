import { pageEnvironment, siteEnvironment } from '#build/siteEnvironment.ts';

const STUDIO_URL = 'https://festival.sanity.studio';

afterEach(() => delete process.env.STUDIO_URL);

test('the variables in the page are the same with and without a Studio', () => {
  const without = JSON.stringify(pageEnvironment());
  process.env.STUDIO_URL = STUDIO_URL;
  expect(siteEnvironment().studioUrl).toBe(STUDIO_URL);
  expect(JSON.stringify(pageEnvironment())).toBe(without);
});
