/**
 * The embedded services as a program of its own, for tests that kill it. Arguments: the data folder, the service key,
 * and, where it is also to serve the site, a port (0: any) and the built site's folder.
 */
import { startEmbeddedServices } from '#server/embeddedServices.ts';

const [, , dataDir, serviceKey, port = '0', distDir] = process.argv;

void startEmbeddedServices({ port: Number(port), dataDir, serviceKey, distDir }).then(({ origin }) =>
  console.log(origin),
);
