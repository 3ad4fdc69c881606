import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { event, folder, ndjson, place, start, until, useProgramFolder } from '../../support/mainProgram.ts';

useProgramFolder();

test('serves the site and its content, says so in one line, and ends on a signal', async () => {
  const { child, origin, query, ended } = await start();
  expect(await (await fetch(`${origin}/marketplace`)).text()).toBe('<title>The site</title>');
  expect(await (await fetch(`${origin}/vendor-application`)).text()).toBe('<title>The site</title>');
  expect(await query('*[_type == "place"] | order(_id asc).name')).toEqual(['Place 1', 'Place 2']);
  expect((await fetch(`${origin}/media/image/upload/nobody.jpg`)).status).toBe(404);
  expect((await fetch(`${origin}/v1/nothing`)).status).toBe(404);
  expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({
    status: 'ok',
    content: 'ok',
    database: 'unused',
    disk: 'ok',
  });
  child.kill('SIGINT');
  expect(await ended).toEqual({
    code: 0,
    stdout: `Fairground is ready: ${origin} (Testival, October 25-26, 2025, America/Los_Angeles)\n`,
    stderr: '',
  });
});

test('when the server answers, it prints what the site shows and how many faults the content has', async () => {
  mkdirSync(join(folder, 'dist/assets'));
  symlinkSync(join(__dirname, '../../../dist-node'), join(folder, 'dist-node'));
  const shown = { status: 'active', eventInstance: { _type: 'reference', _ref: event._id } };
  const alias = (current: string) => ({ alias: { _type: 'slug', current } });
  const documents = [{ ...place(1), ...shown, ...alias('one') }, { ...place(2), ...shown }, place(3)];
  writeFileSync(join(folder, 'event.ndjson'), ndjson(event, ...documents));
  const { child, output, ended } = await start();
  await until(() => output.stdout.includes('content check'));
  const [, counts, check] = output.stdout.split('\n');
  expect(counts).toMatch(/^0 events, 0 maps, 2 places, /);
  expect(check).toBe('content check: 1 error (npm run content:check)');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
});

test('without DATASET it serves the demo, and prints the address of its drafts', async () => {
  const { child, output, query, ended } = await start({ DATASET: '' });
  expect(output.stdout).toMatch(
    /^Fairground is ready: (http:\/\/localhost:\d+) \(Afterglow, October 25-26, 2025, America\/Los_Angeles\)\nDrafts: 3, shown at \1\/\?preview\n$/,
  );
  expect(await query('count(*[_type == "place"]) > 0')).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
});

test('the site shows the only event of a file', async () => {
  const other = { ...event, _id: 'fair-2031', nickname: 'Fair' };
  writeFileSync(join(folder, 'one.ndjson'), ndjson(other, place(1)));
  const { child, output, ended } = await start({ DATASET: 'one.ndjson' });
  expect(output.stdout).toMatch(/ \(Fair, October/);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('an edit of the dataset is shown; a broken edit is reported in one line and changes nothing', async () => {
  const { output, query } = await start();
  const places = () => query('count(*[_type == "place"])');
  writeFileSync(join(folder, 'event.ndjson'), ndjson(event, place(1), place(2), place(3)));
  await until(async () => (await places()) === 3);
  writeFileSync(join(folder, 'event.ndjson'), `${ndjson(event)}\n{"_id":`);
  await until(() => output.stderr.includes('\n'));
  expect(output.stderr).toMatch(/^event\.ndjson:2: not JSON \([^\n]+\)\n$/);
  expect(await places()).toBe(3);
});
