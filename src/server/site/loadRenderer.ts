import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { readStyleSheets } from '#build/styleSheets.ts';
import type { CreateRenderer, Renderer } from '#lib/rendering/renderer.ts';

/**
 * Loads the built page renderer, the site as a Node module.
 *
 * @param options.folder output folder of the renderer build
 * @param options.siteFolder the built site, whose `index.html` is the template
 * @param options.isExport see `CreateRenderer`
 * @throws Error when it has not been built
 */
export function loadRenderer(options: {
  folder: string;
  siteFolder: string;
  origin(): string;
  isExport?: boolean;
}): Renderer {
  const { folder, siteFolder, origin, isExport } = options;
  const path = resolve(folder);
  const { createRenderer } = createRequire(join(path, 'index.js'))('./prerender.js') as {
    createRenderer: CreateRenderer;
  };
  return createRenderer({
    template: readFileSync(join(siteFolder, 'index.html'), 'utf8'),
    chunkFiles: JSON.parse(readFileSync(join(path, 'chunkFiles.json'), 'utf8')) as Record<string, string[]>,
    styleSheets: readStyleSheets(siteFolder),
    origin,
    isExport,
  });
}
