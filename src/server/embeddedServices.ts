import { DEMO_DATASET, DEMO_MEDIA } from '#demo/demoFiles.ts';
import { type SiteEnvironment, readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { createEvaluator } from './content/evaluator.ts';
import { type DatasetStore, createDatasetStore } from './dataset/datasetStore.ts';
import { followDataset } from './dataset/followDataset.ts';
import { type Listener, listen } from './http/listen.ts';
import { loadRenderer } from './site/loadRenderer.ts';
import { createServices } from './services.ts';
import { createSupabaseService } from './supabase/supabaseService.ts';
import { createTurnstileCheck } from '#supabase/functions/_shared/turnstile.ts';

export interface EmbeddedServices extends Listener {
  /** The content that is being served; empty where there is none. */
  readonly store: DatasetStore;
}

/**
 * Starts the embedded services on a port: for `npm start`, for tests, and beside the development server.
 * A dataset file is loaded again when it changes; an edit that cannot be loaded is told on stderr.
 *
 * @param options.port 0 takes any free port
 * @param options.dataset path of an `.ndjson` or `.tar.gz` file; the demo when left out
 * @param options.distDir the built site; left out where something else serves it
 * @param options.rendererDir the built renderer of the site's pages; left out, browsers render them
 * @param options.environment what it was built with; nothing set when left out
 * @param options.hasContent false where the site has its content and pictures from elsewhere: none are served
 * @param options.dataDir what the forms send is kept here; left out, nothing answers them
 * @param options.serviceKey reads it back; made and kept in `dataDir` when left out
 * @param options.turnstileKey the secret of Cloudflare Turnstile, where forms are for people only
 * @param options.publicUrl where visitors reach the site, when that is not the port itself
 * @throws Error one line for the person who runs the program: broken dataset, missing site, port taken
 */
export async function startEmbeddedServices(options: {
  port: number;
  dataset?: string;
  distDir?: string;
  rendererDir?: string;
  environment?: SiteEnvironment;
  hasContent?: boolean;
  dataDir?: string;
  serviceKey?: string;
  turnstileKey?: string;
  publicUrl?: string;
}): Promise<EmbeddedServices> {
  const { port, distDir, rendererDir, environment = readSiteEnvironment({}), hasContent = true } = options;
  const { dataset, dataDir, serviceKey, turnstileKey, publicUrl } = options;
  const { store, stop } = hasContent
    ? await followDataset(dataset ?? DEMO_DATASET, environment.eventId, (reason) => console.error(reason))
    : { store: createDatasetStore([]), stop: () => undefined };
  const backend =
    dataDir === undefined
      ? undefined
      : createSupabaseService({
          dataDir,
          serviceKey,
          publicUrl: () => publicUrl ?? origin,
          verifyHuman:
            turnstileKey === undefined ? undefined : createTurnstileCheck({ secretKey: turnstileKey }),
        });
  const renderer =
    distDir === undefined || rendererDir === undefined
      ? undefined
      : loadRenderer({ folder: rendererDir, siteFolder: distDir, origin: () => origin });
  const evaluator = createEvaluator((await renderer?.queries()) ?? []);
  // If it fails, whoever asks first starts it again.
  if (hasContent) evaluator.prepare(store.current()).catch(() => undefined);
  const handler = createServices({
    dataset: hasContent ? store : undefined,
    evaluate: evaluator.evaluate,
    environment,
    backend: backend?.handle,
    distDir,
    renderer,
    filesDir: dataset === undefined ? DEMO_MEDIA : undefined,
  });
  const { origin, close } = await listen({ port, handler });
  return {
    origin,
    store,
    async close() {
      stop();
      await close();
      evaluator.close();
      await backend?.close();
    },
  };
}
