import { eventDocument } from '../support/builders';
import { datasetFile } from '../support/datasetFile';
import { useSite } from '../support/site';
import { expectOwnIcons } from './anyScreen';
import { takenOver } from './takenOver';

const site = useSite({ dataset: datasetFile([eventDocument()]), isRendered: true });

test.each(['/', '/faq', '/nowhere/at/all'])(
  'where the event brings no icon, %s has the site’s own, before and after it is taken over',
  async (address) => {
    site.expectTrouble(/404|No page at/);
    expect(await (await fetch(site.origin() + address)).text()).toContain(
      '<link rel="icon" href="/icon.svg"',
    );
    const page = await site.open(address);
    await takenOver(page);
    await expectOwnIcons(page);
  },
);
