/** What the site uses of the runtime: https://developers.cloudflare.com/workers/runtime-apis */
declare module 'cloudflare:workers' {
  export const env: {
    /** The files of the site (wrangler.jsonc). */
    ASSETS: { fetch(request: Request): Promise<Response> };
  };
  export function waitUntil(work: Promise<unknown>): void;
}
