import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../..');

/**
 * Builds what pages load into a folder of its own, with these variables set; the working copy's build stays as it is.
 * As `npm run build` does, but neither minified nor compressed. Takes some ten seconds.
 */
export async function buildSite(folder: string, variables: Record<string, string>): Promise<void> {
  const webpack = join(ROOT, 'node_modules/webpack-cli/bin/cli.js');
  const options = ['--mode', 'production', '--env', 'pagesOnly', '--output-path', folder];
  await promisify(execFile)(process.execPath, [webpack, ...options], {
    cwd: ROOT,
    env: { ...process.env, ...variables },
  });
}
