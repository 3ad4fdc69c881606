/** Sanity's client, a chunk of its own. */
export function loadSanityClient() {
  return import(/* webpackChunkName: "sanity-client" */ '@sanity/client');
}
