import { execFile } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SiteEnvironment, readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { STUDIO_FILE, writeStudioFile } from '#lib/security/studioFile.ts';

const ROOT = join(__dirname, '../..');

/**
 * Copies the built site into a folder, as it would be built with the given variables. Their values are one object in one
 * file, so a copy shows the same as another build, which takes half a minute. The copy has no compressed files.
 *
 * @throws when the build has no such object
 */
export function copySite(folder: string, variables: Record<string, string>): void {
  cpSync(join(ROOT, 'dist'), folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((asset) => /^main\.\w+\.js$/.test(asset)) ?? 'main.js';
  const { studioUrl, ...environment } = readSiteEnvironment(variables);
  setVariables(join(assets, name), environment);
  if (studioUrl !== undefined) writeFileSync(join(folder, STUDIO_FILE), writeStudioFile(studioUrl));
}

/** Copies the built renderer into a folder, as it would be built with the given variables. */
export function copyRenderer(folder: string, variables: Record<string, string>): void {
  cpSync(join(ROOT, 'dist-node'), folder, { recursive: true });
  setVariables(join(folder, 'prerender.js'), readSiteEnvironment(variables));
}

function setVariables(file: string, environment: Omit<SiteEnvironment, 'studioUrl'>): void {
  const script = readFileSync(file, 'utf8');
  const changed = script.replace(/\{"?dataset"?:"production",[^{}]*\}/, () => JSON.stringify(environment));
  if (changed === script) throw new Error(`${file} does not contain the variables of the build.`);
  writeFileSync(file, changed);
}

/** Builds the gallery into a folder, in the mode in which React warns. */
export async function buildGallery(folder: string): Promise<void> {
  await buildInDevelopment(folder, '--env', 'gallery');
}

/** Builds the site into a folder as the development server has it: React warns, and there is the organisers' tool. */
export async function buildInDevelopment(folder: string, ...flags: string[]): Promise<void> {
  const webpack = join(ROOT, 'node_modules/webpack-cli/bin/cli.js');
  const options = ['--mode', 'development', '--env', 'pagesOnly', ...flags];
  await promisify(execFile)(process.execPath, [webpack, ...options, '--output-path', folder], { cwd: ROOT });
}
