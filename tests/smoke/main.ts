/**
 * The program behind `npm run smoke`: on each version of Node that the site supports it builds and starts the site, asks
 * for a few pages, and stops it. Neither build nor server may print a warning. It fetches the versions from npm, so it
 * is not part of `npm test`; `-- 22` takes one of them only.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { scripts } from '../../package.json';

/** The least version of each line. */
const VERSIONS = ['20.19', '22', '24'];
/** An address, its status, and what only a rendered page has. */
const PAGES = [
  ['/', 200, /<h2[^>]*>Stay for the glow/],
  ['/marketplace?q=noo', 200, /<a href="\/marketplace\/noor-tintype\?q=noo/],
  ['/marketplace/noor-tintype', 200, /<h2[^>]*>Noor Tintype/],
  ['/schedule', 200, /<h2[^>]*>Saturday, October 25/],
  ['/sitemap.xml', 200, /\/marketplace\/noor-tintype</],
  ['/no/such/page', 404, /<h1[^>]*>Page Not Found/],
] as const;

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  for (const version of wanted.length > 0 ? wanted : VERSIONS) await checkOn(version);
}

async function checkOn(version: string): Promise<void> {
  const start = Date.now();
  const options = ['--yes', '--package', `node@${version}`, '--call', 'node -p process.execPath'];
  const node = execFileSync('npx', options, { encoding: 'utf8' }).trim();
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-smoke-'));
  const { HOME, PATH = '' } = process.env;
  const env = { HOME, PATH: dirname(node) + delimiter + PATH, PORT: '0', DATA_DIR: dataDir };
  try {
    build(env);
    await startAndStop(env);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
  const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  console.log(`PASS Node ${exact} (${Math.round((Date.now() - start) / 1000)} s)`);
}

function build(env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    env,
    encoding: 'utf8',
  });
  assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: '', stderr: '' });
}

/** Runs the server as `npm start` does after the build. */
async function startAndStop(env: NodeJS.ProcessEnv): Promise<void> {
  const command = scripts.start.replace(/^.*&& /, 'exec ');
  const server = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  server.stdout.on('data', (piece: Buffer) => (output.stdout += piece.toString()));
  server.stderr.on('data', (piece: Buffer) => (output.stderr += piece.toString()));
  const ended = once(server, 'close');
  try {
    let origin: string | undefined;
    while (!(origin = /http:\/\/localhost:\d+/.exec(output.stdout)?.[0])) {
      assert.equal(server.exitCode, null, output.stderr);
      await pause(100);
    }
    await checkPages(origin);
    await checkNativeModules(origin);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
  assert.deepEqual({ code: server.exitCode, stderr: output.stderr }, { code: 0, stderr: '' });
}

async function checkPages(origin: string): Promise<void> {
  for (const [address, status, text] of PAGES) {
    const response = await fetch(origin + address);
    assert.equal(response.status, status, address);
    assert.ok(text.test(await response.text()), `${address} has not: ${text.source}`);
  }
}

/** What has a binary for each platform: pictures, the database and the lock on its folder. */
async function checkNativeModules(origin: string): Promise<void> {
  const page = await (await fetch(`${origin}/marketplace?q=noo`)).text();
  const [, path = ''] = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page) ?? [];
  const picture = await fetch(origin + path);
  assert.match(picture.headers.get('content-type') ?? '', /^image\/(png|jpeg)/, path);
  const signUp = await fetch(`${origin}/functions/v1/email-subscribe`, {
    method: 'POST',
    body: '{"email":"a@festival.example"}',
    headers: { apikey: embeddedAnonKey, 'content-type': 'application/json' },
  });
  assert.equal(signUp.status, 200, await signUp.text());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
