/** Runs the built Worker in Cloudflare's runtime, as `wrangler.json` says, and sends its address to the parent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';

interface Wrangler {
  main: string;
  compatibility_date: string;
  assets: { directory: string; binding: string; html_handling: 'none'; run_worker_first: string[] };
}

const ROOT = join(__dirname, '../..');
const { main, assets, compatibility_date } = JSON.parse(
  readFileSync(join(ROOT, 'wrangler.json'), 'utf8'),
) as Wrangler;
const paths = assets.run_worker_first;

const worker = new Miniflare({
  modules: [{ type: 'ESModule', path: join(ROOT, main) }],
  modulesRoot: ROOT,
  compatibilityDate: compatibility_date,
  assets: {
    directory: join(ROOT, assets.directory),
    binding: assets.binding,
    assetConfig: { html_handling: assets.html_handling },
    // What wrangler makes of the patterns.
    routerConfig: {
      has_user_worker: true,
      static_routing: {
        user_worker: paths.filter((path) => !path.startsWith('!')),
        asset_worker: paths.filter((path) => path.startsWith('!')).map((path) => path.slice(1)),
      },
    },
  },
});
process.on('disconnect', () => void worker.dispose());
void worker.ready.then(({ origin }) => process.send?.(origin));
