import { type AppStore, makeStore } from '../../src/app/store';
import { type Handler, listen } from '../../src/backend/local/http/listen';
import { embeddedAt } from '../support/scriptedContent';

/**
 * Where the site's own client asks a question: the path with its parameters.
 *
 * @param answer answers it
 * @param read asks it
 */
export async function questionAddress(
  answer: Handler,
  read: (store: AppStore) => Promise<unknown>,
): Promise<string> {
  let address = '';
  const server = await listen({
    port: 0,
    handler(request) {
      const { pathname, search } = new URL(request.url);
      address = pathname + search;
      return answer(request);
    },
  });
  await read(makeStore(undefined, { contentSource: embeddedAt(server.origin) }));
  await server.close();
  return address;
}
