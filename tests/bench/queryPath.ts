import type { AppStore } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import { type Handler, listen } from '#server/http/listen.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

/**
 * The path, with parameters, that the site's own client requests for a query.
 *
 * @param answer answers the request
 * @param read sends the query
 */
export async function queryPath(
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
