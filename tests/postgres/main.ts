/**
 * The program behind `npm run test:postgres`: starts a PostgreSQL server of its own, and runs on it the suites that
 * `jest.config.ts` names. It needs an installed PostgreSQL, so it is not part of `npm test`. Arguments are those of jest.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTemplates } from './project.ts';
import { startServer } from './server.ts';

async function main(): Promise<void> {
  const server = await startServer();
  try {
    await createTemplates(server.socketPath);
    const options = ['--config', join(__dirname, 'jest.config.ts'), ...process.argv.slice(2)];
    const jest = spawn(process.execPath, [require.resolve('jest/bin/jest'), ...options], {
      stdio: 'inherit',
      env: { ...process.env, POSTGRES_SOCKET: server.socketPath },
    });
    // When jest has ended, the server is stopped.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => jest.kill(signal));
    const [code] = (await once(jest, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
