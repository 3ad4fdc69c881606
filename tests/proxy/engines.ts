import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { readRecipe } from './readRecipe.ts';

/** A proxy in front of the site, with a cache that visitors share. */
export interface Engine {
  /** Of the folder with its tests. */
  name: 'nginx' | 'varnish';
  isInstalled(): boolean;
  /** Starts it with the configuration of docs/hosting.md. */
  start(ports: { proxy: number; site: number }): Promise<{ stop(): Promise<void> }>;
  /** Whether a response with these headers came out of the cache. */
  wasKept(headers: IncomingHttpHeaders): boolean;
}

const START_MS = 30_000;
/** Also where a shell of a user who is not root does not look. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export const varnish: Engine = {
  name: 'varnish',
  isInstalled: () => programOf('varnishd') !== undefined,
  start({ proxy, site }) {
    const recipe = readRecipe('vcl', { '.port = "3000"': `.port = "${site}"` });
    return run(proxy, (folder) => {
      writeFileSync(join(folder, 'site.vcl'), recipe);
      return [
        // As whoever runs the tests, to whom its folder belongs.
        ...['varnishd', '-j', 'none', '-F', '-n', join(folder, 'varnish'), '-f', join(folder, 'site.vcl')],
        ...['-a', `127.0.0.1:${proxy}`, '-s', 'malloc,100m'],
      ];
    });
  },
  // The numbers of two requests: this one, and the one that has filled the cache.
  wasKept: (headers) => /^\d+ \d+$/.test(String(headers['x-varnish'])),
};

export const nginx: Engine = {
  name: 'nginx',
  isInstalled: () => programOf('nginx') !== undefined,
  start({ proxy, site }) {
    return run(proxy, (folder) => {
      const recipe = readRecipe('nginx', {
        '/var/cache/nginx/pages': join(folder, 'pages'),
        'listen 80;': `listen 127.0.0.1:${proxy}; add_header X-Cache $upstream_cache_status always;`,
        'http://127.0.0.1:3000': `http://127.0.0.1:${site}`,
      });
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      const lines = [
        // Its folder belongs to whoever runs the tests.
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        ...[
          'daemon off;',
          `pid ${join(folder, 'pid')};`,
          'error_log stderr;',
          'events { worker_connections 4096; }',
        ],
        ...['http {', 'access_log off;', ...paths, recipe, '}'],
      ];
      writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
      mkdirSync(join(folder, 'pages'));
      return ['nginx', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
    });
  },
  wasKept: ({ 'x-cache': state }) => ['HIT', 'STALE', 'UPDATING'].includes(String(state)),
};

export const ENGINES: readonly Engine[] = [varnish, nginx];

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Runs a program in a folder of its own until it listens on the port. */
async function run(
  port: number,
  commandIn: (folder: string) => string[],
): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-proxy-'));
  const [name = '', ...parameters] = commandIn(folder);
  const child = spawn(programOf(name) ?? name, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const proxy = {
    async stop() {
      if (isRunning(child)) {
        child.kill();
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true });
    },
  };
  const deadline = Date.now() + START_MS;
  while (!(await isOpen(port))) {
    if (isRunning(child) && Date.now() < deadline) await pause(50);
    else {
      await proxy.stop();
      throw new Error(`${name} does not start: ${log}`);
    }
  }
  return proxy;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Whether somebody listens on the port, whatever they respond. */
async function isOpen(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  await response?.body?.cancel();
  return response !== undefined;
}

function programOf(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
