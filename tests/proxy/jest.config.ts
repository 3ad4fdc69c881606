/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from '../../jest.config.ts';
import { ENGINES } from './engines.ts';

const contract = config.projects.find(({ displayName }) => displayName === 'contract');
const installed = ENGINES.filter((engine) => engine.isInstalled());
const missing = ENGINES.filter((engine) => !installed.includes(engine));

for (const { name } of missing) console.error(`${name} is not installed: its tests do not run.`);
if (installed.length === 0) throw new Error('Install one of them, such as by apt install varnish nginx.');

export default {
  ...contract,
  displayName: 'proxy',
  testMatch: installed.map(({ name }) => `<rootDir>/tests/proxy/${name}/*.test.ts`),
  testTimeout: config.testTimeout,
  // Suites share two cores with the servers that they start.
  maxWorkers: 1,
} satisfies Config;
