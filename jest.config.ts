/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that jest must transform, because they have only ES modules or use dynamic imports. */
const esmPackages = [
  '@electric-sql/',
  'nanoid',
  '@portabletext/',
  '@sanity/',
  'd3-',
  'get-it',
  'lodash-es',
  'minisearch',
  '@redux-devtools/',
  '@remix-run/',
  'react-virtuoso',
  'uuid',
  'yet-another-react-lightbox',
];

const shared = {
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')}))`],
  // The Studio's own packages; they exist after the Studio was started.
  modulePathIgnorePatterns: ['<rootDir>/src/studio/(node_modules|dist)/'],
  moduleNameMapper: {
    '\\.(module\\.scss|css)$': '<rootDir>/tests/support/classNames.ts',
    // Otherwise parts of the Studio would use its own React, once its packages are installed.
    '^react(/jsx-.*)?$': '<rootDir>/node_modules/react$1',
  },
  clearMocks: true,
} satisfies Partial<Config>;

/**
 * A project per kind of tests with its environment; docs/testing.md lists them. Rare and slow tests are in `tests/full/` and
 * run only with `npm run test:full`.
 */
function project(name: string, extra: Record<string, unknown> = {}) {
  return {
    ...shared,
    displayName: name,
    rootDir: __dirname,
    testEnvironment: 'node',
    testMatch: ['', 'full/'].map((part) => `<rootDir>/tests/${part}${name}/**/*.test.{ts,tsx}`),
    ...extra,
  };
}

export default {
  // Browsers on a slow machine take long for the same steps.
  testTimeout: 120_000,
  // By default jest leaves one core free, which is half of two.
  maxWorkers: '100%',
  // Suites leave garbage that is collected late, and slowly: a process is replaced before its heap slows it down.
  workerIdleMemoryLimit: '600MB',
  projects: [
    project('unit'),
    project('screens', {
      testEnvironment: '<rootDir>/tests/support/jsdomEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/screenSetup.ts'],
    }),
    project('contract'),
    project('architecture'),
    project('browser', { globalSetup: '<rootDir>/tests/support/browserSetup.ts' }),
  ],
} satisfies Config;
