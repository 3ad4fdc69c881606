import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { readStyleSheets } from '#build/styleSheets.ts';
import type { CheckContent } from '#content/check/contentReport.ts';
import type { CreateRenderer, MessageFiles, Renderer, ReportResultFile } from '#lib/rendering/renderer.ts';

/** The renderer build: the site as a Node module. */
export function requireRenderer(folder: string) {
  return createRequire(join(resolve(folder), 'index.js'))('./prerender.js') as {
    createRenderer: CreateRenderer;
    checkContent: CheckContent;
  };
}

/**
 * Loads the built page renderer.
 *
 * @param options.folder output folder of the renderer build
 * @param options.siteFolder the built site, whose `index.html` is the template
 * @param options.isExport see `CreateRenderer`
 * @param options.onResult see `CreateRenderer`
 * @throws Error when it has not been built
 */
export function loadRenderer(options: {
  folder: string;
  siteFolder: string;
  origin(): string;
  isExport?: boolean;
  onResult?: ReportResultFile | undefined;
}): Renderer {
  const { folder, siteFolder, origin, isExport, onResult } = options;
  return requireRenderer(folder).createRenderer({
    template: readFileSync(join(siteFolder, 'index.html'), 'utf8'),
    chunkFiles: JSON.parse(readFileSync(join(folder, 'chunkFiles.json'), 'utf8')) as Record<string, string[]>,
    styleSheets: readStyleSheets(siteFolder),
    messageFiles: JSON.parse(readFileSync(join(folder, 'messageFiles.json'), 'utf8')) as MessageFiles,
    origin,
    isExport,
    onResult,
  });
}
