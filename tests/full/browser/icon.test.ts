import { eventDocument } from '../../support/builders.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { useSite } from '../../support/site.ts';
import { expectOwnIcons } from '../../support/browser/anyScreen.ts';
import { waitForHydration } from '../../support/browser/hydration.ts';

const site = useSite({ dataset: datasetFile([eventDocument()]), isRendered: true });

test.each(['/', '/faq', '/nowhere/at/all'])(
  'if the event has no icon, %s has the site’s own, before and after hydration',
  async (address) => {
    site.expectTrouble(/404|No page at/);
    expect(await (await fetch(site.origin() + address)).text()).toContain(
      '<link rel="icon" href="/icon.svg"',
    );
    const page = await site.open(address);
    await waitForHydration(page);
    await expectOwnIcons(page);
  },
);
