import { createSiteContent } from '../../../src/app/createSiteContent';
import { renderSite } from '../../../src/app/renderSite';
import { readSiteEnvironment } from '../../../src/lib/environment/siteEnvironment';

test('without its content a page is no page to keep', async () => {
  const nobody = 'http://127.0.0.1:9';
  const environment = readSiteEnvironment({ SANITY_API_HOST: nobody });
  const content = createSiteContent(environment, nobody, { isExport: false });
  expect(await renderSite('/marketplace', content)).toMatchObject({ status: 503 });
}, 60_000);
