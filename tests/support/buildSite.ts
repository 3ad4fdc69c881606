import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../..');

/**
 * Builds the site with the given variables into a folder, neither minified nor compressed, without touching the
 * existing build. Takes some ten seconds.
 */
export async function buildSite(folder: string, variables: Record<string, string>): Promise<void> {
  await build(folder, ['--mode', 'production'], variables);
}

/** Builds the gallery into a folder, in the mode in which React warns. */
export async function buildGallery(folder: string): Promise<void> {
  await build(folder, ['--mode', 'development', '--env', 'gallery']);
}

async function build(folder: string, options: readonly string[], variables: Record<string, string> = {}) {
  const webpack = join(ROOT, 'node_modules/webpack-cli/bin/cli.js');
  await promisify(execFile)(
    process.execPath,
    [webpack, ...options, '--env', 'pagesOnly', '--output-path', folder],
    { cwd: ROOT, env: { ...process.env, ...variables } },
  );
}
