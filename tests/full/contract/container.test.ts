import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { scripts } from '../../../package.json';
import { eventually } from '../../support/eventually.ts';
import { until } from '../../support/mainProgram.ts';

const ROOT = join(__dirname, '../../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };

/** What a stage of the Dockerfile says, by the name of the instruction. */
const stages = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .map((stage) => {
    const lines = stage.split('\n').filter(Boolean);
    return (name: string) =>
      lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  });
const [packagesStage, baseStage, buildStage, image] = stages;
const ignored = read('.dockerignore').split('\n');
const pairs = (texts: string[]) => texts.flatMap((text) => text.split(' ').map((pair) => pair.split('=')));

/** Folder of the image: `site` is its working directory, `data` its volume. */
let folder: string;
const started: ChildProcess[] = [];

/** Makes what the last stage copies, with the present build, and exactly the packages that `npm prune` leaves. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-container-'));
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  for (const text of image?.('COPY') ?? []) {
    const [from, ...paths] = text.replaceAll('/site/', '').split(' ');
    expect(from).toBe('--from=build');
    const target = paths.pop() ?? '';
    for (const name of paths.filter((path) => path !== 'node_modules')) {
      // Made by the build, or sent to it.
      expect({ name, isIgnored: ignored.includes(name) }).toEqual({
        name,
        isIgnored: name.startsWith('dist'),
      });
      cpSync(join(ROOT, name), join(site, target === './' ? basename(name) : target), {
        recursive: true,
        filter: (path) => !ignored.some((other) => path === join(ROOT, other) && other !== name),
      });
    }
  }
  const copied: string[] = [];
  for (const [path, entry] of Object.entries(packages))
    if (/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && entry.dev !== true && existsSync(join(ROOT, path)))
      copied.push(path);
  execFileSync('cp', ['-R', '--parents', ...copied, site], { cwd: ROOT });
  execFileSync('chmod', ['-R', 'a+rX,a-w', site]);
  mkdirSync(join(folder, 'data'));
  chmodSync(join(folder, 'data'), 0o777);
});

afterAll(() => {
  for (const program of started) program.kill('SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

/** Starts a command of the image as it says, as a user who owns nothing. */
function start(text: string | undefined, port: number): ChildProcess {
  const [program = '', ...options] = JSON.parse(text ?? '[]') as string[];
  expect(program).toBe('node');
  const isRoot = process.getuid?.() === 0;
  const child = spawn(process.execPath, options, {
    cwd: join(folder, 'site'),
    env: {
      ...Object.fromEntries(pairs(image?.('ENV') ?? []) as [string, string][]),
      ...{ PORT: String(port), DATA_DIR: join(folder, 'data'), TMPDIR: join(folder, 'data') },
    },
    ...(isRoot && { uid: 65534, gid: 65534 }),
  });
  started.push(child);
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

test('the image serves pages and forms with production packages and a read-only folder, and stops in time', async () => {
  const port = await freePort();
  const server = start(image?.('CMD')[0], port);
  let [output, errors] = ['', ''];
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(server, 'exit');
  const check = async () =>
    (await once(start(image?.('HEALTHCHECK')[0]?.replace('CMD ', ''), port), 'exit'))[0];
  await until(() => output.includes('is ready') || server.exitCode !== null);
  expect(errors).toBe('');
  expect(await check()).toBe(0);

  const origin = `http://localhost:${port}`;
  // A slow machine sends the page that the browser renders, until it has rendered this one.
  const page = await eventually(async () => {
    const html = await (await fetch(`${origin}/marketplace?q=noo`)).text();
    expect(html).toContain('Noor Tintype');
    return html;
  });
  const [, picture = ''] = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page) ?? [];
  expect((await fetch(origin + picture)).headers.get('content-type')).toMatch(/^image\//);
  const signUp = await fetch(`${origin}/functions/v1/email-subscribe`, {
    method: 'POST',
    body: '{"email":"a@festival.example"}',
    headers: { apikey: 'sb_publishable_embedded', 'content-type': 'application/json' },
  });
  expect(signUp.status).toBe(200);
  expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({ database: 'ok', disk: 'ok' });

  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(errors).toBe('');
  expect(await check()).toBe(1);
});

test('the image is built as the site is, from what the build needs', () => {
  expect(packagesStage?.('RUN')).toEqual(['npm ci --ignore-scripts']);
  expect(buildStage?.('RUN')).toEqual(['npm run build && npm prune --omit=dev --ignore-scripts']);
  expect(scripts.start).toMatch(/ && node /);
  expect(JSON.parse(image?.('CMD')[0] ?? '')).toEqual(scripts.start.replace(/^.* && /, '').split(' '));
  expect(image?.('USER')).toEqual(['node']);
  const sources = spawnSync('git', ['ls-files', 'src', 'styles', 'public'], { cwd: ROOT, encoding: 'utf8' });
  const isLeftOut = (file: string) => ignored.some((path) => `${file}/`.startsWith(`${path}/`));
  expect(sources.stdout.trim().split('\n').filter(isLeftOut)).toEqual([]);
  for (const secret of ['.env', '.local', '.git']) expect(ignored).toContain(secret);
});

/** Names of variables in a source file's schema. */
const variablesIn = (file: string) =>
  [...read(file).matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name]) => name);
