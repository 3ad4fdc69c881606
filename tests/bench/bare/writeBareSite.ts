import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import webpack from 'webpack';
import { compression, scriptMinimizer } from '#build/minimizer.ts';
import { ROOT } from '#build/paths.ts';
import { QUIET, SCRIPTS, routerWithoutWarnings } from '#build/shared.ts';
import { writePacked } from '../plainSite.ts';
import { isVisiblePlace, readEnglishDemo } from '../../support/readDemo.ts';
import { BareApp, type BarePlace, makeBareStore } from './Places.tsx';

/**
 * Writes the smallest page that works like the marketplace, as `/marketplace` of a folder: rendered to HTML, hydrated
 * by one script, with the same packages and the same minimizer. No site with these packages can be usable sooner.
 */
export async function writeBareSite(folder: string): Promise<void> {
  const places = barePlaces();
  const { prelude } = await prerender(
    createElement(BareApp, { store: makeBareStore(), Router: MemoryRouter, places }),
  );
  const body = await new Response(prelude).text();
  const data = JSON.stringify(places).replaceAll('<', '\\u003c');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Marketplace</title><script defer src="/assets/bare.js"></script></head><body><div id="root">${body}</div><script type="application/json" id="places">${data}</script></body></html>`;
  for (const path of ['', 'marketplace']) {
    await mkdir(join(folder, path), { recursive: true });
    await writePacked(join(folder, path, 'index.html'), html);
  }
  await buildScript(join(folder, 'assets'));
}

function barePlaces(): BarePlace[] {
  return readEnglishDemo()
    .filter(isVisiblePlace)
    .map(({ _id, name, locationName }) => ({ id: _id, name: String(name), location: String(locationName) }));
}

async function buildScript(path: string): Promise<void> {
  const compiler = webpack({
    ...QUIET,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './tests/bench/bare/browser.tsx',
    output: { path, filename: 'bare.js' },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: routerWithoutWarnings() },
    module: {
      rules: [
        SCRIPTS,
        { test: /react-router.dist.production/, loader: join(ROOT, 'src/build/slimRouter.mjs') },
      ],
    },
    plugins: compression(),
    optimization: { minimizer: [scriptMinimizer()] },
  });
  if (!compiler) throw new Error('webpack made no compiler.');
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}
