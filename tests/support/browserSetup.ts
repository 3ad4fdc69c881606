import { chromiumPath } from './chromium.ts';

/** Locates (and unpacks, if packaged) the browser once for all browser tests. */
export default async function setUp() {
  process.env.CHROMIUM_PATH = await chromiumPath();
}
