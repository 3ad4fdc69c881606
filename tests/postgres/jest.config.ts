/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from '../../jest.config.ts';

/** Suites of the embedded backend in which the database decides: they run here against PostgreSQL. */
const SHARED = [
  'applicationDrafts',
  'applicationLink',
  'applicationMails',
  'applicationStates',
  'publishApplication',
  'retention',
  'staffDecisions',
  'staffPublishing',
  'staffReviews',
  'staffSignIn',
  'staffTokens',
  'supabaseForm',
  'supabaseRights',
  'supabaseSubscribe',
];

const contract = config.projects.find(({ displayName }) => displayName === 'contract');

export default {
  ...contract,
  displayName: 'postgres',
  testMatch: [
    '<rootDir>/tests/postgres/*.test.ts',
    ...SHARED.map((name) => `<rootDir>/tests/full/contract/${name}.test.ts`),
  ],
  moduleNameMapper: {
    '/database/databaseThread\\.ts$': '<rootDir>/tests/postgres/databaseThread.ts',
    '/databases\\.ts$': '<rootDir>/tests/postgres/databases.ts',
  },
  testTimeout: config.testTimeout,
  maxWorkers: config.maxWorkers,
} satisfies Config;
