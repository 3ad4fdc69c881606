/** The client is a chunk of its own, the largest of them. */
export function loadSanityClient() {
  return import(/* webpackChunkName: "sanity-client" */ '@sanity/client');
}
