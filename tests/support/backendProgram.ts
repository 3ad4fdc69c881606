/** An embedded backend as a program of its own, for tests that kill it. Arguments: the data folder, the service key. */
import { startEmbeddedServices } from '../../src/backend/local/embeddedServices';

const [, , dataDir, serviceKey] = process.argv;

void startEmbeddedServices({ port: 0, dataDir, serviceKey }).then(({ origin }) => console.log(origin));
