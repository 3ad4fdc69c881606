import { DEMO_DATASET, DEMO_MEDIA } from '#demo/demoFiles.ts';
import { type SiteEnvironment, readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { createTemporaryFolder } from './temporaryFolder.ts';
import { createEvaluator } from './content/evaluator.ts';
import { createSiteQueries } from './content/siteQueries.ts';
import { type DatasetStore, createDatasetStore } from './dataset/datasetStore.ts';
import { followDataset } from './dataset/followDataset.ts';
import type { MaySeeDrafts } from './draftAccess.ts';
import { type Listener, listen } from './http/listen.ts';
import { mailFestivalIn } from '#content/mail/mailFestival.ts';
import { fetchMailFestival } from '#supabase/functions/send-mails/fetchMailFestival.ts';
import type { MailTransport } from '#supabase/functions/send-mails/sendMails.ts';
import { otherEditionsIn } from './editions.ts';
import { startMails } from './mails/mailService.ts';
import type { Networks } from './http/networks.ts';
import { fetchContent } from '#supabase/functions/_shared/fetchContent.ts';
import { contentSourceOf } from '#content/client/contentSource.ts';
import { createPurger } from './site/createPurger.ts';
import { followContent } from './site/followContent.ts';
import { loadRenderer } from './site/loadRenderer.ts';
import { createRenderingProcess } from './site/renderingProcess.ts';
import { createServices } from './services.ts';
import { FolderInUse } from './supabase/dataFolder.ts';
import { createSupabaseService } from './supabase/supabaseService.ts';
import { EDITIONS_QUERY } from '#supabase/functions/_shared/editions.ts';
import { createTurnstileCheck } from '#supabase/functions/_shared/turnstile.ts';

export interface EmbeddedServices extends Listener {
  /** The served content; empty if content comes from another service. */
  readonly store: DatasetStore;
}

/**
 * Starts the embedded services on a port: for `npm start`, for tests, and beside the development server. A dataset file
 * is reloaded when it changes; an edit that cannot be loaded is reported on stderr.
 *
 * @param options.port 0 takes any free port
 * @param options.dataset path of an `.ndjson` or `.tar.gz` file (default: the demo)
 * @param options.distDir the built site (default: none is served)
 * @param options.rendererDir the built page renderer (default: browsers render the pages)
 * @param options.environment the variables that the site was built with (default: none set)
 * @param options.hasContent false if content and pictures come from other services: none are served here
 * @param options.maySeeDrafts who sees drafts (default: nobody, and they are not kept)
 * @param options.trustedProxies see `listen`
 * @param options.dataDir folder for submitted data (default: no backend is served)
 * @param options.serviceKey reads submitted data (default: generated and stored in `dataDir`)
 * @param options.staffPassword signs organisers in (default: nobody can sign in)
 * @param options.retentionDays how many days applications are kept (default: until they are deleted)
 * @param options.turnstileKey secret key of Cloudflare Turnstile, if forms require it
 * @param options.publicUrl public URL of the site, if it differs from the port's
 * @param options.purge where a shared cache in front of the site is purged (default: it keeps pages for a minute)
 * @param options.mailTransport takes mails to applicants (default: none are sent)
 * @throws Error with a one-line message for the terminal: broken dataset, missing site, port or `dataDir` in use
 */
export async function startEmbeddedServices(options: {
  port: number;
  dataset?: string;
  distDir?: string;
  rendererDir?: string;
  environment?: SiteEnvironment;
  hasContent?: boolean;
  maySeeDrafts?: MaySeeDrafts;
  trustedProxies?: Networks;
  dataDir?: string;
  serviceKey?: string;
  staffPassword?: string;
  retentionDays?: number;
  turnstileKey?: string;
  publicUrl?: string;
  purge?: { url: string; token: string | undefined };
  mailTransport?: MailTransport;
}): Promise<EmbeddedServices> {
  const { port, distDir, rendererDir, environment = readSiteEnvironment({}), hasContent = true } = options;
  const {
    dataset,
    maySeeDrafts,
    trustedProxies,
    dataDir,
    serviceKey,
    staffPassword,
    retentionDays,
    turnstileKey,
    publicUrl,
    purge,
    mailTransport,
  } = options;
  const assets = await createTemporaryFolder();
  const { store, stop } = hasContent
    ? await followDataset(dataset ?? DEMO_DATASET, environment.eventId, (reason) => console.error(reason), {
        assetsDir: assets.path,
        keepsDrafts: maySeeDrafts !== undefined,
      })
    : { store: createDatasetStore([]), stop: () => undefined };
  const backend =
    dataDir === undefined
      ? undefined
      : createSupabaseService({
          dataDir,
          serviceKey,
          staffPassword,
          retentionDays,
          publicUrl: () => publicUrl ?? origin,
          editions: async () => ({
            eventId: environment.eventId,
            others: hasContent
              ? otherEditionsIn(store.current().byId.values(), environment.eventId)
              : await fetchContent(environment, EDITIONS_QUERY, { eventId: environment.eventId }),
          }),
          verifyHuman:
            turnstileKey === undefined ? undefined : createTurnstileCheck({ secretKey: turnstileKey }),
        });
  const mails =
    backend &&
    mailTransport &&
    startMails(backend, {
      siteUrl: () => publicUrl ?? origin,
      festival: async () =>
        hasContent
          ? mailFestivalIn(store.current().byId.values(), environment.eventId)
          : fetchMailFestival(environment),
      transport: mailTransport,
    });
  const built =
    distDir === undefined || rendererDir === undefined
      ? undefined
      : { folder: rendererDir, siteFolder: distDir };
  const renderer = built && loadRenderer({ ...built, origin: () => origin });
  const searches = built && renderer && createRenderingProcess(() => ({ ...built, origin }), renderer.render);
  const siteQueries = renderer && createSiteQueries(await renderer.queries(), environment.eventId);
  const evaluator = createEvaluator(siteQueries);
  // If this fails, the first query starts the process again.
  if (hasContent) evaluator.prepare(store.current()).catch(() => undefined);
  let stopFollowing: (() => void) | undefined;
  const handler = createServices({
    dataset: hasContent ? store : undefined,
    evaluate: evaluator.evaluate,
    siteQueries,
    maySeeDrafts,
    environment,
    backend: (mails ?? backend)?.handle,
    checks: backend?.checks,
    distDir,
    renderer,
    renderSearch: searches?.render,
    followContent:
      hasContent || !renderer
        ? undefined
        : (onStale) => (stopFollowing = followContent(contentSourceOf(environment, ''), onStale)),
    purge: purge && createPurger(purge),
    filesDir: DEMO_MEDIA,
    assetsDir: assets.path,
  });
  const { origin, close } = await listen({ port, handler, trustedProxies });
  await backend?.lock().catch(async (error: unknown) => {
    // Without locks, forms are refused and pages are served.
    if (!(error instanceof FolderInUse)) return;
    await close();
    throw new Error(`${error.message} Servers need a DATA_DIR each, or one Supabase project.`, {
      cause: error,
    });
  });
  return {
    origin,
    store,
    async close(limitMs) {
      stop();
      stopFollowing?.();
      await close(limitMs);
      searches?.close();
      evaluator.close();
      await mails?.close();
      await backend?.close();
      assets.remove();
    },
  };
}
