import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPECTED_FINDINGS, faultyContent } from '../../fixtures/content-check/faultyContent.ts';
import { eventDocument, placeDocument, postDocument } from '../../support/builders.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { type ScriptedRequest, startScriptedServer } from '../../support/scriptedServer.ts';

const ROOT = join(__dirname, '../../..');
const PROGRAM = join(ROOT, 'src/server/content-check/main.ts');

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the program with only the given environment. */
function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', PROGRAM, ...args],
      { cwd: ROOT, env: { PATH: process.env.PATH, ...environment } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

const faulty = datasetFile(faultyContent);
const broken = datasetFile([eventDocument(), postDocument('Quiet', { buttonLabel: ['Go'] })]);
const repetitive = datasetFile([
  eventDocument(),
  ...Array.from({ length: 30 }, (_, index) => postDocument(`Post ${index}`, { buttonLabel: ['Go'] })),
]);
const flawed = datasetFile([eventDocument(), postDocument('Quiet', { buttonLabel: ['Go'] })]);

test('by default the demo has no faults, except notes on booths without a vendor', async () => {
  const { code, stdout, stderr } = await run([]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^ {2}note {5}booths: 6 booths have no vendor: .*\[free-booth\]$/m);
  expect(stdout).not.toMatch(/^ {2}(warning|error)/m);
  expect(stdout).toMatch(/\n\ncontent check: clean\n$/);
});

test('with warnings only the exit code is 0, and a group names the document and its path in the Studio', async () => {
  expect(await run([], { DATASET: flawed })).toEqual({
    code: 0,
    stdout: [
      'Quiet (post-quiet)  /structure/feedItem;post-quiet',
      '  warning  buttonLabel: cannot be read and is left out  [unread-field]',
      '',
      'content check: 1 warning',
      '',
    ].join('\n'),
    stderr: '',
  });
});

test('lines that are not documents are findings among the others', async () => {
  appendFileSync(broken, '\n{"_id": "cut\n{"_type": "place"}');
  const { code, stdout } = await run([broken]);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^Line \(\S+:3\)\n {2}error {4}is not a document: not JSON \(.*\) {2}\[broken-line\]$/m,
  );
  expect(stdout).toMatch(
    /^Line \(\S+:4\)\n {2}error {4}is not a document: no text in "_id" {2}\[broken-line\]$/m,
  );
  expect(stdout).toContain('Quiet (post-quiet)');
});

test('many findings of the same kind are listed together', async () => {
  const { stdout } = await run([repetitive]);
  expect(stdout).toMatch(
    /^30 findings of the same kind {2}\[unread-field\]\n {2}warning {2}Post 0 \(post-post-0\): buttonLabel: /,
  );
  expect(stdout).toMatch(/\n {2}and 10 more\n\ncontent check: 30 warnings\n$/);
});

test('with errors the exit code is 1, a named file is used first, and programs read the findings as JSON', async () => {
  const { code, stdout } = await run(['--json', faulty], { DATASET: flawed });
  expect(code).toBe(1);
  const { errors, warnings, findings } = JSON.parse(stdout) as Record<string, unknown> & {
    findings: object[];
  };
  expect([errors, warnings]).toEqual([34, 16]);
  expect(findings).toHaveLength(EXPECTED_FINDINGS.length);
  expect(findings).toContainEqual({
    severity: 'warning',
    rule: 'stale-draft',
    documentId: 'drafts.page-terms',
    type: 'staticPage',
    title: 'drafts.page-terms',
    message: 'the draft is older than the published document',
    studioPath: '/structure/staticPage;page-terms',
  });
});

test('the summary counts what is shown', async () => {
  const { stdout } = await run(['--summary', faulty]);
  expect(stdout).toMatch(/^5 events, 2 maps, 9 places, .*\ncontent check: 34 errors, 16 warnings \(.*\)\n$/);
});

test.each([
  ['a missing file', ['nowhere.ndjson'], 'nowhere.ndjson: no such file\n'],
  ['an unknown option', ['--all'], /^Unknown option '--all'[^\n]*\n$/],
])('%s is reported in one line', async (_, args, message) => {
  const { code, stdout, stderr } = await run(args);
  expect([code, stdout]).toEqual([2, '']);
  if (typeof message === 'string') expect(stderr).toBe(message);
  else expect(stderr).toMatch(message);
});

describe('the content of a hosted project', () => {
  const places = Array.from({ length: 1500 }, (_, index) => placeDocument(`Place ${index}`));
  const documents = [eventDocument(), placeDocument('Lost', { name: null }), ...places].sort((a, b) =>
    a._id < b._id ? -1 : 1,
  );

  /** One page of documents in the format of the service. */
  function page({ path }: ScriptedRequest) {
    const { searchParams } = new URL(path, 'http://service');
    const [last, size] = ['$last', '$size'].map((name) => JSON.parse(searchParams.get(name) ?? '') as never);
    const rest = documents.filter(({ _id }) => _id > String(last));
    return { body: JSON.stringify({ result: rest.slice(0, Number(size)) }) };
  }

  test('is read completely, page by page', async () => {
    const server = await startScriptedServer(page);
    const { code, stdout } = await run([], { SANITY_API_HOST: server.origin });
    await server.close();
    expect(stdout).toContain('place-lost (place-lost)  /structure/place;place-lost');
    expect(stdout).toContain('is not shown: name is missing');
    expect(code).toBe(1);
    expect(server.requests).toHaveLength(2);
  });

  test('is reported in one line if it cannot be read', async () => {
    const server = await startScriptedServer([{ status: 401, body: '{"message": "Who are you?"}' }]);
    const { code, stdout, stderr } = await run([], { SANITY_API_HOST: server.origin });
    await server.close();
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^http:[^\n]+: cannot be read \([^\n]+\)\n$/);
  });
});
