/**
 * The embedded services as a separate process, for tests that kill it. Arguments: data folder, service key, and
 * optionally a port (0: any) and the folder of the built site.
 */
import { startEmbeddedServices } from '#server/embeddedServices.ts';

const [, , dataDir, serviceKey, port = '0', distDir] = process.argv;

void startEmbeddedServices({ port: Number(port), dataDir, serviceKey, distDir }).then(({ origin }) =>
  console.log(origin),
);
