import { env, waitUntil } from 'cloudflare:workers';
import type { CreateRenderer } from '#lib/rendering/renderer.ts';
import { type SiteBuild, createWorker } from '#server/cloudflare/createWorker.ts';
import { createRenderer } from '../prerender.tsx';

declare const SITE_BUILD: SiteBuild & Omit<Parameters<CreateRenderer>[0], 'template' | 'origin'>;

const { chunkFiles, styleSheets, messageFiles, ...build } = SITE_BUILD;

const renderer = createRenderer({
  template: build.index,
  chunkFiles,
  styleSheets,
  messageFiles,
  // The build requires it.
  origin: () => build.environment.siteUrl ?? '',
});

export default {
  fetch: createWorker(renderer, build, {
    fetchFile: (request) => env.ASSETS.fetch(request),
    waitUntil,
  }),
};
