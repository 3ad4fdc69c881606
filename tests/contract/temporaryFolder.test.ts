import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemporaryFolder } from '#server/temporaryFolder.ts';
import { eventually } from '../support/eventually.ts';

const home = mkdtempSync(join(tmpdir(), 'fairground-temporary-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(home, { recursive: true });
});

async function startProgram() {
  const program = join(__dirname, '../support/temporaryFolderProgram.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, home], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, path: line.toString().trim() };
}

test('a folder is removed with its lock, and no other program takes it before that', async () => {
  const first = await createTemporaryFolder(home);
  const second = await createTemporaryFolder(home);
  expect(existsSync(first.path)).toBe(true);
  first.remove();
  expect(
    readdirSync(home)
      .map((name) => join(home, name))
      .toSorted(),
  ).toEqual([second.path, `${second.path}.lock`]);
  second.remove();
  expect(readdirSync(home)).toEqual([]);
});

test('the folder of a killed program is removed by the next program, and that of a running program is not', async () => {
  const [killed, running] = await Promise.all([startProgram(), startProgram()]);
  // Before the kill: from then on the running program, too, may remove it, if it is still looking for such folders.
  expect(existsSync(join(killed.path, 'picture.jpg'))).toBe(true);
  const ended = once(killed.child, 'exit');
  killed.child.kill('SIGKILL');
  await ended;
  const next = await createTemporaryFolder(home);
  const expected = [running.path, next.path].flatMap((path) => [path, `${path}.lock`]);
  await eventually(() => {
    expect(
      readdirSync(home)
        .map((name) => join(home, name))
        .toSorted(),
    ).toEqual(expected.toSorted());
  });
  expect(existsSync(join(running.path, 'picture.jpg'))).toBe(true);
  next.remove();
});

test('a link that is named like a lock is not followed, and a pipe or folder does not block', async () => {
  const name = (digit: string) => `fairground-${digit.repeat(8)}-0000-0000-0000-000000000000`;
  const [kept, last] = [join(home, name('1')), join(home, name('4'))];
  mkdirSync(kept);
  writeFileSync(join(home, 'other'), '');
  symlinkSync(join(home, 'other'), `${kept}.lock`);
  execFileSync('mkfifo', [`${join(home, name('2'))}.lock`]);
  mkdirSync(`${join(home, name('3'))}.lock`);
  mkdirSync(last);
  writeFileSync(`${last}.lock`, '');
  const next = await createTemporaryFolder(home);
  await eventually(() => expect(existsSync(last)).toBe(false));
  expect(existsSync(kept)).toBe(true);
  next.remove();
});
