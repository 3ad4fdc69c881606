import type { Configuration } from 'webpack';
import type {} from 'webpack-dev-server';
import { SERVICE_PATH } from '#lib/network/servicePath.ts';
import { siteEnvironment } from './siteEnvironment.ts';

/** The webpack development server, with the embedded services as its proxy target, and the festival's languages. */
export async function startDevServices(): Promise<{
  devServer: Configuration['devServer'];
  languages: readonly [string, ...string[]];
}> {
  // Imported on demand, so that builds do not load them.
  const { readBackendEnvironment } = await import('#server/environment.ts');
  const { startEmbeddedServices } = await import('#server/embeddedServices.ts');
  const { contentSourceOf } = await import('#content/client/contentSource.ts');
  const { readLanguages } = await import('#content/discovery/contentIn.ts');
  const { languagesOf } = await import('#lib/i18n/pageLanguage.ts');
  const {
    PORT: port,
    DATASET: dataset,
    DATA_DIR: dataDir,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
    STAFF_PASSWORD: staffPassword,
    TURNSTILE_SECRET_KEY: turnstileKey,
  } = readBackendEnvironment(process.env);
  const environment = siteEnvironment();
  const publicUrl = `http://localhost:${port}`;
  const services = await startEmbeddedServices({
    port: 0,
    dataset,
    environment,
    dataDir,
    serviceKey,
    staffPassword,
    turnstileKey,
    publicUrl,
  });
  const contentSource = contentSourceOf(environment, services.origin);
  // Without them the site still starts, and says what is wrong.
  const languages = await readLanguages({ contentSource, origin: publicUrl }).catch(() => languagesOf({}));
  return {
    languages,
    devServer: {
      port,
      hot: true,
      historyApiFallback: true,
      static: false,
      proxy: [{ context: (path) => SERVICE_PATH.test(path), target: services.origin }],
      onListening: () => console.log(`Fairground is building; it will be at http://localhost:${port}`),
    },
  };
}