const siteVariables = variablesIn('src/lib/environment/siteEnvironment.ts');
const serverVariables = variablesIn('src/server/environment.ts');

interface Service {
  image?: string;
  build?: { args: string[] };
  environment?: Record<string, unknown> | string[];
  depends_on?: object;
  configs?: { source: string }[];
  volumes?: string[];
  command?: string;
}
interface Composition {
  services: Record<string, Service>;
  configs?: Record<string, { content: string }>;
  volumes: object;
}
const compose = load(read('compose.yaml')) as Composition;
const supabase = load(read('src/supabase/compose.yaml')) as Composition;

test('the image and compose.yaml take every variable of the site, and those of the server that a container needs', () => {
  const names = [...siteVariables].sort();
  expect(names).toHaveLength(15);
  expect(
    baseStage?.('ARG')
      .flatMap((text) => text.split(' '))
      .sort(),
  ).toEqual(names);
  expect(pairs(baseStage?.('ENV') ?? []).sort()).toEqual(names.map((name) => [name, `$${name}`]));
  const { build, environment } = compose.services.site ?? {};
  expect(build?.args.toSorted()).toEqual(names);
  // The first two are the image's own; the others are for programs that work beside a Supabase or Sanity project.
  const others = ['PORT', 'DATA_DIR', 'SUPABASE_SERVICE_ROLE_KEY', 'SANITY_WRITE_TOKEN'];
  expect([...(environment as string[]), ...others].sort()).toEqual([...serverVariables].sort());
});

test('in src/supabase/compose.yaml every service, file, volume and address exists', () => {
  const { services, configs = {}, volumes } = supabase;
  const all = { ...compose.services, ...services };
  const text = read('src/supabase/compose.yaml');
  for (const [name, service] of Object.entries(services)) {
    expect(service.image).toMatch(/^[\w/-]+:v?\d[\w.-]+$/);
    const dependencies = Array.isArray(service.depends_on)
      ? (service.depends_on as string[])
      : Object.keys(service.depends_on ?? {});
    expect(dependencies.filter((other) => !Object.hasOwn(all, other))).toEqual([]);
    for (const { source } of service.configs ?? []) expect(Object.keys(configs)).toContain(source);
    const mounted = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    for (const volume of mounted)
      expect(volume.startsWith('./') ? existsSync(join(ROOT, volume)) : Object.hasOwn(volumes, volume)).toBe(
        true,
      );
    const files = service.command?.split(' ').filter((word) => word.startsWith('/src/')) ?? [];
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    if (service.command !== undefined) expect(files.every((file) => file.includes(`/${name}/`))).toBe(true);
  }
  const hosts = [...text.matchAll(/(?:https?:\/\/|@)([a-z][\w-]*):\d+/g)].map(([, host]) => host ?? '');
  expect(hosts.filter((host) => !Object.hasOwn(all, host))).toEqual([]);
  expect(hosts).toContain('secure-file-upload');
});

test('the variables of src/supabase/compose.yaml are those that its guide lists', () => {
  const used = [...read('src/supabase/compose.yaml').matchAll(/(?<!\$)\$\{(\w+)(:-)?\}/g)];
  const needed = new Set(used.filter(([, , isOptional]) => !isOptional).map(([, name]) => name));
  const guide = read('docs/hosting/container.md');
  expect([...needed].filter((name) => !guide.includes(`${name}=`))).toEqual([]);
});

test('Deno of the functions is the one that they are tested with', () => {
  const [, version] = /'deno@([\d.]+)'/.exec(read('tests/deno/main.ts')) ?? [];
  expect(read('src/supabase/compose.yaml')).toContain(`denoland/deno:${version}\n`);
});
