/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that ship only ES modules, or import as they run, which jest must therefore transform. */
const esmPackages = [
  '@electric-sql/',
  'nanoid',
  '@portabletext/',
  '@sanity/',
  'get-it',
  '@redux-devtools/',
  '@remix-run/',
  'react-virtuoso',
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
  moduleNameMapper: { '\\.(module\\.scss|css)$': '<rootDir>/tests/support/classNames.ts' },
  clearMocks: true,
} satisfies Partial<Config>;

/**
 * Each project has one surrounding and one promise; see the map of the tests in README.md. What is rare and slow stands
 * beneath `tests/full/` and is run by `npm run test:full` alone.
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
  testTimeout: 30_000,
  // Jest would leave a core for others, and of two that is every second one.
  maxWorkers: '100%',
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
