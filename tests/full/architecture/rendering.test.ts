import { createSiteContent } from '#app/createSiteContent.ts';
import { renderSite } from '#app/renderSite.tsx';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';

test('a page without its content is not cached', async () => {
  const nobody = 'http://127.0.0.1:9';
  const environment = readSiteEnvironment({ SANITY_API_HOST: nobody });
  const content = createSiteContent(environment, nobody, { isExport: false });
  expect(await renderSite('/marketplace', content)).toMatchObject({ status: 503 });
}, 60_000);
