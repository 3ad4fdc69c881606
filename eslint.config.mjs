import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist-node',
      'export',
      'coverage',
      '.local',
      '**/node_modules',
      'src/studio/dist',
      'src/studio/.sanity',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // RTK Query uses `void` for 'no argument'.
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    // Rules that know types. The Studio's are known only where its packages are installed.
    files: ['**/*.{ts,tsx}'],
    ignores: ['src/studio/**'],
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig.json',
          'src/worker/tsconfig.json',
          'src/server/tsconfig.json',
          'tests/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingAny: true }],
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-array-delete': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/no-duplicate-type-constituents': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-redundant-type-constituents': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/restrict-plus-operands': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
    },
  },
  {
    // What is `any` is not passed on. In tests it is what jest's matchers and JSON are.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/studio/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/require-array-sort-compare': 'error',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/hooks/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    // Pure parts: they run on Node, in workers and in the Studio, and are tested without rendering. All of lib is pure
    // by the rule of layers below.
    files: [
      'src/content/**/*.ts',
      'src/features/*/model/**/*.ts',
      'src/features/**/*{Codec,Slice}.ts',
      'src/submissions/*Schema.ts',
    ],
    // Hooks, and what makes them.
    ignores: ['src/content/**/use*.ts', 'src/content/{store,client/contentApi,lists/listQueries,map/api}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-*', '@reduxjs/toolkit/query/react', '#hooks/*', '#ui/*', '**/*.tsx'] },
      ],
    },
  },
  {
    // The layers and their allowed imports (docs/decisions/0001-layers-and-imports.md).
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
      'boundaries/include': ['src/**/*'],
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'boundaries/elements': [
        { type: 'entry', pattern: 'src/entry' },
        { type: 'gallery', pattern: 'src/gallery' },
        { type: 'app', pattern: 'src/app' },
        { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
        { type: 'content', pattern: 'src/content' },
        { type: 'submissions', pattern: 'src/submissions' },
        { type: 'ui', pattern: 'src/ui' },
        { type: 'hooks', pattern: 'src/hooks' },
        { type: 'lib', pattern: 'src/lib' },
        { type: 'worker', pattern: 'src/worker' },
        { type: 'server', pattern: 'src/server' },
        { type: 'supabase', pattern: 'src/supabase' },
        { type: 'build', pattern: 'src/build' },
        { type: 'demo', pattern: 'src/demo' },
        { type: 'studio', pattern: 'src/studio' },
      ],
      'boundaries/files': [
        // The public face of a feature.
        { category: 'face', pattern: 'src/features/*/index.ts' },
        // Shared by all features: the type of a definition, and the context with all definitions.
        { category: 'shared', pattern: 'src/features/*.ts' },
        // What components look like, for the gallery.
        { category: 'samples', pattern: 'src/**/*.samples.tsx' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkInternals: true,
          policies: [
            ...[
              layer('entry', ['gallery', 'app', 'worker', 'lib']),
              layer('gallery', ['gallery', 'app', 'content', 'ui', 'hooks', 'lib']),
              layer('app', ['app', 'content', 'submissions', 'ui', 'hooks', 'lib']),
              layer('feature', ['content', 'submissions', 'ui', 'hooks', 'lib']),
              layer('content', ['content', 'lib']),
              layer('submissions', ['submissions', 'lib']),
              layer('ui', ['ui', 'hooks', 'lib']),
              layer('hooks', ['hooks', 'lib']),
              layer('lib', ['lib']),
              layer('worker', ['worker', 'lib']),
              // Of content and submissions only the pure parts; the rule below names them.
              layer('server', ['server', 'supabase', 'build', 'demo', 'content', 'submissions', 'lib']),
              layer('supabase', ['supabase', 'content', 'submissions', 'lib']),
              layer('build', ['build', 'server', 'content', 'lib']),
              layer('demo', ['demo', 'content', 'lib']),
              layer('studio', ['studio', 'content', 'lib']),
            ],
            // Files of a feature may import each other. Files outside may import only its index.ts.
            {
              from: { element: { type: 'feature' } },
              allow: {
                to: {
                  element: { type: 'feature', captured: { feature: '{{ from.element.captured.feature }}' } },
                },
              },
            },
            {
              from: { element: { types: { anyOf: ['app', 'feature'] } } },
              allow: { to: { element: { type: 'feature' }, file: { categories: 'face' } } },
            },
            {
              from: { element: { types: { anyOf: ['app', 'feature'] } } },
              allow: { to: { file: { categories: 'shared' } } },
            },
            {
              from: { file: { categories: 'shared' } },
              allow: [
                { to: { element: { types: { anyOf: ['content', 'lib'] } } } },
                { to: { file: { categories: 'shared' } } },
              ],
            },
            {
              from: { file: { categories: 'samples' } },
              allow: { to: { element: { type: 'gallery' } } },
            },
            { allow: { to: { module: { origin: 'external' } } } },
            {
              from: { element: { types: { anyOf: ['server', 'supabase', 'build', 'demo', 'studio'] } } },
              allow: { to: { module: { origin: 'core' } } },
            },
            {
              from: {
                element: { types: { anyOf: ['lib', 'worker', 'server', 'supabase', 'build', 'demo'] } },
              },
              disallow: {
                to: { module: { origin: 'external', source: ['react', 'react-*', '@reduxjs/*', 'redux'] } },
              },
            },
          ],
        },
      ],
    },
  },
);

/** A layer and the layers that it may import. */
function layer(from, to) {
  return { from: { element: { type: from } }, allow: { to: { element: { types: { anyOf: to } } } } };
}
