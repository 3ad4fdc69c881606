/** The program behind `npm start`: serves the built site and its services, without any account. */
import { existsSync } from 'node:fs';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { readBackendEnvironment } from './environment.ts';
import { loadEnvironment } from './loadEnvironment.ts';
import type { Dataset } from './dataset/datasetStore.ts';
import { startEmbeddedServices } from './embeddedServices.ts';

async function main(): Promise<void> {
  await loadEnvironment();
  const { PORT, DATASET, DATA_DIR, SUPABASE_SERVICE_ROLE_KEY, TURNSTILE_SECRET_KEY } = readBackendEnvironment(
    process.env,
  );
  const environment = readSiteEnvironment(process.env);
  const { sanityProjectId, apiHost, siteUrl, supabaseUrl, turnstileSiteKey } = environment;
  // A site with a hosted project does not use the embedded services, so they are not exposed.
  const hasContent = sanityProjectId === undefined && apiHost === undefined;
  // With only one key, forms would fail or tokens would not be verified.
  if (
    supabaseUrl === undefined &&
    (turnstileSiteKey === undefined) !== (TURNSTILE_SECRET_KEY === undefined)
  ) {
    throw new Error('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: one of them is missing.');
  }
  const services = await startEmbeddedServices({
    port: PORT,
    dataset: DATASET,
    distDir: 'dist',
    // Without it, browsers render the pages.
    rendererDir: existsSync('dist-node') ? 'dist-node' : undefined,
    environment,
    hasContent,
    dataDir: supabaseUrl === undefined ? DATA_DIR : undefined,
    serviceKey: SUPABASE_SERVICE_ROLE_KEY,
    turnstileKey: TURNSTILE_SECRET_KEY,
    publicUrl: siteUrl,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void services.close().then(() => process.exit(0)));
  }
  const content = hasContent
    ? describe(services.store.current())
    : `content from ${sanityProjectId === undefined ? apiHost : `the Sanity project ${sanityProjectId}`}`;
  console.log(`Fairground is ready: ${services.origin} (${content})`);
}

function describe({ documents }: Dataset): string {
  const event = documents.find(({ _type }) => _type === 'event');
  const name = [event?.nickname, event?.title].find((text) => typeof text === 'string' && text !== '');
  const places = documents.filter(({ _type }) => _type === 'place').length;
  return [name, places === 1 ? '1 place' : `${places} places`].filter(Boolean).join(', ');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
