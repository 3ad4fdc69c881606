import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { launchChromium } from '../support/chromium.ts';
import { writeDataset } from '../support/datasetFile.ts';
import { readEnglishDemo } from '../support/readDemo.ts';
import { type Cell, runCell } from './runCell.ts';
import { makeScreens } from './screens.ts';

export interface FaultSite {
  /** @throws when the screen does not behave as specified */
  run(cell: Cell): Promise<void>;
  close(): Promise<void>;
}

/** The built site with its services and the demo in English, and a browser. Cells may run concurrently. */
export async function startFaultSite(): Promise<FaultSite> {
  const { path, remove } = writeDataset(readEnglishDemo());
  const services = await startEmbeddedServices({ port: 0, distDir: 'dist', dataset: path });
  const browser = await launchChromium();
  const screens = makeScreens(services.store.current().documents);
  return {
    run: (cell) => runCell(browser, services.origin, screens, cell),
    async close() {
      await browser.close();
      await services.close();
      remove();
    },
  };
}
