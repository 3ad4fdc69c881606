import type { Configuration } from 'webpack';
import { cloudflareConfig } from './src/build/cloudflare.ts';
import type { Flags } from './src/build/flags.ts';
import { rendererConfig } from './src/build/renderer.ts';
import { siteConfig } from './src/build/site.ts';
import { workerConfig } from './src/build/worker.ts';
import { loadEnvironment } from './src/server/loadEnvironment.ts';

/** In development only the pages; in production also their renderer and the service worker. */
export default async function config(flags: Flags, { mode }: { mode?: string }): Promise<Configuration[]> {
  await loadEnvironment();
  const isProduction = mode === 'production';
  const site = await siteConfig(flags, isProduction);
  if (!isProduction || flags.pagesOnly) return [site];
  // The Worker takes all files of the site, the service worker's included.
  const servers = flags.target === 'worker' ? [{ ...cloudflareConfig(), dependencies: ['worker'] }] : [];
  return [site, rendererConfig(), workerConfig(flags), ...servers];
}
