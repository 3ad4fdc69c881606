import { chromiumPath } from './chromium.ts';

/** Finds (and, where it comes as a package, unpacks) the browser once for all journeys. */
export default async function setUp() {
  process.env.CHROMIUM_PATH = await chromiumPath();
}
